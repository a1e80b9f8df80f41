import { OWED_ACCOUNTS } from '@extracto/model';
import type { WeighedType } from '../../fields/weigh-account-type.ts';
import { sectionKinds } from '../../tables/rows/label-record.ts';
import { CONVENTIONS, type Convention, sectionSign } from '../interpret/amounts.ts';
import type { PlacedRow } from './statement-parts.ts';
import { COMPOSE } from './thresholds.ts';

const { FEWEST_ROWS } = COMPOSE.isSignGuessed;

interface Evidence {
  readonly type: WeighedType | null;
  readonly rows: readonly PlacedRow[];
  readonly convention: Convention;
  readonly polarity: 1 | -1;
  /** The balances are below zero, which a stated debt does not explain without a payment that is due or a fee among the rows. */
  readonly turned: boolean;
  /** A total that is certainly called one of credits or of debits holds, and would not with all signs reversed. */
  readonly isTotalled: boolean;
  /** The page prints the number of an account that others pay into. */
  readonly hasIban: boolean;
}

/**
 * The same figures fit an account that holds money and one that owes it, with all signs reversed. The page tells them
 * apart when it states the kind of account, or when it prints the direction of a row: a named debit or credit column, a
 * mark, a plus, a heading that means the same on both, a total of one side. An account that others pay into holds money,
 * and so does one that no word calls a debt, where most rows lower the balance. Without any of these the signs are a guess and prove
 * nothing. That money is owed must be stated: else a column of debits that raise the balance may have the name of the other.
 */
export function isSignGuessed(evidence: Evidence): boolean {
  const { rows, convention, polarity, turned, isTotalled } = evidence;
  // a debt that the balances refute is none; whoever stated it leaves the signs ambiguous
  const isRefuted = evidence.type !== null && OWED_ACCOUNTS.has(evidence.type.type) && polarity === 1;
  const type = isRefuted ? null : evidence.type;
  // a kind that holds money says nothing of signs that only a debt explains
  const isStated = type?.certainty === 'stated' && (polarity === 1 || OWED_ACCOUNTS.has(type.type));
  if (isTotalled || (!turned && (isStated || type?.isBill === true || rows.some(isBalanceMarked)))) return false;
  const moved = rows.filter(({ entry }) => (entry.amount?.magnitude ?? 0) !== 0);
  // that money is owed must be stated, also where words that name no kind of account suggest it
  const isOwedUnstated = polarity === -1 && !isStated && (type === null || !OWED_ACCOUNTS.has(type.type));
  if (isOwedUnstated || (type === null && evidence.type?.certainty === 'stated')) return moved.length > 0;
  if (type === null && moved.some(isAgainstName)) return true;
  return (
    moved.length > 0 &&
    !moved.some((row) => showsDirection(row, convention)) &&
    !isSurelyHeld({ ...evidence, type }, moved)
  );
}

/**
 * Most rows of any account are spending. On a bill, spending raises the debt and only the few payments have a minus; so when most
 * rows lower the balance, the account holds money. Without a word that says so, their minus must be printed.
 */
function isSurelyHeld({ type, convention, polarity, hasIban }: Evidence, moved: readonly PlacedRow[]): boolean {
  const isKnown = type === null ? hasIban : type.isUnopposed && !OWED_ACCOUNTS.has(type.type);
  if (polarity !== 1 || convention !== 'asPrinted' || (!isKnown && type !== null)) return false;
  const isSpent = ({ entry: { amount } }: PlacedRow) =>
    amount!.token.sign === -1 || (isKnown && amount!.columnRole === 'debit');
  return moved.filter(isSpent).length * 2 > moved.length && (isKnown || moved.length >= FEWEST_ROWS);
}

/** "64,11 Dr": towards a debit goes what leaves the holder, of money held and of money owed. */
function isBalanceMarked({ row, table: { use } }: PlacedRow): boolean {
  return use.balance !== null && row.money.get(use.balance)?.marker != null;
}

/** "Charges" that raise the balance and "Payments" that lower it: the balances gave a column the side that its name denies. */
function isAgainstName({ row, table, entry: { amount } }: PlacedRow): boolean {
  const column = row.money.columnOf(amount!.token);
  const named = column === undefined ? undefined : table.columns[column]?.candidates[0];
  return (
    (named === 'debit' && amount!.columnRole === 'credit') || (named === 'credit' && amount!.columnRole === 'debit')
  );
}

/** A named side, a mark, a plus, or a heading that means the same of money held and of money owed. */
export function showsDirection({ row, table, entry }: PlacedRow, convention: Convention): boolean {
  const { columnRole, token } = entry.amount!;
  if (token.marker !== null || (token.sign === 1 && !CONVENTIONS[convention].turnsSigns)) return true;
  if (columnRole !== 'amount')
    return table.columns.some(
      ({ candidates, headerText }) => candidates[0] === columnRole && !goesBothWays(headerText),
    );
  const [held, owed] = [sectionSign(row.sections, false), sectionSign(row.sections, true)];
  const isBareByHeading = convention === 'bareBySection' || convention === 'turnedBySection';
  const isHeading = convention === 'bySection' || (isBareByHeading && token.sign === 0);
  return isHeading && held !== 0 && held === owed;
}

/** "Payments" leave an account that holds money, and come in where it is owed. */
function goesBothWays(headerText: string | null): boolean {
  const kinds = headerText === null ? [] : sectionKinds(headerText);
  return sectionSign(kinds, false) * sectionSign(kinds, true) < 0;
}
