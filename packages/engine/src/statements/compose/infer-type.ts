/**
 * The type of an account that neither a word nor its number names, by what is booked on it: wages come in, cards and direct debits
 * go out, many different people are paid; or nothing but interest and transfers. Only where money held is told from money owed
 * without the type, so that the verdict is the same with and without it.
 * Known weakness: a savings account whose transfers carry words that no language lists as a transfer.
 */
import type { AccountType, DraftTransaction } from '@extracto/model';
import { foldText } from '../../knowledge/normalise-label.ts';
import { STATEMENTS } from '../thresholds.ts';

const { LEAST, FEWEST_PAYEES, PAYEE_LETTERS } = STATEMENTS.inferType;

/** Where payments and wages go over current accounts, and where they go over accounts that are called savings accounts. */
const EVERYDAY = new Map<string | null, AccountType>([
  ...list(
    'checking',
    `AED ALL AMD AUD AZN BAM BGN BHD BRL BYN CAD CHF CLP CZK DKK DZD EUR GBP GEL HUF ILS ISK JOD KWD KZT MAD MDL MKD MXN
    NOK NZD OMR PLN QAR RON RSD RUB SAR SEK TND TRY UAH USD VND XAF XOF ZAR`,
  ),
  ...list('savings', 'COP IDR INR JPY LKR PHP THB'),
]);

/** One booking may be a word in somebody's name; wages, or two others, are what an account for every day is kept for. */
const WEIGHTS: Readonly<Record<DraftTransaction['type'], Readonly<Partial<Record<string, number>>>>> = {
  credit: { salary: 2 },
  debit: { card_payment: 1, direct_debit: 1, check: 1, cash: 1 },
};
/** Firms have no savings accounts, but cheques, direct debits and payees do not tell a firm from a person. */
const PERSONAL: ReadonlySet<DraftTransaction['kind']> = new Set(['salary', 'card_payment', 'cash']);

/** What a savings account books, too. */
const OWN_MONEY: ReadonlySet<DraftTransaction['kind']> = new Set(['transfer', 'interest', 'fee']);
interface BookedAccount {
  readonly currency: string | null;
  readonly rows: readonly DraftTransaction[];
  /** The balances say that money is held: without them a list of purchases may be that of a card. */
  readonly isHeld: boolean;
}

/** `null`: nothing says it. */
export function inferType({ currency, rows, isHeld }: BookedAccount): AccountType | null {
  const everyday = EVERYDAY.get(currency) ?? null;
  const counted = everyday === 'savings' ? rows.filter(({ kind }) => PERSONAL.has(kind)) : rows;
  const weight = counted.reduce((sum, { type, kind }) => sum + (WEIGHTS[type][kind ?? ''] ?? 0), 0);
  if (everyday !== null && weight >= LEAST) return everyday;
  if (everyday === 'checking' && isHeld && countPayees(rows) >= FEWEST_PAYEES) return everyday;
  const isSaved = rows.some(({ type, kind }) => type === 'credit' && kind === 'interest');
  return isSaved && rows.every(({ kind }) => OWN_MONEY.has(kind)) ? 'savings' : null;
}

function countPayees(rows: readonly DraftTransaction[]): number {
  const paid = rows.filter(({ type, kind }) => type === 'debit' && !OWN_MONEY.has(kind));
  const letters = paid.map(({ description }) =>
    foldText(description)
      .replace(/[^\p{L} ]/gu, '')
      .trim(),
  );
  return new Set(letters.map((text) => text.slice(0, PAYEE_LETTERS))).size;
}

function list(type: AccountType, currencies: string): [string, AccountType][] {
  return currencies.split(/\s+/).map((currency) => [currency, type]);
}
