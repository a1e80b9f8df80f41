/**
 * Leaves out printed totals of a part: of one column where the fees of another are added to the amounts, or less than a part of the
 * summary that went the same way; and those of more than the list, which pending and failed rows are no part of.
 *
 *   Total withdrawn   6,420.00     Total charges   114.00      the rows move 6,534.00
 *   Payments        - 1,409.33     Other credits  - 32.99      the rows bring in 1,442.32
 */
import type { Minor } from '@extracto/model';
import { isNegative, minorOf, signedMinor } from '../../tokens/notation.ts';
import type { LabelledMoney } from '../interpret/select-labelled.ts';
import type { PrintedMoney } from './collect-printed.ts';
import type { PlacedRow, StatementParts } from './statement-parts.ts';

type Parts = Pick<StatementParts, 'notation' | 'summaryParts'>;

export function leavePartTotals(
  printed: PrintedMoney,
  placed: readonly PlacedRow[],
  pending: readonly PlacedRow[],
  parts: Parts,
): PrintedMoney {
  const left = (side: 'credit' | 'debit') => {
    const [own, others] = [sumOf(placed, side), sumOf(pending, side)];
    return leaveSmaller(printed[`${side}s`], parts, side).filter(
      ({ value }) => others === 0 || Math.abs(value) !== own + others,
    );
  };
  return leaveFees({ ...printed, credits: left('credit'), debits: left('debit') }, placed, parts);
}

/** By the printed signs and columns. */
function sumOf(rows: readonly PlacedRow[], side: 'credit' | 'debit'): Minor {
  return rows.reduce((sum, { entry: { amount } }) => {
    if (amount === null) return sum;
    const isDebit = amount.columnRole === 'debit' || isNegative(amount.token);
    return isDebit === (side === 'debit') ? sum + amount.magnitude : sum;
  }, 0);
}

function leaveSmaller(
  totals: readonly LabelledMoney[],
  { notation, summaryParts }: Parts,
  side: 'credit' | 'debit',
): readonly LabelledMoney[] {
  const values = summaryParts.flatMap(({ field, direction, isWhole }) => {
    const token = field.money.find(({ strong }) => strong);
    const value = token === undefined || !isWhole || direction !== side ? null : signedMinor(token, notation);
    return value === null ? [] : [Math.abs(value)];
  });
  return totals.filter(({ value }) => values.every((part) => part <= Math.abs(value)));
}

/** Totals of the amounts without the fees, of the fees, and of one column of them. */
function leaveFees(printed: PrintedMoney, placed: readonly PlacedRow[], { notation }: Parts): PrintedMoney {
  let [bare, outside] = [0, 0];
  const ofColumns = new Map<number, Minor>();
  for (const { row, entry, fees = [] } of placed) {
    if (row.kind !== 'transaction' || entry.amount === null) continue;
    const { magnitude, token, columnRole } = entry.amount;
    const own = minorOf(token, notation) ?? magnitude;
    if (columnRole === 'debit' || isNegative(token)) bare += own;
    for (const { column, value } of fees) ofColumns.set(column, (ofColumns.get(column) ?? 0) + value);
    outside += Math.abs(magnitude - own);
  }
  if (outside === 0) return printed;
  const parts = new Set([bare, outside, ...ofColumns.values()]);
  return { ...printed, debits: printed.debits.filter(({ value }) => !parts.has(Math.abs(value))) };
}
