/**
 * Recognises rows that are left out of a list for a figure that is nothing but a total of rows: without them the list balances from
 * it, for with them it needs no opening balance.
 *
 *   Purchases abroad
 *   14/04   BOOKS          57.50
 *   03/05   HOTEL         851.82
 *   Total abroad          909.32     ← no opening balance of the rows above
 */
import type { Minor } from '@extracto/model';
import type { Settlement } from '../interpret/settle-amounts.ts';
import type { PrintedMoney } from './collect-printed.ts';
import { isMoved } from './place-rows.ts';
import type { PlacedRow } from './statement-parts.ts';

export type PrintedEnds = Pick<PrintedMoney, 'openings' | 'closings'>;

/**
 * `settled`: the rows of `placed` without those of `leftOut`. The total is theirs, or that of any table. An end that a label names
 * is one, whatever rows come to.
 */
export function opensWithTotal(
  { opening, closing }: Settlement,
  { openings, closings }: PrintedEnds,
  placed: readonly PlacedRow[],
  leftOut: readonly PlacedRow[],
): boolean {
  const isNamed = (end: Minor) => [...openings, ...closings].some(({ value }) => value === end);
  const unnamed = [opening, closing].flatMap((end) => (end === null || isNamed(end) ? [] : [Math.abs(end)]));
  if (unnamed.length === 0) return false;
  const tables = Map.groupBy(placed, ({ table }) => table).values();
  return [leftOut, ...tables].some((rows) => unnamed.includes(totalOf(rows)));
}

/** Without its direction: purchases are printed without a sign, and what came back with a minus. */
function totalOf(rows: readonly PlacedRow[]): Minor {
  let sum = 0;
  for (const { entry } of rows.filter(isMoved)) {
    const { magnitude, token } = entry.amount!;
    sum += token.sign === -1 ? -magnitude : magnitude;
  }
  return Math.abs(sum);
}
