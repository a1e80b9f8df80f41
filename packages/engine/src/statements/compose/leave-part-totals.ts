/**
 * Leaves out printed totals of one column where the fees of another are added to the amounts: neither is what the rows moved.
 *
 *   Total withdrawn   6,420.00     Total charges   114.00      the rows move 6,534.00
 */
import { minorOf, type Notation } from '../../tokens/notation.ts';
import type { PrintedMoney } from './collect-printed.ts';
import type { PlacedRow } from './statement-parts.ts';

export function leavePartTotals(printed: PrintedMoney, placed: readonly PlacedRow[], notation: Notation): PrintedMoney {
  let [amounts, fees] = [0, 0];
  for (const { row, entry } of placed) {
    if (row.kind !== 'transaction' || entry.amount === null) continue;
    const { magnitude, token, columnRole } = entry.amount;
    const own = minorOf(token, notation) ?? magnitude;
    fees += Math.abs(magnitude - own);
    if (columnRole === 'debit') amounts += own;
  }
  if (fees === 0) return printed;
  const isPart = (value: number) => Math.abs(value) === amounts || Math.abs(value) === fees;
  return { ...printed, debits: printed.debits.filter(({ value }) => !isPart(value)) };
}
