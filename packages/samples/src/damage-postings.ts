/** Changes postings of a printed list so that they contradict the balances and totals, which stay as the books have them, or each other. */
import { epochDay, type Minor, type PlainDate, plainDate } from '@extracto/model';
import type { Posting } from './ledger/ledger.ts';
import type { Random } from './random.ts';
import type { PostingDamageKind } from './sample.ts';

interface Place {
  readonly index: number;
  readonly postings: readonly Posting[];
  readonly random: Random;
  /** The last printed place in minor units: 1, or 100 where decimals are not printed. */
  readonly printedUnit: Minor;
}

type Change = (posting: Posting, place: Place) => readonly Posting[];

const CHANGES: Record<Exclude<PostingDamageKind, 'rows-swapped'>, Change> = {
  'digit-changed': (posting, { random, printedUnit }) => [
    { ...posting, amount: changeDigit(posting.amount / printedUnit, random) * printedUnit },
  ],
  'row-removed': () => [],
  'row-doubled': (posting) => [posting, posting],
  'sign-flipped': (posting) => [{ ...posting, amount: -posting.amount }],
  'balance-changed': (posting, { random, printedUnit }) => [
    { ...posting, balance: changeDigit(posting.balance / printedUnit, random) * printedUnit },
  ],
  // on the other side of the balance before it
  'sign-and-balance-changed': (posting, { index, postings }) => [
    { ...posting, amount: -posting.amount, balance: 2 * postings[index - 1]!.balance - posting.balance },
  ],
  'date-changed': (posting, place) => [{ ...posting, date: place.random.pick(strayDates(place)) }],
  'end-date-changed': (posting, place) => [{ ...posting, date: place.random.pick(strayDates(place)) }],
  'year-changed': (posting, { random }) => [{ ...posting, date: random.pick(otherYears(posting.date)) }],
};

type Test = (posting: Posting, place: Omit<Place, 'random' | 'printedUnit'>) => boolean;

const moves: Test = ({ amount }) => amount !== 0;

const isAlike = (other: Posting, posting: Posting) =>
  other.index !== posting.index && Math.sign(other.amount) === Math.sign(posting.amount);

const isWithin: Test = (_, { index, postings }) => index > 0 && index < postings.length - 1;

/** Tells whether a change shows: zero rows can come and go without any sum noticing. */
const CANDIDATES: Record<PostingDamageKind, Test> = {
  'digit-changed': moves,
  'row-removed': moves,
  'row-doubled': moves,
  // A check's sign is often printed by nothing but its list; and where no other row keeps the sign, what is left may be
  // a list that prints no signs at all.
  'sign-flipped': (posting, place) =>
    moves(posting, place) && posting.kind !== 'check' && place.postings.some((other) => isAlike(other, posting)),
  // The last balance is the closing balance, and a changed one would contradict nothing but that.
  'balance-changed': ({ balance }, { index, postings }) => balance !== 0 && index < postings.length - 1,
  'sign-and-balance-changed': (posting, place) => moves(posting, place) && isWithin(posting, place),
  'rows-swapped': (posting, place) => isWithin(posting, place) && swapPartners(place).length > 0,
  'date-changed': (posting, place) => isDated(posting) && isWithin(posting, place) && strayDates(place).length > 0,
  'end-date-changed': (posting, place) => isDated(posting) && !isWithin(posting, place) && strayDates(place).length > 0,
  'year-changed': (posting, place) => isDated(posting) && isWithin(posting, place),
};

/** Fees and interest may be printed without a date. */
function isDated({ kind }: Posting): boolean {
  return kind !== 'fee' && kind !== 'interest';
}

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
  const candidates = postings.filter((posting, index) => CANDIDATES[kind](posting, { index, postings }));
  if (candidates.length === 0) return null;
  const target = random.pick(candidates);
  const place = { index: postings.indexOf(target), postings, random, printedUnit };
  if (kind === 'rows-swapped') return swapRows(place);
  return postings.flatMap((posting) => (posting === target ? CHANGES[kind](posting, place) : [posting]));
}

/** Later rows that another balance precedes: in the place of one of them this row contradicts the balances around it. */
function swapPartners({ index, postings }: Pick<Place, 'index' | 'postings'>): number[] {
  const before = postings[index - 1]!.balance;
  return [...postings.keys()].filter((other) => other > index && postings[other - 1]!.balance !== before);
}

function swapRows(place: Place): Posting[] {
  const { index, postings, random } = place;
  const other = random.pick(swapPartners(place));
  return postings.with(index, postings[other]!).with(other, postings[index]!);
}

/** With so few days in a list none of them is out of order. */
const FEWEST_DAYS = 6;

/** The posting's own date with one digit of its day or month changed, where it stands out between its neighbours. */
function strayDates({ index, postings }: Pick<Place, 'index' | 'postings'>): PlainDate[] {
  const own = postings[index]!.date;
  const [previous, next] = [postings[index - 1]?.date ?? '', postings[index + 1]?.date ?? '9999'];
  if (new Set(postings.map(({ date }) => date)).size < FEWEST_DAYS) return [];
  return changedDigits(own, 5).filter((date) => date < previous || date > next);
}

function otherYears(date: PlainDate): PlainDate[] {
  return changedDigits(date, 2).filter((other) => other.slice(4) === date.slice(4));
}

/** `from`: the first of its characters that may change. */
function changedDigits(date: PlainDate, from: number): PlainDate[] {
  const changed = [...date.slice(from)].flatMap((old, offset) =>
    Array.from({ length: old === '-' ? 0 : 10 }, (_, digit) => {
      const at = from + offset;
      const [year, month, day] = `${date.slice(0, at)}${digit}${date.slice(at + 1)}`.split('-').map(Number);
      return plainDate(year!, month!, day!);
    }),
  );
  return changed.filter((other) => other !== null && epochDay(other) !== epochDay(date)) as PlainDate[];
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
