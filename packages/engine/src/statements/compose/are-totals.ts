import { labelRecord } from '../../tables/rows/label-record.ts';
import type { PlacedRow } from './statement-parts.ts';
import { describe } from './to-transaction.ts';

/**
 * Tells whether all rows of a reading are called totals: "Deposits (1)  1,631" and "Withdrawals (5)  6,548" lead from the opening to the
 * closing balance as well as the rows do that they sum up, and prove nothing.
 */
export function areTotals(placed: readonly PlacedRow[]): boolean {
  return placed.every(({ row, table }) => row.kind !== 'transaction' || labelRecord(describe(row, table)) === 'total');
}
