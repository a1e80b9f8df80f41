/**
 * Invents an account and its postings: chronological, in exact minor units, with a running balance.
 * Everyday proportions: many purchases, a few direct debits, one salary, now and then a fee or interest.
 */
import { type AccountType, addMinor, currencyDecimals, epochDay, type Minor, type PlainDate } from '@extracto/model';
import type { Locale, PostingKind } from '../locales/locale.ts';
import type { Random } from '../random.ts';
import { addDays } from './calendar.ts';
import { isDebt, type Ledger, type Posting } from './ledger.ts';
import { writeText } from './write-text.ts';

export interface LedgerOptions {
  readonly accountType: AccountType;
  readonly bank: string;
  readonly holder: string;
  readonly currency: string;
  readonly period: { readonly from: PlainDate; readonly to: PlainDate };
  readonly rowCount: number;
  readonly holderCount: number;
  readonly opening: Minor | null;
  readonly checks: boolean;
  readonly foreignPurchases: boolean;
  readonly zeroRows: boolean;
  readonly twins: boolean;
  readonly busyTexts: boolean;
  readonly trickyReferences: boolean;
}

interface KindWeight {
  readonly kind: PostingKind;
  readonly weight: number;
  readonly sign: 1 | -1;
  /** Range in dollars; the locale's price level scales it. */
  readonly from: number;
  readonly to: number;
}

const DEPOSIT_KINDS: readonly KindWeight[] = [
  { kind: 'purchase', weight: 46, sign: -1, from: 2, to: 180 },
  { kind: 'directDebit', weight: 14, sign: -1, from: 9, to: 320 },
  { kind: 'transferOut', weight: 10, sign: -1, from: 20, to: 2400 },
  { kind: 'transferIn', weight: 10, sign: 1, from: 15, to: 1900 },
  { kind: 'cash', weight: 6, sign: -1, from: 20, to: 200 },
  { kind: 'salary', weight: 5, sign: 1, from: 1400, to: 5200 },
  { kind: 'cashIn', weight: 3, sign: 1, from: 40, to: 600 },
  { kind: 'fee', weight: 2, sign: -1, from: 1, to: 25 },
  { kind: 'interest', weight: 1, sign: 1, from: 0.01, to: 9 },
  { kind: 'refund', weight: 3, sign: 1, from: 5, to: 90 },
];
const CHECK_KIND: KindWeight = { kind: 'check', weight: 25, sign: -1, from: 25, to: 1800 };
const LOAN_KINDS: readonly KindWeight[] = [
  { kind: 'cardPayment', weight: 50, sign: 1, from: 200, to: 2200 },
  { kind: 'interest', weight: 35, sign: -1, from: 20, to: 900 },
  { kind: 'fee', weight: 8, sign: -1, from: 5, to: 60 },
];
const CARD_KINDS: readonly KindWeight[] = [
  { kind: 'purchase', weight: 82, sign: -1, from: 2, to: 420 },
  { kind: 'refund', weight: 5, sign: 1, from: 5, to: 120 },
  { kind: 'cardPayment', weight: 7, sign: 1, from: 50, to: 1500 },
  { kind: 'fee', weight: 3, sign: -1, from: 1, to: 39 },
];

export function createLedger(random: Random, locale: Locale, options: LedgerOptions): Ledger {
  const decimals = currencyDecimals(options.currency);
  const debt = isDebt(options.accountType);
  const kinds = chooseKinds(options);
  const scale = locale.priceLevel * 10 ** decimals;
  const opening =
    options.opening ?? roundTo(Math.round(random.integer(150, 9000) * scale * (0.5 + random.next())), locale);
  const drafts = scheduleDays(random, options).map((date) => draftPosting(random, locale, options, kinds, date, scale));
  let balance = opening;
  const postings = addTwins(random, drafts, options.twins).map((draft, index): Posting => {
    balance = addMinor(balance, debt ? -draft.amount : draft.amount);
    return { ...draft, index, balance };
  });
  return {
    bank: options.bank,
    account: {
      type: options.accountType,
      number: fillDigits(
        random,
        random.pick(options.accountType === 'credit_card' ? CARD_NUMBERS : locale.accountNumbers),
      ),
      holder: options.holder,
      currency: options.currency,
      decimals,
    },
    cardHolders: chooseCardHolders(random, locale, options),
    period: options.period,
    opening,
    closing: balance,
    postings,
  };
}

function chooseKinds({ accountType, checks }: LedgerOptions): readonly KindWeight[] {
  if (accountType === 'credit_card') return CARD_KINDS;
  if (accountType === 'loan') return LOAN_KINDS;
  return checks ? [...DEPOSIT_KINDS, CHECK_KIND] : DEPOSIT_KINDS;
}

type Draft = Omit<Posting, 'index' | 'balance'>;

const CARD_NUMBERS = ['XXXX XXXX XXXX 9999', '**** 9999', '9999 99XX XXXX 9999', 'XXXX-XXXX-XXXX-9999'];

function draftPosting(
  random: Random,
  locale: Locale,
  options: LedgerOptions,
  kinds: readonly KindWeight[],
  date: PlainDate,
  scale: number,
): Draft {
  const { kind, sign, from, to } = pickWeighted(random, kinds);
  const skewed = from + (to - from) * random.next() ** 2.4; // small amounts are more frequent than large ones
  const magnitude = Math.max(locale.roundTo, roundTo(Math.round(skewed * scale), locale));
  const isZero = options.zeroRows && random.chance(0.06);
  const checkNumber = kind === 'check' ? String(random.integer(1001, 4899)) : null;
  const foreign = options.foreignPurchases && kind === 'purchase' && random.chance(0.35);
  return {
    kind,
    date,
    transactionDate: addDays(date, -random.integer(0, options.accountType === 'credit_card' ? 3 : 1)),
    valueDate: addDays(date, random.pick([0, 0, 0, 0, 1, -1, 2])),
    lines: writeText(random, locale, kind, date, { busy: options.busyTexts && random.chance(0.5), checkNumber }),
    amount: isZero ? 0 : sign * magnitude,
    reference: writeReference(random, options.trickyReferences),
    checkNumber,
    original: foreign && !isZero ? priceAbroad(random, locale, magnitude, currencyDecimals(options.currency)) : null,
    holderIndex: random.integer(0, options.holderCount - 1),
  };
}

function priceAbroad(random: Random, locale: Locale, magnitude: Minor, decimals: number): Posting['original'] {
  const { currency, perUnit, decimals: foreignDecimals } = random.pick(locale.foreign);
  const rate = perUnit * (0.97 + 0.06 * random.next());
  const amount = Math.max(1, Math.round((magnitude / 10 ** decimals / rate) * 10 ** foreignDecimals));
  return { amount, decimals: foreignDecimals, currency, rate: rate.toPrecision(5) };
}

/** Dates of the postings, sorted: spread over the period with busy days, and none after its end. */
function scheduleDays(random: Random, { period, rowCount }: LedgerOptions): PlainDate[] {
  const dayCount = epochDay(period.to) - epochDay(period.from);
  const days = Array.from({ length: rowCount }, () => random.integer(0, dayCount));
  for (let index = 1; index < days.length; index++) if (random.chance(0.25)) days[index] = days[index - 1]!;
  return days.sort((left, right) => left - right).map((day) => addDays(period.from, day));
}

/** Two rows that are alike in everything printed and both real. */
function addTwins(random: Random, drafts: readonly Draft[], twins: boolean): Draft[] {
  if (!twins || drafts.length < 2) return [...drafts];
  const original = random.integer(0, drafts.length - 2);
  return drafts.map((draft, index) => (index === original + 1 ? { ...drafts[original]! } : draft));
}

function chooseCardHolders(
  random: Random,
  locale: Locale,
  { holder, holderCount }: LedgerOptions,
): Ledger['cardHolders'] {
  const others = random.shuffle(locale.holders.filter((name) => name !== holder));
  return [holder, ...others].slice(0, holderCount).map((name) => ({ name, number: `XXXX-${random.digits(4)}` }));
}

function writeReference(random: Random, tricky: boolean): string {
  if (!tricky) return random.pick(['', 'T', 'FT', '00']) + random.digits(random.integer(6, 9));
  return random.pick([
    () => `20${random.integer(18, 29)}`,
    () => `${random.integer(1, 9)}${random.digits(3)}`,
    () => `${random.integer(10, 99)}.${random.digits(2)}.${random.digits(3)}`,
    () => random.digits(8),
  ])();
}

export function fillDigits(random: Random, pattern: string): string {
  return pattern.replace(/9/g, () => random.digits(1));
}

function roundTo(amount: Minor, { roundTo: unit }: Locale): Minor {
  return Math.round(amount / unit) * unit;
}

function pickWeighted(random: Random, kinds: readonly KindWeight[]): KindWeight {
  let rest = random.next() * kinds.reduce((sum, { weight }) => sum + weight, 0);
  for (const candidate of kinds) {
    rest -= candidate.weight;
    if (rest < 0) return candidate;
  }
  return kinds.at(-1)!;
}
