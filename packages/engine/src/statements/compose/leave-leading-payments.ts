/**
 * Cards list the payments of the last month in front of the purchases, each kind in an order of its own: the first purchase may be
 * of an earlier day.
 *
 *   07-04   YOUR PAYMENT       -482.00
 *   11-03   GREEN GROCER         45.20
 *   03-04   CAFE                  9.30
 */
import { findKind } from '../../knowledge/transaction-kinds.ts';
import type { Settlement } from '../interpret/settle-amounts.ts';
import type { DatedRow, PlacedRow } from './statement-parts.ts';

/**
 * `rows`: those that the amounts are of. Returns the dated rows without such payments, all of them on an account that holds money, and
 * where money that comes in further below is no refund: there the first row is of no group of its own, and its day may be misprinted.
 */
export function leaveLeadingPayments(
  dated: readonly DatedRow[],
  rows: readonly PlacedRow[],
  { amounts, polarity }: Settlement,
): readonly DatedRow[] {
  if (polarity === 1) return dated;
  const moved = new Map(rows.map(({ row }, index) => [row, amounts[index] ?? 0]));
  const amountOf = ({ row }: DatedRow) => moved.get(row) ?? 0;
  const first = dated.findIndex((place) => amountOf(place) <= 0);
  if (first < 0) return dated;
  const rest = dated.slice(first);
  const isPayment = (place: DatedRow) => amountOf(place) > 0 && findKind(textOf(place)) !== 'refund';
  return rest.some(isPayment) ? dated : rest;
}

function textOf({ row }: DatedRow): string {
  return row.texts.values().join(' ');
}
