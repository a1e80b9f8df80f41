/** Changes one posting of a printed list so that it contradicts the balances and totals, which stay as the books have them. */
import type { Minor } from '@extracto/model';
import type { Posting } from './ledger/ledger.ts';
import type { Random } from './random.ts';
import type { PostingDamageKind } from './sample.ts';

type Change = (posting: Posting, random: Random, printedUnit: Minor) => readonly Posting[];

const CHANGES: Record<PostingDamageKind, Change> = {
  'digit-changed': (posting, random, printedUnit) => [
    { ...posting, amount: changeDigit(posting.amount / printedUnit, random) * printedUnit },
  ],
  'row-removed': () => [],
  'row-doubled': (posting) => [posting, posting],
  'sign-flipped': (posting) => [{ ...posting, amount: -posting.amount }],
  'balance-changed': (posting, random, printedUnit) => [
    { ...posting, balance: changeDigit(posting.balance / printedUnit, random) * printedUnit },
  ],
};

type Test = (posting: Posting, index: number, postings: readonly Posting[]) => boolean;

const moves: Test = ({ amount }) => amount !== 0;

const isAlike = (other: Posting, posting: Posting) =>
  other.index !== posting.index && Math.sign(other.amount) === Math.sign(posting.amount);

/** Where a change shows: zero rows can come and go without any sum noticing. */
const CANDIDATES: Record<PostingDamageKind, Test> = {
  'digit-changed': moves,
  'row-removed': moves,
  'row-doubled': moves,
  // A check's sign is often printed by nothing but its list; and where no other row keeps the sign, what is left may be
  // a list that prints no signs at all.
  'sign-flipped': (posting, index, postings) =>
    moves(posting, index, postings) && posting.kind !== 'check' && postings.some((other) => isAlike(other, posting)),
  // The last balance is the closing balance, and a changed one would contradict nothing but that.
  'balance-changed': ({ balance }, index, postings) => balance !== 0 && index < postings.length - 1,
};

/**
 * `printedUnit` is the last printed place in minor units: 1, or 100 where decimals are not printed.
 * `null` when there is no posting whose change would show.
 */
export function damagePostings(
  postings: readonly Posting[],
  kind: PostingDamageKind,
  random: Random,
  printedUnit: Minor,
): Posting[] | null {
  const candidates = postings.filter(CANDIDATES[kind]);
  if (candidates.length === 0) return null;
  const target = random.pick(candidates);
  return postings.flatMap((posting) => (posting === target ? CHANGES[kind](posting, random, printedUnit) : [posting]));
}

function changeDigit(amount: number, random: Random): number {
  const digits = [...String(Math.abs(amount))];
  const place = random.integer(0, digits.length - 1);
  const old = Number(digits[place]);
  const lowest = place === 0 ? 1 : 0;
  const others = Array.from({ length: 10 - lowest }, (_, index) => index + lowest).filter((digit) => digit !== old);
  digits[place] = String(random.pick(others));
  return Math.sign(amount) * Number(digits.join(''));
}
