/**
 * The type of an account that no word names, by what is booked on it: wages come in, cards and direct debits go out.
 * Only where money held is told from money owed without the type, so that the verdict is the same with and without it.
 * Known weakness: in other countries than those below, savings accounts have cards as well.
 */
import type { AccountType, DraftTransaction } from '@extracto/model';

/** Where payments by card, direct debits and wages go over current accounts alone. */
const CURRENCIES: ReadonlySet<string | null> = new Set(
  'AED AUD BGN CAD CHF CLP CZK DKK EUR GBP HUF ILS ISK NOK NZD PLN RON RSD RUB SEK TRY UAH USD'.split(' '),
);

/** One booking may be a word in somebody's name; wages, or two others, are what an account for every day is kept for. */
const WEIGHTS: Readonly<Record<DraftTransaction['type'], Readonly<Partial<Record<string, number>>>>> = {
  credit: { salary: 2 },
  debit: { card_payment: 1, direct_debit: 1, check: 1, cash: 1 },
};
const LEAST = 2;

/** `null`: nothing says it. */
export function inferType(currency: string | null, rows: readonly DraftTransaction[]): AccountType | null {
  if (!CURRENCIES.has(currency)) return null;
  const weight = rows.reduce((sum, { type, kind }) => sum + (WEIGHTS[type][kind ?? ''] ?? 0), 0);
  return weight >= LEAST ? 'checking' : null;
}
