/** Picks a statement's switches from its family's choices and settles what cannot go together. */
import { currencyDecimals } from '@extracto/model';
import { type Locale, printsWholeUnits } from '../locales/locale.ts';
import type { Random } from '../random.ts';
import type { LayoutFamily } from './families.ts';
import { COMMON_CHOICES, type Switches } from './switches.ts';

interface Rule {
  readonly when: (switches: Switches, locale: Locale) => boolean;
  readonly set: Partial<Switches>;
}

const hasDecimals = (locale: Locale) =>
  currencyDecimals(locale.currency) > 0 && !printsWholeUnits(locale, locale.currency);

const has = (role: string) => (switches: Switches) => switches.columns.split(' ').includes(role);

/** In order; a later rule sees what an earlier one has set. */
const RULES: readonly Rule[] = [
  {
    when: (s) => s.stacked,
    set: { columns: 'description amount', dateInText: 'no', headers: 'none', anchor: 'first', dateHeadings: false },
  },
  { when: (s) => s.impossibleDate, set: { order: 'oldestFirst' } },
  { when: (s) => s.dateHeadings, set: { dateInText: 'no', order: 'oldestFirst' } },
  {
    when: (s) => !has('date')(s) && s.dateInText === 'no' && !s.dateHeadings && !s.stacked,
    set: { dateInText: 'spaced' },
  },
  { when: has('date'), set: { dateInText: 'no', dateHeadings: false } },
  { when: (s) => !has('date')(s) && !s.dateHeadings, set: { weekday: 'no' } },
  { when: (s) => s.times, set: { weekday: 'no' } },
  { when: (s) => !has('date')(s) || s.times, set: { dateLines: 'one', valueDateBelow: false } },
  { when: (s) => !has('date')(s) || has('valueDate')(s) || has('transactionDate')(s), set: { bareDays: 'no' } },
  // Only the name of its column says that a figure is a day.
  { when: (s) => s.headers === 'none', set: { bareDays: 'no' } },
  { when: (s) => s.bareDays !== 'no', set: { valueDateBelow: false } },
  { when: has('valueDate'), set: { valueDateBelow: false } },
  { when: (s) => s.dateLines !== 'one', set: { weekday: 'no', valueDateBelow: false, splitRows: false } },
  {
    when: (s) => s.bareDays !== 'no',
    set: {
      year: 'none',
      period: 'range',
      dateLines: 'one',
      weekday: 'no',
      times: false,
      impossibleDate: false,
      dateOrder: 'local',
    },
  },
  { when: (s) => s.valueDateBelow, set: { splitRows: false } },
  { when: (s) => !has('date')(s), set: { datePerDay: false, undated: false, times: false, impossibleDate: false } },
  { when: (s) => s.sidesApart, set: { amounts: 'sections', newspaper: true } },
  {
    when: (s) => s.newspaper,
    set: { landscape: false, carried: false, drift: false, feeTable: false, interestTable: false, pageTotals: false },
  },
  { when: has('debit'), set: { amounts: 'twoColumns' } },
  { when: has('mark'), set: { amounts: 'markColumn' } },
  { when: (s) => !has('balance')(s), set: { balances: 'none' } },
  { when: (s) => s.balances === 'none', set: { carried: false, balanceSigns: 'minus' } },
  { when: (s) => s.amounts === 'sections', set: { groups: 'sign' } },
  { when: (s) => s.groups === 'month', set: { order: 'oldestFirst', endpoints: 'summary', carried: false } },
  {
    when: (s) => s.groups !== 'none' && s.groups !== 'month',
    set: { order: 'oldestFirst', endpoints: 'summary', balances: 'none', carried: false, datePerDay: false },
  },
  // A sign that only the balance tells needs the balance on every row.
  {
    when: (s) => s.amounts === 'unsigned' && (!has('balance')(s) || (s.groups !== 'none' && s.groups !== 'month')),
    set: { amounts: 'minus' },
  },
  { when: (s) => s.amounts === 'unsigned', set: { balances: 'row' } },
  // Newest first with carried-forward rows would carry a balance that the next page starts above; banks do not print that.
  { when: (s) => s.order === 'newestFirst', set: { carried: false } },
  {
    when: (s) => s.order === 'newestFirst' && s.balances !== 'row' && s.balances !== 'none',
    set: { order: 'oldestFirst' },
  },
  { when: (s) => s.carried || s.pageTotals, set: { splitRows: false } },
  { when: (s) => !has('debit')(s), set: { pageTotals: false } },
  // A date without a year needs a printed period to get one.
  { when: (s) => s.year !== 'inDate' && s.period === 'none', set: { period: 'range' } },
  { when: (s) => s.rows === 'thousands', set: { year: 'inDate' } },
  // Without order, a period or neighbours there is no telling which date an undated row takes.
  { when: (s) => s.order === 'newestFirst' || s.period === 'none', set: { undated: false } },
  // Two and three letters of a mark column or a suffix would be lost among currency codes.
  { when: (s) => s.amounts === 'bothSuffixes' && s.currencyMark === 'code', set: { currencyMark: 'none' } },
  // Glued to a balance, a mark or a minus behind the amount would belong to both.
  {
    when: (s) => s.glued && !['minus', 'unsigned', 'twoColumns', 'plusMinus'].includes(s.amounts),
    set: { amounts: 'minus' },
  },
  { when: (s) => s.glued, set: { currencyMark: 'none', emptyCell: 'blank', balanceSigns: 'minus' } },
  { when: (s) => !has('status')(s), set: { failedRows: false } },
  { when: (s) => !has('gross')(s) && s.commissions === 'column', set: { commissions: 'rows' } },
  {
    when: (s) => s.paper === 'a5',
    set: { details: 'stacked', letterhead: 'left', landscape: false, newspaper: false },
  },
  { when: (s) => s.footerOverlap && s.legal === 'footer', set: { legal: 'none' } },
  {
    when: (s) => s.list === 'omitted',
    set: { endpoints: 'summary', totals: 'summary', dailyBalances: 0, checkGrid: 0 },
  },
  { when: (s) => s.dateOrder === 'swapped', set: { headDates: 'same' } },
  { when: (s, locale) => s.bareCents && !hasDecimals(locale), set: { bareCents: false } },
  { when: (s) => s.rows === 'none', set: { endpoints: 'summary', dailyBalances: 0, checkGrid: 0 } },
  { when: (_, locale) => locale.script !== 'windows-1252', set: { typeface: 'sans' } },
];

export function settleSwitches(
  random: Random,
  family: LayoutFamily,
  locale: Locale,
  forced: Partial<Switches>,
): Switches {
  const choices = { ...COMMON_CHOICES, ...family.choices };
  const picked = Object.fromEntries(
    Object.entries(choices).map(([name, list]) => [name, random.fork(name).pick<unknown>(list as readonly unknown[])]),
  ) as unknown as Switches;
  let switches: Switches = { ...picked, ...forced };
  for (const rule of RULES) if (rule.when(switches, locale)) switches = { ...switches, ...rule.set };
  return switches;
}
