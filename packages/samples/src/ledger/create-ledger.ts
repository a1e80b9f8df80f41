/** Invents an account and its postings: chronological, in exact minor units, with a running balance. */
import { type AccountType, addMinor, currencyDecimals, epochDay, type Minor, type PlainDate } from '@extracto/model';
import type { Switches } from '../layouts/switches.ts';
import type { Locale } from '../locales/locale.ts';
import type { Random } from '../random.ts';
import { addOddities, type Draft } from './add-oddities.ts';
import { addDays } from './calendar.ts';
import { type KindWeight, listKinds, pickWeighted } from './kinds.ts';
import { isDebt, type Ledger, type Posting } from './ledger.ts';
import { writeText } from './write-text.ts';

export interface LedgerOptions {
  readonly accountType: AccountType;
  readonly bank: string;
  readonly holder: string;
  readonly currency: string;
  readonly period: { readonly from: PlainDate; readonly to: PlainDate };
  readonly rowCount: number;
  readonly opening: Minor | null;
  readonly switches: Switches;
}

export function createLedger(random: Random, locale: Locale, options: LedgerOptions): Ledger {
  const decimals = currencyDecimals(options.currency);
  const debt = isDebt(options.accountType);
  const { switches } = options;
  const kinds = listKinds(options.accountType, switches.checks || switches.checkGrid > 0);
  const scale = locale.priceLevel * 10 ** decimals;
  const opening =
    options.opening ??
    roundTo(Math.round(random.integer(150, 9000) * scale * (0.5 + random.next()) * startFactor(options)), locale);
  const drafts = scheduleDays(random, options).map((date) => draftPosting(random, locale, options, kinds, date, scale));
  let balance = opening;
  const twinned = addTwins(random, drafts, switches.twins);
  const odd = addOddities(random.fork('oddities'), locale, switches, twinned);
  const postings = addTimes(random.fork('times'), odd).map((draft, index): Posting => {
    balance = addMinor(balance, debt ? -draft.amount : draft.amount);
    return { ...draft, index, balance };
  });
  return {
    bank: options.bank,
    account: {
      type: options.accountType,
      number: fillDigits(random, chooseNumber(random, locale, options.accountType)),
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

/** A number that names the kind of its account names the one that it has. */
function chooseNumber(random: Random, { accountNumbers, numberKinds }: Locale, type: AccountType): string {
  const pattern = random.pick(type === 'credit_card' ? CARD_NUMBERS : accountNumbers);
  return pattern.replace('{kind}', numberKinds?.[type === 'savings' ? 'savings' : 'other'] ?? '');
}

const LOAN_START = 40;

/** A loan is paid back over years, not over a statement. */
function startFactor({ accountType }: LedgerOptions): number {
  return accountType === 'loan' ? LOAN_START : 1;
}

const CARD_NUMBERS = ['XXXX XXXX XXXX 9999', '**** 9999', '9999 99XX XXXX 9999', 'XXXX-XXXX-XXXX-9999'];

function draftPosting(
  random: Random,
  locale: Locale,
  options: LedgerOptions,
  kinds: readonly KindWeight[],
  date: PlainDate,
  scale: number,
): Draft {
  const { switches } = options;
  const { kind, sign, from, to } = pickWeighted(random, kinds);
  const skewed = from + (to - from) * random.next() ** 2.4; // small amounts are more frequent than large ones
  const magnitude = Math.max(locale.roundTo, roundTo(Math.round(skewed * scale), locale));
  const isZero = switches.zeroRows && random.chance(0.06);
  const checkNumber = kind === 'check' ? String(random.integer(1001, 4899)) : null;
  const foreign = switches.foreignPurchases && kind === 'purchase' && random.chance(0.35);
  return {
    kind,
    date,
    transactionDate: addDays(date, -random.integer(0, options.accountType === 'credit_card' ? 3 : 1)),
    valueDate: addDays(date, random.pick([0, 0, 0, 0, 1, -1, 2])),
    lines: writeText(random, locale, kind, date, { busy: switches.busyTexts && random.chance(0.5), checkNumber }),
    amount: isZero ? 0 : sign * magnitude,
    reference: writeReference(random, switches.trickyReferences),
    checkNumber,
    original: foreign && !isZero ? priceAbroad(random, locale, magnitude, currencyDecimals(options.currency)) : null,
    holderIndex: random.integer(0, switches.cardHolders - 1),
    time: '',
    commission: 0,
    trade: kind === 'buy' || kind === 'sell' ? fillOrder(random.fork(`trade/${date}`), magnitude) : null,
  };
}

function priceAbroad(random: Random, locale: Locale, magnitude: Minor, decimals: number): Posting['original'] {
  const { currency, perUnit, decimals: foreignDecimals } = random.pick(locale.foreign);
  const rate = perUnit * (0.97 + 0.06 * random.next());
  const amount = Math.max(1, Math.round((magnitude / 10 ** decimals / rate) * 10 ** foreignDecimals));
  return { amount, decimals: foreignDecimals, currency, rate: rate.toPrecision(5) };
}

/** A quantity and a price that are worth about the amount: the rest is costs, or rounding. */
function fillOrder(random: Random, magnitude: Minor): NonNullable<Posting['trade']> {
  const quantity = random.integer(1, 60);
  return { quantity, price: Math.max(1, Math.round(magnitude / quantity)) };
}

/** Times of the day, in the order of the ledger. */
function addTimes(random: Random, drafts: readonly Draft[]): Draft[] {
  const minutes = drafts.map(({ date }) => epochDay(date) * 1440 + random.integer(360, 1320)).sort((a, b) => a - b);
  return drafts.map((draft, index) => {
    const minute = minutes[index]! % 1440;
    return { ...draft, time: `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}` };
  });
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
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

function chooseCardHolders(random: Random, locale: Locale, { holder, switches }: LedgerOptions): Ledger['cardHolders'] {
  const others = random.shuffle(locale.holders.filter((name) => name !== holder));
  return [holder, ...others]
    .slice(0, switches.cardHolders)
    .map((name) => ({ name, number: `XXXX-${random.digits(4)}` }));
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
