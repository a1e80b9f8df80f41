/**
 * Finds day-only dates: a day of the month where a date is expected, below the header of a date column, after a word for
 * "day", or beside the day of the week. The month is printed elsewhere.
 *
 *   Dia   Histórico          Valor        05  …   or   Dia 05   COMPRA   -53,18   or   Thu 05   …
 *   05    COMPRA CARTAO     -53,18
 *
 * In the manner of ledgers the month may stand in a column of its own, and only where it changes: then the days are beside it.
 *
 *   Date        Details
 *   Mar   1     GREEN GROCER       53,18
 *         15    RENT              800,00
 */
import type { Box, Word } from '@extracto/model';
import { monthReadings, weekdayReadings } from '../../knowledge/lexicon.ts';
import { rememberByText } from '../../knowledge/remember-by-text.ts';
import type { Header, TokenLine } from '../../lines/reading.ts';
import { LINES } from '../../lines/thresholds.ts';
import { rolesOf } from '../../tables/columns/name-roles.ts';
import { DATE_ROLES } from '../../tables/date-roles.ts';
import { hasSureAmount } from '../../tokens/has-sure-amount.ts';
import { STATEMENTS } from '../thresholds.ts';

const { WORD_GAP } = LINES.spacing;
const { MOST_OTHERS, LEAST_WITHOUT_HEADER } = STATEMENTS.findDayOnlyDates;

export interface DayOnlyDate {
  /** Index of the line among those given. */
  readonly at: number;
  /** Half open range of words. */
  readonly from: number;
  readonly to: number;
  readonly day: number;
  /** The number of the month, where its name stands in the column beside it; absent elsewhere. */
  readonly month?: number;
}

/** The days below one header, from top to bottom; `start` is the index of the first line below it. */
export interface DayList {
  readonly start: number;
  readonly days: readonly DayOnlyDate[];
}

/** Rules out nearly all documents before headers are searched: requires more rows with a day alone than with a date. */
export function mayHaveDayOnlyDates(lines: readonly TokenLine[]): boolean {
  let [bare, dated] = [0, 0];
  for (const line of lines) {
    if (!hasSureAmount(line)) continue;
    if (hasDate(line)) dated++;
    else if (readDay(line, 0) !== null || line.words.some((_, at) => isDay(line, at))) bare++;
  }
  return bare > dated;
}

/** True for a date in a cell of its own, or at the beginning of the line. */
function hasDate(line: TokenLine): boolean {
  return line.dates.some(({ from, to }) => from === 0 || (isBorder(line, from) && isBorder(line, to)));
}

/** Leaves out empty lists. Without any header nearly all lines with amounts of a list open with a day. */
export function findDayOnlyDates(lines: readonly TokenLine[], headers: readonly Header[]): DayList[] {
  if (headers.length === 0) return daysWithoutHeader(lines);
  const starts = headers.map(({ lineIndexes }) => lineIndexes.at(-1)! + 1);
  return headers
    .map((header, index) => {
      const end = headers[index + 1]?.lineIndexes[0] ?? lines.length;
      return { start: starts[index]!, days: daysBelow(header, lines, starts[index]!, end) };
    })
    .filter(({ days }) => days.length > 0);
}

function daysBelow({ cells }: Header, lines: readonly TokenLine[], start: number, end: number): DayOnlyDate[] {
  const cell = cells.find(({ roles }) => roles[0] !== undefined && DATE_ROLES.has(roles[0]));
  const days: DayOnlyDate[] = [];
  let [priced, others] = [0, 0];
  let beside: Box | null = null;
  for (let at = start; at < end; at++) {
    const line = lines[at]!;
    const below = cell === undefined ? -1 : line.words.findIndex((word) => isUnder(word, cell.box, line.heightPt));
    const named = below === 0 ? readNamed(line, at) : null;
    if (named !== null) beside = line.words[1]!.box;
    const isBeside = below < 0 && beside !== null && isUnder(line.words[0]!, beside, 0);
    const found = named ?? (hasDate(line) ? null : findDay(line, at, isBeside ? 0 : below));
    if (found !== null) {
      days.push(found);
      priced += Number(hasSureAmount(line));
    } else if (hasSureAmount(line) && below >= 0 && isFigure(line, below)) others++;
  }
  return priced === 0 || others > priced * MOST_OTHERS ? [] : days;
}

/** In a cell of its own: "42.41 x 2" goes on a description. */
function isFigure(line: TokenLine, at: number): boolean {
  return /^\d/.test(line.words[at]!.text) && isBorder(line, at) && isBorder(line, at + 1);
}

function daysWithoutHeader(lines: readonly TokenLine[]): DayList[] {
  const priced = lines.flatMap((line, at) => (hasSureAmount(line) ? [{ at, day: readDay(line, at) }] : []));
  const first = priced.findIndex(({ day }) => day !== null);
  const last = priced.findLastIndex(({ day }) => day !== null);
  const rows = priced.slice(first, last + 1).filter(({ at }) => !hasDate(lines[at]!));
  const days = rows.flatMap(({ day }) => day ?? []);
  if (days.length < LEAST_WITHOUT_HEADER || rows.length - days.length > days.length * MOST_OTHERS) return [];
  const isNumbered = days.every(({ day }, index) => day === days[0]!.day + index);
  return isNumbered || days.every(({ day }) => day === days[0]!.day) ? [] : [{ start: days[0]!.at, days }];
}

const DAY = /^(?:0?[1-9]|[12]\d|3[01])[.日]?$/;

/** `below`: the first word under the name of the column of dates, or -1. */
function findDay(line: TokenLine, at: number, below: number): DayOnlyDate | null {
  const first = readDay(line, at);
  if (first !== null && (below === 0 || first.to > 1)) return first;
  return below > 0 && isDay(line, below)
    ? { at, from: below, to: below + 1, day: Number.parseInt(line.words[below]!.text, 10) }
    : null;
}

/** "Mar   1": the name of a month and a day, each in a cell of its own, at the left end of the line. */
function readNamed(line: TokenLine, at: number): DayOnlyDate | null {
  const months = isBorder(line, 1) ? monthReadings(line.words[0]!.text.replace(MARK, '')) : [];
  if (months.length !== 1 || line.words.length < 2 || !isDay(line, 1)) return null;
  return { at, from: 0, to: 2, day: Number.parseInt(line.words[1]!.text, 10), month: months[0]! };
}

const MARK = /\.$/;

/** In a cell of its own, with others beside it: a lone figure is a number of a page. */
function isDay(line: TokenLine, at: number): boolean {
  return line.words.length > 1 && DAY.test(line.words[at]!.text) && isBorder(line, at) && isBorder(line, at + 1);
}

/** At the left end of its line, by itself, behind a word for a day, or beside the day of the week. */
function readDay(line: TokenLine, at: number): DayOnlyDate | null {
  const { words } = line;
  // a lone figure is a number of a page
  if (words.length === 1) return null;
  const figure = isWeekday(words[0]!) || (isDayWord(words[0]!.text) && !isBorder(line, 1)) ? 1 : 0;
  const to = figure === 0 && isWeekday(words[1]!) ? 2 : figure + 1;
  if (!DAY.test(words[figure]!.text) || !isBorder(line, to)) return null;
  return { at, from: 0, to, day: Number.parseInt(words[figure]!.text, 10) };
}

function isWeekday({ text }: Word): boolean {
  return weekdayReadings(text).length > 0;
}

const SHORT_WORD = /^\p{L}{1,6}\.?$/u;
const isDayWord = rememberByText((text) => SHORT_WORD.test(text) && rolesOf(text)[0] === 'date');

function isBorder({ words, heightPt }: TokenLine, at: number): boolean {
  const [left, right] = [words[at - 1], words[at]];
  return left === undefined || right === undefined || right.box[0] - left.box[2] > heightPt * WORD_GAP;
}

function isUnder({ box }: Word, [x0, , x1]: readonly [number, number, number, number], slack: number): boolean {
  return box[2] > x0 - slack && box[0] < x1 + slack;
}
