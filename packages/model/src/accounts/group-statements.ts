/**
 * Statements → those of one account together. An account is its number, its currency and its type: a bank may keep a
 * card and a deposit under one number.
 *
 * Banks mask numbers on some prints and not on others: a masked number belongs to the one whole number that ends as it
 * does, at a bank that does not contradict it. Where two would do it stays apart, because what is wrongly put together
 * cannot be told from a real account. Weakness: a number printed as IBAN here and in the national way there gives two
 * accounts, and a statement that prints no number is an account of its own.
 */
import type { Statement } from '../result.ts';

export type AccountHead = Pick<Statement, 'account' | 'bank'>;

/** Fewer visible characters than these say too little. */
const SHORTEST_TAIL = 4;
const MASK = /[X*•●·#x]{2,}/;

interface Numbered<T> {
  readonly statement: T;
  /** Letters and digits; of a masked number those that follow the mask. */
  readonly number: string;
  readonly isWhole: boolean;
}

/** In the order of their first statements; statements keep their order. */
export function groupStatements<T extends AccountHead>(statements: readonly T[]): T[][] {
  const numbered = statements.map(readNumber);
  const whole = Map.groupBy(
    numbered.filter(({ isWhole }) => isWhole),
    nameWhole,
  );
  const accounts = Map.groupBy(numbered, (entry, place) => findAccount(entry, place, [...whole]));
  return [...accounts.values()].map((entries) => entries.map(({ statement }) => statement));
}

const nameWhole = ({ statement: { account }, number }: Numbered<AccountHead>) =>
  `${number} ${account.currency} ${account.type}`;

function findAccount<T extends AccountHead>(
  entry: Numbered<T>,
  place: number,
  whole: readonly (readonly [string, readonly Numbered<T>[]])[],
): string {
  const { statement, number, isWhole } = entry;
  if (isWhole) return nameWhole(entry);
  if (number.length < SHORTEST_TAIL) return `statement ${place}`;
  const candidates = whole.filter(([, [known]]) => known?.number.endsWith(number) && agree(known.statement, statement));
  if (candidates.length > 1) return `statement ${place}`;
  return candidates[0]?.[0] ?? `masked ${nameWhole(entry)} ${statement.bank.id ?? statement.bank.name}`;
}

function agree(left: AccountHead, right: AccountHead): boolean {
  const sameBank = left.bank.id === null || right.bank.id === null || left.bank.id === right.bank.id;
  return sameBank && left.account.currency === right.account.currency && left.account.type === right.account.type;
}

function readNumber<T extends AccountHead>(statement: T): Numbered<T> {
  const printed = statement.account.number ?? '';
  const isMasked = MASK.test(printed);
  const shown = isMasked ? (printed.split(MASK).at(-1) ?? '') : printed;
  const number = shown
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return { statement, number, isWhole: !isMasked && number.length >= SHORTEST_TAIL };
}
