/**
 * A period that no pair of dates prints: a month by its name ("PERIODE : SEPTEMBER 2025"), or the days of the balances
 * that open and close it ("Opening Balance on September 2, 2022").
 */
import { daysInMonth } from '@extracto/model';
import { OPENINGS } from '../knowledge/language.ts';
import { normalWords } from '../knowledge/normalise-label.ts';
import { namesStatement } from '../knowledge/title-words.ts';
import { dayNumber } from '../lines/day-number.ts';
import type { DateReading, DateToken, TokenLine } from '../lines/reading.ts';
import { splitSegments, type TextSegment, textOf } from '../lines/segments.ts';
import { hasSureAmount } from '../tokens/has-sure-amount.ts';
import type { Field } from './find-fields.ts';
import { findMonths, monthsOfTitle, readMonthTitle } from './find-month.ts';
import { borrowYear, isForward } from './read-range.ts';
import { FIELDS } from './thresholds.ts';

const { MOST_BETWEEN, TITLE_LINES } = FIELDS.implyPeriod;

export interface ImpliedPeriod {
  readonly from: DateToken | null;
  readonly to: DateToken | null;
  readonly line: TokenLine | null;
}

/** Returns the month of a labelled period, or of a title that is only a month; `null` when titles name two months. */
export function monthAsPeriod(lines: readonly TokenLine[], fields: readonly Field[]): ImpliedPeriod | null {
  const labelled = fields.filter(({ label }) => label === 'period');
  for (const { line, to, textLine, textBox, box, text } of labelled) {
    // "01/2016 Total of the period   62,500.00": the month in front is that of the figure
    const isPriced = textLine === line && hasSureAmount(line);
    const [first, last = first, ...others] = bareMonth(text) ?? findMonths(textLine, isPriced ? to : 0);
    if (first === undefined || others.length > 0 || isBefore(last!, first)) continue;
    return fromTo(first, last!, textLine, textBox ?? box);
  }
  const titles = lines.slice(0, TITLE_LINES).flatMap((line) => {
    const month = readMonthTitle(line);
    if (month !== null)
      return month.year === null || isCounted(line, month, fields) ? [] : [{ months: [month, month] as const, line }];
    // "Account statement - 11 January 2026" is of a day
    const cells = splitSegments(line.words).filter(
      (cell) => !line.dates.some(({ from, to }) => from < cell.to && to > cell.from),
    );
    const months = cells.map(({ text }) => monthsOfTitle(text));
    return months.flatMap((found) => (found === null ? [] : [{ months: found, line }]));
  });
  const [first] = titles;
  if (first === undefined || titles.some(({ months }) => !months.every((one, at) => isSame(one, first.months[at]!))))
    return null;
  return fromTo(...first.months, first.line, first.line.box);
}

/**
 * A month of the head in which all rows lie, in a cell of its own or in words that name the statement: "This is your statement of May 2025",
 * "Junho de 2025" below "Mês". A statement that is made before that month ends is one of other days.
 */
export function monthOfRows(
  lines: readonly TokenLine[],
  fields: readonly Field[],
  rows: readonly DateToken[],
): ImpliedPeriod | null {
  const holds = (month: Month) => rows.every(({ readings }) => readings.some((row) => isOfMonth(row, month)));
  const found = lines.slice(0, TITLE_LINES).flatMap((line) =>
    splitSegments(line.words).flatMap((cell) => {
      const [month, ...others] = findMonths(lineOf(cell, line));
      const isOne = month !== undefined && month.year !== null && others.length === 0;
      const isTold = isOne && (readMonthTitle(lineOf(cell, line)) !== null || namesStatement(normalWords(cell.text)));
      return isTold && holds(month) ? [{ month, line, box: cell.box }] : [];
    }),
  );
  const [first] = found;
  if (rows.length === 0 || first === undefined || found.some(({ month }) => !isSame(month, first.month))) return null;
  const period = fromTo(first.month, first.month, first.line, first.box);
  const isMadeBefore = ({ label, dates: [day] }: Field) =>
    label === 'statementDate' && day !== undefined && period?.to != null && isLater(period.to, day);
  return fields.some(isMadeBefore) ? null : period;
}

/** "31/07 SALDO ANTERIOR": the balance of the last day before stands among the rows of August. */
function isOfMonth(row: DateReading, { year, month }: Month): boolean {
  const eve = month === 1 ? { year: year! - 1, month: 12 } : { year, month: month - 1 };
  const isEve = row.month === eve.month && row.day === daysInMonth(eve.year!, eve.month);
  return isEve ? (row.year ?? eve.year) === eve.year : row.month === month && (row.year ?? year) === year;
}

/** A cell as if it were all of its line. */
function lineOf({ from, to, words, box }: TextSegment, line: TokenLine): TokenLine {
  const within = <T extends { readonly from: number; readonly to: number }>(tokens: readonly T[]): T[] =>
    tokens
      .filter((token) => token.from >= from && token.to <= to)
      .map((token) => ({ ...token, from: token.from - from, to: token.to - from }));
  return { ...line, words, box, dates: within(line.dates), money: within(line.money) };
}

/** "Auszug 12/2024" is the twelfth of the year where its balance is of another day than the last of that month. */
function isCounted({ words }: TokenLine, month: Month, fields: readonly Field[]): boolean {
  const text = textOf(words);
  const ends = fields.flatMap((field) => (CLOSING.has(field.label) ? (dayOf(field) ?? []) : []));
  const closes = (reading: DateReading) => isLastDay(reading) && isSame(reading, month);
  const isInWords = /\p{L}/u.test(text) && /(?<!\d)\d{1,2}\s?[/.-]\s?20\d{2}$/.test(text);
  return isInWords && ends.length > 0 && !ends.some(({ readings }) => readings.some(closes));
}

/** "8 / 2025": such figures say a month behind the label of a period alone. */
function bareMonth(text: string): Month[] | null {
  const [, month, year] = /^([1-9]) ?\/ ?(20\d{2})$/.exec(text) ?? [];
  return year === undefined ? null : [{ year: Number(year), month: Number(month) }];
}

function fromTo(first: Month, last: Month, line: TokenLine, box: DateToken['box']): ImpliedPeriod | null {
  const [from, to] = [first, last].map((month) => wholeMonth(month, line, box));
  return from == null || to == null ? null : { ...to, from: from.from };
}

function isBefore(month: Month, other: Month): boolean {
  const years = (month.year ?? 0) - (other.year ?? 0);
  return years === 0 ? month.month < other.month : years < 0;
}

type Month = ReturnType<typeof findMonths>[number];

function isSame(one: Omit<DateReading, 'order' | 'day'>, other: Month): boolean {
  return one.year === other.year && one.month === other.month;
}

function wholeMonth({ year, month }: Month, line: TokenLine, box: DateToken['box']): ImpliedPeriod | null {
  if (year === null) return null;
  const day = (number: number): DateToken => ({
    kind: 'date',
    from: 0,
    to: 0,
    box,
    readings: [{ order: 'dmy', year, month, day: number }],
    named: true,
    rest: '',
    text: textOf(line.words),
  });
  return { from: day(1), to: day(daysInMonth(year, month)), line };
}

const CLOSING: ReadonlySet<string> = new Set(['closingBalance', 'newBalance']);

/**
 * Returns the days of the first opening and the last closing balance that are printed with a day. A day before all rows is that of
 * the balance that they start from, whatever it is called: "SOLDE AU : 17/08/2020" above them.
 */
export function daysOfBalances(fields: readonly Field[], rows: readonly DateToken[] = []): ImpliedPeriod {
  const closing = fields.findLast((field) => CLOSING.has(field.label) && dayOf(field) !== null);
  const end = closing === undefined ? null : dayOf(closing);
  if (end !== null && rows.length > 0 && rows.every((row) => isLater(row, end)))
    return { from: dayAfterClose(end), to: null, line: closing!.line };
  // "Balance at 31/10/2026" in a list of the accounts may be called as the balance that opens this one
  const mayOpen = (day: DateToken | null) =>
    day !== null && (end === null || (day.text !== end.text && isForward(day, end)));
  const mayLead = (day: DateToken | null) => mayOpen(day) && !rows.some((row) => isLater(day!, row));
  const opening =
    fields.find((field) => OPENINGS.has(field.label) && mayOpen(dayOf(field))) ?? twinOf(closing, fields, mayLead);
  const months = opening === undefined ? wholeMonths(fields) : null;
  return {
    from: opening === undefined ? (months?.from ?? null) : dayAfterClose(dayOf(opening)!),
    to: end ?? months?.to ?? null,
    line: (closing ?? opening)?.line ?? months?.line ?? null,
  };
}

/**
 * "Beginning balance on 2/12   1,688.03", "Ending balance on 3/11   2,462.72": both days lack a year, and the head prints the second in full.
 */
export function daysWithoutYear(lines: readonly TokenLine[], fields: readonly Field[]): ImpliedPeriod | null {
  const isYearless = ({ readings }: DateToken) => readings.every(({ year }) => year === null);
  const opening = fields.find((field) => OPENINGS.has(field.label) && dayOf(field, isYearless) !== null);
  const closing = fields.findLast((field) => CLOSING.has(field.label) && dayOf(field, isYearless) !== null);
  if (opening === undefined || closing === undefined) return null;
  const [first, last] = [dayOf(opening, isYearless)!, dayOf(closing, isYearless)!];
  // "03/11/2025" may be a day of November
  const isSure = (date: DateToken) => isFull(date) && (date.named || date.readings.length === 1);
  const head = lines.slice(0, TITLE_LINES).flatMap(({ dates }) => dates.filter(isSure));
  for (const { order, ...day } of last.readings) {
    const to = head.find((date) => date.readings.some((full) => isSameDay(full, day)));
    const readings = first.readings.filter((reading) => reading.order === order);
    if (to !== undefined && readings.length > 0)
      return { from: dayAfterClose(borrowYear({ ...first, readings }, to)), to, line: closing.line };
  }
  return null;
}

function isSameDay(one: DateReading, other: Omit<DateReading, 'order'>): boolean {
  return one.month === other.month && one.day === other.day;
}

/** "Balance as of 01.10.2025" over "Balance as of 31.10.2025": one name for both ends, and no third day of it. */
function twinOf(closing: Field | undefined, fields: readonly Field[], mayLead: (day: DateToken | null) => boolean) {
  const called = ({ line, from, to }: Field) => textOf(line.words.slice(from, to));
  const twins = fields.filter((field) => closing !== undefined && called(field) === called(closing));
  const [first, ...others] = twins.filter((field) => mayLead(dayOf(field)));
  return others.every((other) => dayOf(other)?.text === dayOf(first!)?.text) ? first : undefined;
}

/**
 * Right behind the label or its figure, and the figure right behind it, where more words are a sentence: "£449.41 on or just after 11
 * April 2025", "Starting 1 December 2026, the fee changes to $18.95". A row of the list that opens with a day may have that of the first row, or of the statement before:
 * "06/28/2019 Previous Balance".
 */
function dayOf({ dates, money, to, line, textLine }: Field, isDay = isFull): DateToken | null {
  const day = dates.find(isDay) ?? null;
  const [figure, ...others] = money.filter((token) => day !== null && token.to <= day.from);
  // behind several figures it is that of the last: "Opening 120  Earned 38  Closing 158 (until 31 Dec 2026)"
  if (others.length > 0) return null;
  if (line === textLine && figure !== undefined && day!.from - figure.to > MOST_BETWEEN) return null;
  const next = money.find((token) => day !== null && token.from >= day.to);
  if (line === textLine && next !== undefined && next.from - day!.to > MOST_BETWEEN) return null;
  // "Opening balance 2 Mar 2024" in a row of headings has its figure below
  return money.length > 0 || (line === textLine && day?.from === to) ? day : null;
}

/**
 * "31.01.2024 Old balance … 29.02.2024 New balance": rows of the list that open with the last days of two months close these months,
 * and the period begins on the day after the first. Other days may be those of the rows beside them.
 */
function wholeMonths(fields: readonly Field[]): ImpliedPeriod | null {
  const opening = fields.find((field) => OPENINGS.has(field.label) && lastDayBefore(field) !== null);
  const closing = fields.findLast((field) => CLOSING.has(field.label) && lastDayBefore(field) !== null);
  if (opening === undefined || closing === undefined) return null;
  const [before, to] = [lastDayBefore(opening)!, lastDayBefore(closing)!];
  return isLater(to, before) ? { from: dayAfterClose(before), to, line: closing.line } : null;
}

/**
 * The date right before the label, or before its figure and the label, at the start of its line, where it is the last one of a month:
 * "31/03/26   11,391.75   OPENING BALANCE".
 */
function lastDayBefore({ line, from, money }: Field): DateToken | null {
  const [day] = line.dates;
  if (day === undefined || day.from !== 0 || !isFull(day)) return null;
  const isBehindFigure = line.money.some((figure) => figure.from === day.to && figure.to === from);
  if (!isBehindFigure && (day.to !== from || money.length === 0)) return null;
  // "31/03/26" is also a day of 2031
  const readings = day.readings.filter(isLastDay);
  return readings.length > 0 ? { ...day, readings } : null;
}

function isFull({ readings }: DateToken): boolean {
  return readings.every(({ year }) => year !== null);
}

/** Both years are printed. */
export function isLater({ readings: [row] }: DateToken, { readings: [day] }: DateToken): boolean {
  return row?.year != null && day?.year != null && row.order === day.order && dayNumber(row) > dayNumber(day);
}

/** A balance of a month's last day is what that day closed with: the period begins on the next one. */
function dayAfterClose(token: DateToken): DateToken {
  const readings = token.readings.map((reading) => {
    const { year, month } = reading;
    if (year === null || !isLastDay(reading)) return reading;
    return { ...reading, year: month === 12 ? year + 1 : year, month: (month % 12) + 1, day: 1 };
  });
  return { ...token, readings };
}

function isLastDay({ year, month, day }: DateReading): boolean {
  return year !== null && day === daysInMonth(year, month);
}
