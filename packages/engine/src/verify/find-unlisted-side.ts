/**
 * Cards that sum up the payments of the month and list the purchases alone: opening balance, rows and that total come to the closing
 * balance. Rows are missing then, which is no contradiction among those that are printed.
 *
 *   previous balance  84,100     payments  84,100     new balance  296,323
 *   03.08  GROCER  9,587   …   in all 296,323
 */
import { addsTo, type Ledger } from './prepare-ledger.ts';

/** `null` also where running balances are printed, which every row would be among. */
export function findUnlistedSide({ opening, closing, polarity, rows, totals }: Ledger): 'credit' | 'debit' | null {
  if (opening === null || closing === null || rows.length === 0) return null;
  if (rows.some(({ balance }) => balance !== null)) return null;
  const sum = rows.reduce((total, { amount }) => total + amount, 0);
  const explains = (type: 'credit' | 'debit') => {
    const printed = totals[type] ?? 0;
    const isListed = rows.some((row) => row.amount !== 0 && addsTo(row, type));
    const moved = sum + (type === 'credit' ? printed : -printed);
    return printed !== 0 && !isListed && opening + polarity * moved === closing;
  };
  return explains('credit') ? 'credit' : explains('debit') ? 'debit' : null;
}
