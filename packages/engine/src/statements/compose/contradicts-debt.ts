/**
 * True when the rows speak against the side that the page suggests of the account: then nothing tells which way the money went,
 * though the same figures fit. Wages are charged to no debt, most rows of a card are no payments (a card that is overpaid prints the
 * same figures), no loan is overpaid, and words that only the balances gave a side say nothing against a bill.
 */
import { OWED_ACCOUNTS } from '@extracto/model';
import { directionOf } from '../../knowledge/direction-of.ts';
import type { Settlement } from '../interpret/settle-amounts.ts';
import { showsDirection } from './is-sign-guessed.ts';
import type { PlacedRow, StatementParts } from './statement-parts.ts';
import { describe } from './to-transaction.ts';
import { arePaidWages } from './told-by-kinds.ts';

export function contradictsDebt(
  { fields, account: { type } }: Pick<StatementParts, 'fields' | 'account'>,
  rows: readonly PlacedRow[],
  settled: Pick<Settlement, 'polarity' | 'convention' | 'amounts' | 'opening' | 'closing'>,
): boolean {
  const { polarity, convention, amounts, opening, closing } = settled;
  if (polarity === 1) return type !== null && OWED_ACCOUNTS.has(type.type) && rows.some(isMarkedByBalances);
  const isStated = type?.certainty === 'stated';
  if (isStated && type.type === 'loan') return (opening ?? 0) < 0 || (closing ?? 0) < 0;
  if (isStated && fields.some(asksForPayment)) return false;
  const moved = amounts.filter((amount) => amount !== null && amount !== 0);
  const paid = rows.filter((row, index) => (amounts[index] ?? 0) > 0 && !saysPaid(row, convention));
  const isNamed = rows.some(({ entry }) => entry.amount !== null && entry.amount.columnRole !== 'amount');
  return arePaidWages(rows, amounts) || (!isNamed && paid.length * 2 > moved.length);
}

/** A minimum payment that is not zero: the card is not overpaid. */
export function asksForPayment({ label, money }: StatementParts['fields'][number]): boolean {
  return label === 'minimumPayment' && money.some(({ text }) => /[1-9]/.test(text));
}

/** By a mark, by the heading above it, or in words. */
function saysPaid(place: PlacedRow, convention: Settlement['convention']): boolean {
  const { row, table, entry } = place;
  const isMarked = !isMarkedByBalances(place) && showsDirection(place, convention);
  return isMarked || entry.amount!.sectionSign === 1 || directionOf(describe(row, table)) === 1;
}

/** The marker is neither printed beside the amount nor in a column of marks. */
function isMarkedByBalances({ row, entry: { amount } }: PlacedRow): boolean {
  if (amount === null || amount.token.marker === null || row.mark !== null) return false;
  return !row.money.values().some(({ marker }) => marker !== null);
}
