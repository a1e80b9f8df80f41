/** Settings that all blocks of one document share: its switches, its locale's words as this bank uses them, its notation. */
import type { Minor, PlainDate } from '@extracto/model';
import { formatAmount } from '../locales/format-amount.ts';
import { formatDate } from '../locales/format-date.ts';
import { type ColumnRole, type Locale, type NumberNotation, printsWholeUnits, type Words } from '../locales/locale.ts';
import type { Random } from '../random.ts';
import type { Style } from './style.ts';
import type { Switches } from './switches.ts';

export interface Plan {
  readonly switches: Switches;
  readonly locale: Locale;
  readonly style: Style;
  readonly bank: string;
  readonly address: readonly string[];
  /** One word for each thing: a bank does not change its wording inside a document. */
  readonly words: { readonly [Name in keyof Words]: string };
  readonly headers: Record<ColumnRole, string>;
  readonly notation: NumberNotation;
  /** Date pattern of the rows. */
  readonly datePattern: string;
  /** Date pattern of the letterhead, always with a year. */
  readonly headDatePattern: string;
  /** Everything is drawn from right to left: Hebrew and Arabic. */
  readonly mirrored: boolean;
  readonly columns: readonly ColumnRole[];
  readonly random: Random;
}

/** Words that belong together are picked at the same place of their lists: Debit with Credit, S with H. */
const PAIRS: Readonly<Record<string, string>> = {
  debit: 'sides',
  credit: 'sides',
  debitMark: 'mark',
  creditMark: 'mark',
  opening: 'endpoints',
  closing: 'endpoints',
  carried: 'carry',
  brought: 'carry',
  totalCredits: 'totals',
  totalDebits: 'totals',
  creditSection: 'sections',
  debitSection: 'sections',
};

export function createPlan(random: Random, locale: Locale, switches: Switches, style: Style, bank: string): Plan {
  const { language, own } = locale;
  const choose = <Name extends string>(lists: Record<Name, readonly string[]>, label: string) =>
    Object.fromEntries(
      Object.entries<readonly string[]>(lists).map(([name, list]) => [
        name,
        random.fork(`${label}/${PAIRS[name] ?? name}`).pick(list),
      ]),
    ) as Record<Name, string>;
  const exactDate = switches.columns.includes('transactionDate') ? { date: language.postingDate } : {};
  const dates = choosePatterns(random, locale, switches);
  return {
    switches,
    locale,
    style,
    bank,
    address: [random.pick(locale.streets), random.pick(locale.cities)],
    words: choose<keyof Words>({ ...language.words, ...own?.words }, 'words'),
    headers: choose<ColumnRole>({ ...language.columns, ...own?.columns, ...exactDate }, 'headers'),
    notation: random.fork('notation').pick(locale.numbers),
    datePattern: switches.year === 'inDate' ? dates.withYear : dates.withoutYear,
    headDatePattern: switches.headDates === 'long' ? locale.longDate : dates.withYear,
    mirrored: locale.script === 'rightToLeft',
    columns: switches.columns.split(' ') as ColumnRole[],
    random: random.fork('layout'),
  };
}

function choosePatterns(random: Random, locale: Locale, switches: Switches) {
  const withYear = random.fork('date').pick(locale.dates);
  if (switches.bareDays !== 'no') return { withYear, withoutYear: random.fork('date').pick(['DD', 'D']) };
  const monthFirst = locale.dates[0]!.startsWith('M');
  if (switches.dateOrder === 'swapped') {
    return monthFirst
      ? { withYear: 'DD/MM/YYYY', withoutYear: 'DD/MM' }
      : { withYear: 'MM/DD/YYYY', withoutYear: 'MM/DD' };
  }
  return {
    withYear,
    withoutYear: random.fork('date').pick(locale.datesWithoutYear),
  };
}

export function printDate(plan: Plan, date: PlainDate): string {
  return formatDate(date, plan.datePattern, plan.locale.language);
}

/** Returns "January 2024" for a date or for `2024-01`. */
export function nameMonth({ locale }: Plan, date: string): string {
  return `${locale.language.months[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
}

/** Adds the day of the week to a printed date. A text that is no date has a `null` date and stays as it is. */
export function printDay({ switches, locale }: Plan, date: PlainDate | null, printed: string): string {
  if (switches.weekday === 'no' || date === null) return printed;
  const weekday = new Date(date).toLocaleDateString(locale.id, { weekday: 'short', timeZone: 'UTC' });
  const beside = {
    before: `${weekday} ${printed}`,
    behind: `${printed} ${weekday}`,
    inBrackets: `${printed} (${weekday})`,
  };
  return beside[switches.weekday];
}

export function printFullDate(plan: Plan, date: PlainDate): string {
  return formatDate(date, plan.headDatePattern, plan.locale.language);
}

/** A magnitude with the currency as this bank marks it. */
export function printMagnitude(plan: Plan, amount: Minor, decimals: number, currency: string): string {
  const whole = printsWholeUnits(plan.locale, currency);
  const digits = whole
    ? formatAmount(Math.round(amount / 10 ** decimals), 0, plan.notation)
    : formatAmount(amount, decimals, plan.notation);
  const bare = plan.switches.bareCents && /^0[.,]/.test(digits) && amount !== 0 ? digits.slice(1) : digits;
  return markCurrency(plan, bare, currency);
}

function markCurrency(plan: Plan, digits: string, currency: string): string {
  const { locale, switches } = plan;
  if (switches.currencyMark === 'none') return digits;
  const mark = switches.currencyMark === 'code' || currency !== locale.currency ? currency : locale.currencyMark;
  const space = switches.currencyMark === 'glued' && mark !== currency ? '' : ' ';
  return locale.markPosition === 'before' ? `${mark}${space}${digits}` : `${digits}${space}${mark}`;
}
