/**
 * Both ends of a period that one text prints, in forms that are no two dates beside each other; and what two ends must have in common.
 *
 *   January 1–31, 2026      01.12. - 31.12.2025      20250601-20250630      Mês: Novembro/2025
 *                                                                           Período: 1 - 30
 */

import { monthReadings } from '../knowledge/lexicon.ts';
import { dayNumber } from '../lines/day-number.ts';
import type { DateOrder, DateToken, TokenLine } from '../lines/reading.ts';
import { splitSegments, textOf } from '../lines/segments.ts';
import { readDates } from '../tokens/read-dates.ts';
import type { Field } from './find-fields.ts';
import { findMonths } from './find-month.ts';
import { isJoin } from './is-join.ts';
import { FIELDS } from './thresholds.ts';

const { LONGEST_PERIOD_DAYS, NEAR_LINES } = FIELDS.readPeriod;

export interface Ends {
  /** The only order in which they make sense, `null` when the rows decide. */
  readonly order: DateOrder | null;
  readonly from: DateToken;
  readonly to: DateToken;
}

export function hasYear({ readings }: DateToken): boolean {
  return readings.some(({ year }) => year !== null);
}

const SHORT_START = /^(\d{1,2})[./](\d{1,2})[./]?\s*\S{1,3}\s*\d{1,2}[./]\d{1,2}[./]\d{4}/;

/** "01.12. - 31.12.2025": without a year the first end may as well be an amount. */
export function shortStart({ text, dates: [end], textBox, box }: Field): Ends | null {
  const [, first, second] = SHORT_START.exec(text) ?? [];
  if (first === undefined || end === undefined || !hasYear(end)) return null;
  const readings = end.readings.map(({ order, year }) => {
    const [day, month] = order === 'mdy' ? [second, first] : [first, second];
    return { order, year, month: Number(month), day: Number(day) };
  });
  const start = {
    ...end,
    box: textBox ?? box,
    readings: readings.map((reading) => ({ ...reading, year: null })),
    text,
  };
  return readings.every(({ month }) => month <= 12) ? agree(borrowYear(start, end), end) : null;
}

const YEAR_LAST = /^(\d{2})(\d{2})((?:19|20)\d{2})$/;

const GLUED = /^([^\s~～至]+)[-–~～/至]([^\s~～至]+)$/u;

/** "20250601-20250630", "27072017-26082017", "01-MAY-25/31-MAY-25": two dates of the same length in one word. */
export function gluedRange({ text, dates, textLine, textBox }: Field): Ends | null {
  const word = textLine.words.find(({ box }) => textBox !== null && box[0] >= textBox[0] && box[2] <= textBox[2]);
  if (word === undefined || dates.length > 0) return null;
  const [, first, last] = GLUED_SHORT.exec(text) ?? [];
  if (first !== undefined) {
    const [start, end] = [first, last!].map((day) => readDates([{ ...word, text: withYear(day, last!) }])[0]);
    return start === undefined || end === undefined ? null : agree(borrowYear(withoutYear(start), end), end);
  }
  if (text.length % 2 === 0) return null;
  const middle = (text.length - 1) / 2;
  if (!GLUED.test(text) || !isJoin(text[middle]!)) return null;
  const [from, to] = [text.slice(0, middle), text.slice(middle + 1)].map(
    (half) =>
      readDates([{ ...word, text: half }])[0] ?? readDates([{ ...word, text: half.replace(YEAR_LAST, '$1.$2.$3') }])[0],
  );
  return from === undefined || to === undefined || !hasYear(to) ? null : agree(borrowYear(from, to), to);
}

/** "01.02.-28.02.2025", "15/12-14/01/2026": the year is printed once. */
const GLUED_SHORT = /^(\d{1,2}[./]\d{1,2})[./]?[-–](\d{1,2}[./]\d{1,2}[./](?:19|20)\d{2})$/;

function withYear(day: string, last: string): string {
  return day === last ? day : day + last.slice(-'.2025'.length);
}

function withoutYear(token: DateToken): DateToken {
  return { ...token, readings: token.readings.map((reading) => ({ ...reading, year: null })) };
}

const DAYS = /^(\d{1,2})\s*(?:[-–—]|al?|à|to|até|bis)\s*(\d{1,2})$/u;

/** "ZA DAN 17.03.2025": a statement of one day, on which all rows are. */
export function dayAlone({ from, to, text, dates: [day, ...others] }: Field, rows: readonly DateToken[]): Ends | null {
  // "vom" says from when
  if (to - from < 2 || day?.text !== text || !hasYear(day) || others.length > 0) return null;
  const isOn = ({ readings }: DateToken) =>
    readings.some((row) => day.readings.some((own) => own.month === row.month && own.day === row.day));
  return rows.every(isOn) ? { from: day, to: day, order: null } : null;
}

/** "Mês: Novembro/2025", and near it "Período: 1 - 30". */
export function daysOfMonth({ text, line, textLine, textBox, box }: Field, lines: readonly TokenLine[]): Ends | null {
  const [, first, last] = DAYS.exec(text) ?? [];
  if (first === undefined) return null;
  const near = lines.filter(
    ({ index, pageNumber }) => pageNumber === line.pageNumber && Math.abs(index - line.index) <= NEAR_LINES,
  );
  const [month, ...others] = near.flatMap(findMonths);
  if (month === undefined || month.year === null || others.length > 0) return null;
  const token = (day: string): DateToken => ({
    kind: 'date',
    from: 0,
    to: 0,
    box: textBox ?? box,
    readings: [{ order: 'dmy', year: month.year, month: month.month, day: Number(day) }],
    named: true,
    rest: '',
    text: textOf(textLine.words),
  });
  return agree(token(first), token(last!));
}

/** Both ends are printed by the same hand: an order that only one of them allows, or that ends before it starts, is none. */
export function agree(from: DateToken, to: DateToken): Ends {
  const orders = ordersOf(from, to);
  // between words that are read from the right, a range may run either way
  if (orders.length === 0 && isDated(from) && isDated(to) && ordersOf(to, from).length > 0) return agree(to, from);
  const fits = (token: DateToken): DateToken => {
    const readings = token.readings.filter(({ order }) => orders.some((reading) => reading.order === order));
    return readings.length === 0 ? token : { ...token, readings };
  };
  if (from.named || to.named || orders.length === 0) return { from, to, order: null };
  return { from: fits(from), to: fits(to), order: orders.length === 1 ? orders[0]!.order : null };
}

/** The end has its year, and where the start has one as well the end is no earlier in some order of day and month. */
export function isForward(from: DateToken, to: DateToken): boolean {
  if (!hasYear(from) || !hasYear(to)) return hasYear(to);
  return from.readings.some(({ order, ...start }) =>
    to.readings.some((end) => end.order === order && dayNumber(end) >= dayNumber(start)),
  );
}

/** Readings of the start whose order lets the end follow it. */
function ordersOf(from: DateToken, to: DateToken): DateToken['readings'] {
  return from.readings.filter((reading) => {
    const end = to.readings.find(({ order }) => order === reading.order);
    if (end === undefined) return false;
    const days = dayNumber(end) - dayNumber(reading);
    return days >= 0 && days <= LONGEST_PERIOD_DAYS;
  });
}

function isDated({ readings }: DateToken): boolean {
  return readings.every(({ year }) => year !== null);
}

/** "1 June to 30 June 2025": the first date takes the year of the second. */
export function borrowYear(left: DateToken, right: DateToken): DateToken {
  const year = right.readings[0]!.year;
  const readings = left.readings.map((reading) => {
    if (reading.year !== null || year === null) return reading;
    return { ...reading, year: reading.month > right.readings[0]!.month ? year - 1 : year };
  });
  return { ...left, readings };
}

/** "1er", "1st" and "1º", of which the letters may stand apart where they are raised. */
const DAY_RANGE =
  /^(\p{L}+\.?\s+)?(\d{1,2})(?:\s?(?:er|st|nd|rd|th|[ºª°]))?(?:\s*[-–—]\s*|\s+(?:al?|to|bis|au|até|tot)\s+)(\d{1,2})(?:st|nd|rd|th|[ºª°])?,?\s+(?:de\s+)?(\p{L}+\.?,?\s+)?(?:de\s+)?(\d{4})/iu;
/** "for November 1-30, 2025", and nothing behind it. */
const DAY_RANGE_CELL =
  /^(?:\p{L}+:?\s+){0,2}(?:\p{L}{3,}\.?\s+\d{1,2}\s?[-–—]\s?\d{1,2},?|\d{1,2}(?:\s?[-–—]\s?|\s(?:al?|to|bis|au|até|tot)\s)\d{1,2}\s+(?:de\s+)?\p{L}{3,}\.?,?)\s+(?:del?\s+)?\d{4}$/iu;
const WORDS_BEFORE = /^(?:\p{L}+:?\s+)+(?=\p{L}+\.?\s+\d|\d+\s?[-–—]\s?\d+\s+\p{L}|\d+\s\p{L}{1,3}\s\d)/u;

/** "Del 1 al 31-03-2025": the first day alone, in front of the date of the last. */
const DAY_BEFORE_DATE =
  /^(?:\p{L}+\s+)?(\d{1,2})\.?(?:\s*[-–—]\s*|\s+(?:al?|to|bis|au|até|tot)\s+)(\d{1,2})([./-]\d{1,2}[./-]\d{4})$/u;

/** "January 1–31, 2026" and "1 - 31.01.2026" print the month once for both days. */
export function rangeIn(text: string, { dates, box, words }: TokenLine): Ends | null {
  const [, first, last, month] = DAY_BEFORE_DATE.exec(text) ?? [];
  if (first !== undefined) {
    const [from, to] = [first, last!].map((day) => readDates([{ ...words[0]!, text: `${day}${month}` }])[0]);
    return from === undefined || to === undefined ? null : agree(from, to);
  }
  const match = DAY_RANGE.exec(text);
  if (match === null) return null;
  const printed = dates.flatMap((date) => date.readings).find((reading) => reading.month > 0)?.month ?? null;
  const named = monthIn(match[1] ?? match[4] ?? '') ?? printed;
  if (named === null) return null;
  const token = (day: number): DateToken => ({
    kind: 'date',
    from: 0,
    to: 0,
    box,
    readings: [{ order: 'mdy', year: Number(match[5]), month: named, day }],
    named: true,
    rest: '',
    text: match[0],
  });
  return { from: token(Number(match[2])), to: token(Number(match[3])), order: null };
}

/** "Balance statement 1–16 May 2025 · EUR": the days stand in a cell, or between its marks, without a label. */
export function rangeOfCell(line: TokenLine): Ends | null {
  const part = splitSegments(line.words)
    .flatMap(({ text }) => text.split(/ [·|•] /))
    .find((text) => DAY_RANGE_CELL.test(text));
  return part === undefined ? null : rangeIn(part.replace(WORDS_BEFORE, ''), line);
}

function monthIn(word: string): number | null {
  return monthReadings(word.replace(/[^\p{L}]/gu, ''))[0] ?? null;
}
