/**
 * True when the rows speak against the side that the page suggests of the account: then nothing tells which way the money went,
 * though the same figures fit. Wages are charged to no debt, most rows of a card are no payments, and words that only the
 * balances gave a side say nothing against a bill.
 */
import { OWED_ACCOUNTS } from '@extracto/model';
import type { WeighedType } from '../../fields/weigh-account-type.ts';
import type { Settlement } from '../interpret/settle-amounts.ts';
import type { PlacedRow } from './statement-parts.ts';
import { arePaidWages } from './told-by-kinds.ts';

export function contradictsDebt(
  type: WeighedType | null,
  rows: readonly PlacedRow[],
  { polarity, amounts }: Pick<Settlement, 'polarity' | 'amounts'>,
): boolean {
  if (polarity === 1) return type !== null && OWED_ACCOUNTS.has(type.type) && rows.some(isMarkedByBalances);
  if (type?.certainty === 'stated') return false;
  const moved = amounts.filter((amount) => amount !== null && amount !== 0);
  const isPaidMostly = moved.filter((amount) => amount! > 0).length * 2 > moved.length;
  const isNamed = rows.some(({ entry }) => entry.amount !== null && entry.amount.columnRole !== 'amount');
  return arePaidWages(rows, amounts) || (!isNamed && isPaidMostly);
}

/** The marker is neither printed beside the amount nor in a column of marks. */
function isMarkedByBalances({ row, entry: { amount } }: PlacedRow): boolean {
  if (amount === null || amount.token.marker === null || row.mark !== null) return false;
  return !row.money.values().some(({ marker }) => marker !== null);
}
