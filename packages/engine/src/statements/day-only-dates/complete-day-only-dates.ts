/**
 * Lists whose column of dates prints the day of the month alone → the same lines with dates in full. The month is that of
 * the title above the rows, or follows from the period.
 */
import { daysInMonth, epochDay, type PlainDate, plainDate } from '@extracto/model';
import { findFields } from '../../fields/find-fields.ts';
import { findMonths, readMonthTitle } from '../../fields/find-month.ts';
import { readPeriod } from '../../fields/read-period.ts';
import { range } from '../../geometry/range.ts';
import { weekdayReadings } from '../../knowledge/lexicon.ts';
import { isYear } from '../../lines/is-year.ts';
import type { DateToken, Header, TokenLine } from '../../lines/reading.ts';
import { textOf } from '../../lines/segments.ts';
import { labelRecord, type RecordLabel, sectionKinds } from '../../tables/rows/label-record.ts';
import { hasSureAmount } from '../../tokens/has-sure-amount.ts';
import { readingOf } from '../../tokens/resolve-dates.ts';
import { STATEMENTS } from '../thresholds.ts';
import { type DayList, type DayOnlyDate, findDayOnlyDates, mayHaveDayOnlyDates } from './find-day-only-dates.ts';
import { type Month, type PlacedDays, placeDays, type Span } from './place-days.ts';

const { TITLE_REACH } = STATEMENTS.completeDayOnlyDates;

/** Days whose month is told nowhere stay figures. */
export function completeDayOnlyDates(
  lines: readonly TokenLine[],
  findHeaders: (lines: readonly TokenLine[]) => readonly Header[],
): readonly TokenLine[] {
  if (!mayHaveDayOnlyDates(lines)) return lines;
  const lists = findDayOnlyDates(lines, findHeaders(lines));
  const dated = new Map<number, DateToken>();
  const openings = new Map(lists.flatMap((list) => findOpening(list, lines)));
  const rows = new Set([...lists.flatMap(({ days }) => days.map(({ at }) => at)), ...openings.keys()]);
  const yearAt = seekYears(lists, lines);
  let told: Told | null = null;
  let above = 0;
  for (const list of joinPages(lists, lines)) {
    const ownOpening = openings.get(list.days[0]!.at - 1);
    told =
      readSpan(lines.slice(above, list.start).filter((_, at) => !rows.has(above + at))) ??
      (ownOpening === undefined ? told : after(ownOpening)) ??
      readSpan(lines.filter((_, at) => !rows.has(at)));
    above = list.days.at(-1)!.at + 1;
    const { months, isGuessed } = placeList(list, lines, told, yearAt);
    for (const [index, day] of list.days.entries()) {
      const month = months[index];
      if (month !== undefined) dated.set(day.at, toToken(lines[day.at]!, day, month, isGuessed));
    }
  }
  return lines.map((line, at) => withDate(line, dated.get(at)));
}

/**
 * The line right above the rows, with the day of the balance that they start from: "SALDO AL 31/10/2024   8,722.18". Where the days fall,
 * the newest row stands first, and the balance is the one that they end with.
 */
function findOpening({ days }: DayList, lines: readonly TokenLine[]): [at: number, day: PlainDate][] {
  const at = days[0]!.at - 1;
  const line = lines[at];
  const steps = days.slice(1).map(({ day }, index) => Math.sign(day - days[index]!.day));
  const isRising = steps.reduce((sum, step) => sum + step, 0) >= 0;
  if (!isRising || line === undefined || !hasSureAmount(line) || line.dates.length !== 1) return [];
  const isPrice = (word: number) => line.money.some(({ from, to }) => word >= from && word < to);
  const label = labelRecord(textOf(line.words.filter((_, word) => !isPrice(word))));
  const day = line.dates[0]!.readings.length === 1 ? dateOf(line.dates[0]!, 0) : null;
  return BALANCES.has(label) && day !== null ? [[at, day]] : [];
}

const BALANCES: ReadonlySet<RecordLabel> = new Set(['opening', 'closing']);

/** Below a header that is repeated overleaf the list goes on, unless the title of another section stands between. */
function joinPages(lists: readonly DayList[], lines: readonly TokenLine[]): DayList[] {
  const joined: DayList[] = [];
  for (const list of lists) {
    const upper = joined.at(-1);
    if (upper !== undefined && goesOn(upper, list, lines))
      joined[joined.length - 1] = { start: upper.start, days: upper.days.concat(list.days) };
    else joined.push(list);
  }
  return joined;
}

function goesOn(upper: DayList, { start }: DayList, lines: readonly TokenLine[]): boolean {
  const between = lines.slice(upper.days.at(-1)!.at + 1, start);
  const isOverleaf = lines[start]!.pageNumber > pageOf(upper, lines);
  return isOverleaf && !between.some(isSectionTitle) && readSpan(between) === null;
}

function isSectionTitle({ money, words }: TokenLine): boolean {
  return money.length === 0 && sectionKinds(textOf(words)).length > 0;
}

function pageOf({ days }: DayList, lines: readonly TokenLine[]): number {
  return lines[days.at(-1)!.at]!.pageNumber;
}

function placeList(
  { start, days }: DayList,
  lines: readonly TokenLine[],
  told: Told | null,
  yearAt: (at: number) => number | null,
): PlacedDays {
  const byPeriod = () =>
    told === null
      ? { months: [], isGuessed: true }
      : placeDays(
          days.map(({ day }) => day),
          told.span,
        );
  const end = days.at(-1)!.at;
  const named = new Map(days.map(({ at, month }) => [at, month]));
  const titles = range(Math.max(0, start - TITLE_REACH), end + 1).flatMap((at) => {
    const beside = named.get(at);
    const own = beside === undefined ? null : { year: null, month: beside };
    const month = own ?? readMonthTitle(lines[at]!) ?? monthOfRow(lines[at]!);
    return month === null ? [] : [{ at, month: { ...month, year: month.year ?? yearAt(at) } }];
  });
  const titled = days.map(
    ({ at, month }) => titles.findLast((title) => title.at < at + Number(month !== undefined))?.month,
  );
  if (titled.every((month) => month !== undefined)) return { months: titled, isGuessed: false };
  const { months, isGuessed } = byPeriod();
  return {
    months: months.map((month, index) => titled[index] ?? month),
    isGuessed: isGuessed || told?.isSure !== true,
  };
}

/** The last year above a line that stands on a line of its own, in a list or right above the first; `null` for none. */
function seekYears([first]: readonly DayList[], lines: readonly TokenLine[]): (at: number) => number | null {
  const from = first === undefined ? Infinity : first.start - TITLE_REACH;
  const years = lines.flatMap(({ words }, at) =>
    at >= from && words.length === 1 && isYear(words[0]!.text) ? [{ at, year: Number(words[0]!.text) }] : [],
  );
  return (at) => years.findLast((title) => title.at < at)?.year ?? null;
}

/**
 * A row that has its month, from a title right above it, gives it to the days below. The day of a purchase that opens the second
 * line of a description gives none.
 */
function monthOfRow({ dates: [date], money }: TokenLine): Month | null {
  if (date?.from !== 0 || !date.named || date.readings.length !== 1 || money.length === 0) return null;
  const { year, month } = date.readings[0]!;
  return { year, month };
}

interface Told {
  readonly span: Span;
  readonly isSure: boolean;
}

/** From a printed period, the only month that a title names, or the date of the statement. */
function readSpan(lines: readonly TokenLine[]): Told | null {
  const { from, to, order } = readPeriod(lines, findFields(lines));
  const period = from === null || to === null ? null : readEnds(from, to, order);
  if (period !== null) return period;
  const months = new Map(
    lines.flatMap((line) => findMonths(line)).map((month) => [`${month.year}-${month.month}`, month]),
  );
  if (months.size === 1) return { span: wholeMonth([...months.values()][0]!), isSure: true };
  const end = to === null || to.readings.length !== 1 ? null : dateOf(to, 0);
  return end === null ? null : upTo(end);
}

/** Days of a statement of one month: where day and month of its period may be read either way, it is one. */
const MONTHLY_DAYS = { least: 27, most: 31 };

function readEnds(from: DateToken, to: DateToken, order: DateToken['readings'][number]['order'] | null): Told | null {
  const orders = order === null ? from.readings.map((reading) => reading.order) : [order];
  const spans = orders.flatMap((own) => {
    const [first, last] = [from, to].map((token) => resolve(readingOf(token, own)));
    return first != null && last != null && first <= last ? [{ from: first, to: last }] : [];
  });
  const monthly = spans.filter(isMonthly);
  const [span] = monthly.length > 0 ? monthly : spans;
  if (span === undefined) return null;
  const rivals = monthly.length > 0 ? monthly : spans;
  return { span, isSure: rivals.every((other) => other.from === span.from && other.to === span.to) };
}

function isMonthly({ from, to }: Span): boolean {
  const days = epochDay(to) - epochDay(from) + 1;
  return days >= MONTHLY_DAYS.least && days <= MONTHLY_DAYS.most;
}

function dateOf({ readings }: DateToken, index: number): PlainDate | null {
  return resolve(readings[index] ?? null);
}

function resolve(reading: DateToken['readings'][number] | null): PlainDate | null {
  return reading === null || reading.year === null ? null : plainDate(reading.year, reading.month, reading.day);
}

function wholeMonth({ year, month }: Month): Span {
  return { from: plainDate(year!, month, 1)!, to: plainDate(year!, month, daysInMonth(year!, month))! };
}

/** A statement of the last day of a month is one of that month; of another day it may be one of any month before. */
function upTo(end: PlainDate): Told {
  const [year, month, day] = end.split('-').map(Number) as [number, number, number];
  if (day === daysInMonth(year, month)) return { span: wholeMonth({ year, month }), isSure: true };
  const [ownYear, before] = month === 1 ? [year - 1, 12] : [year, month - 1];
  const from = plainDate(ownYear, before, Math.min(day + 1, daysInMonth(ownYear, before)))!;
  return { span: { from, to: end }, isSure: false };
}

/** The rows behind a balance of the last day of a month are of the next one; behind another day they may be of any month. */
function after(day: PlainDate): Told {
  const [year, month, number] = day.split('-').map(Number) as [number, number, number];
  const [nextYear, next] = month === 12 ? [year + 1, 1] : [year, month + 1];
  if (number === daysInMonth(year, month)) return { span: wholeMonth({ year: nextYear, month: next }), isSure: true };
  const to = plainDate(nextYear, next, Math.min(number, daysInMonth(nextYear, next)))!;
  return { span: { from: day, to }, isSure: false };
}

function toToken(
  line: TokenLine,
  { from, to, day }: DayOnlyDate,
  { year, month }: Month,
  isGuessed: boolean,
): DateToken {
  const words = line.words.slice(from, to);
  const [first, last] = [words[0]!.box, words.at(-1)!.box];
  const weekdays = words.map((word) => weekdayReadings(word.text)).find((own) => own.length > 0);
  return {
    kind: 'date',
    from,
    to,
    box: [first[0], first[1], last[2], last[3]],
    readings: [{ order: 'dmy', year, month, day }],
    named: true,
    rest: '',
    ...(isGuessed ? { isMonthGuessed: true } : {}),
    ...(weekdays === undefined ? {} : { weekdays }),
    text: textOf(words),
  };
}

function withDate(line: TokenLine, date: DateToken | undefined): TokenLine {
  if (date === undefined) return line;
  const isOther = ({ from, to }: { readonly from: number; readonly to: number }) => from >= date.to || to <= date.from;
  const dates = [...line.dates.filter(isOther), date].toSorted((a, b) => a.from - b.from);
  return { ...line, dates, money: line.money.filter(isOther) };
}
