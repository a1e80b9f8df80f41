/**
 * Cards that sum up the payments of the month and list the purchases alone: opening balance, rows and that total come to the closing
 * balance. Rows are missing then, which is no contradiction among those that are printed.
 *
 *   previous balance  84,100     payments  84,100     new balance  296,323
 *   03.08  GROCER  9,587   …   in all 296,323
 */
import type { Minor } from '@extracto/model';
import { addsTo, type Ledger } from './prepare-ledger.ts';

export interface UnlistedSide {
  readonly side: 'credit' | 'debit';
  /** What the page says that it came to. */
  readonly amount: Minor;
}

/**
 * `null` also where running balances are printed, which every row would be among. A figure whose label may mean something else will
 * do, because the balances say the same.
 */
export function findUnlistedSide({ opening, closing, polarity, rows, totals, controls }: Ledger): UnlistedSide | null {
  if (opening === null || closing === null || rows.length === 0) return null;
  if (rows.some(({ balance }) => balance !== null)) return null;
  const sum = rows.reduce((total, { amount }) => total + amount, 0);
  const sides = (['credit', 'debit'] as const).filter((side) => !rows.some((row) => addsTo(row, side)));
  const named = sides.flatMap((side) => [
    { side, amount: totals[side] ?? 0 },
    ...controls
      .filter(({ kind, direction }) => MOVED.has(kind) && direction === side)
      .map(({ value }) => ({ side, amount: value })),
  ]);
  const explains = ({ side, amount }: UnlistedSide) =>
    amount !== 0 && opening + polarity * (sum + (side === 'credit' ? amount : -amount)) === closing;
  return named.find(explains) ?? null;
}

const MOVED: ReadonlySet<string> = new Set(['total', 'part']);
