/**
 * Cards list the payments of the last month in front of the purchases, each kind in an order of its own: the first purchase may be
 * of an earlier day.
 *
 *   07-04   YOUR PAYMENT       -482.00
 *   11-03   GREEN GROCER         45.20
 *   03-04   CAFE                  9.30
 */
import { findKind } from '../../knowledge/transaction-kinds.ts';
import { resolveDate } from '../../tokens/resolve-dates.ts';
import type { Settlement } from '../interpret/settle-amounts.ts';
import type { DatedRow, PlacedRow, StatementParts } from './statement-parts.ts';

/**
 * `rows`: those that the amounts are of. Returns the dated rows without such payments, all of them on an account that holds money, and
 * where money that comes in further below is another payment: there the first row is of no group of its own, and its day may be misprinted.
 * So it may where only one of its two days is out of order.
 */
export function leaveLeadingPayments(
  dated: readonly DatedRow[],
  rows: readonly PlacedRow[],
  { amounts, polarity }: Settlement,
  parts: StatementParts,
): readonly DatedRow[] {
  if (polarity === 1) return dated;
  const moved = new Map(rows.map(({ row }, index) => [row, amounts[index] ?? 0]));
  const amountOf = ({ row }: DatedRow) => moved.get(row) ?? 0;
  const first = dated.findIndex((place) => amountOf(place) <= 0);
  if (first < 0 || isInOrderByOther(dated[first - 1], dated[first]!, parts)) return dated;
  const [led, rest] = [dated.slice(0, first), dated.slice(first)];
  const [ofPayments, ofPurchases] = [led, rest.filter((place) => amountOf(place) < 0)].map(
    (places) => new Set(places.flatMap(wordsOf)),
  );
  const isPayment = (place: DatedRow) => {
    if (amountOf(place) <= 0) return false;
    const words = wordsOf(place);
    if (words.some((word) => ofPayments!.has(word))) return true;
    // what a shop gives back is called like what was bought there
    return findKind(words.join(' ')) !== 'refund' && !words.some((word) => ofPurchases!.has(word));
  };
  return rest.some(isPayment) ? dated : rest;
}

/** "08-12   01-12   YOUR PAYMENT" above "02-12   01-12   GREEN GROCER": by its other day the payment is in order. */
function isInOrderByOther(payment: DatedRow | undefined, next: DatedRow, { order, years }: StatementParts): boolean {
  if (payment === undefined || payment.table !== next.table) return false;
  return [...payment.row.dates].some(([column, token]) => {
    const other = next.row.dates.get(column);
    if (column === next.table.use.date || other === undefined) return false;
    const [own, following] = [token, other].map((one) => resolveDate(one, order, years));
    return own != null && following != null && own <= following;
  });
}

/** Words of three letters or more; two are enough in scripts without small letters. */
function wordsOf({ row }: DatedRow): readonly string[] {
  const text = row.texts.values().join(' ').toLowerCase();
  return text.match(/\p{L}{3,}|\p{Lo}{2,}/gu) ?? [];
}
