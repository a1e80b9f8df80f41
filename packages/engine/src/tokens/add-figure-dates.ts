/**
 * Reads "240317" as 17 March 2024 where such words stand below each other on rows that have no other date: six figures, of which
 * every one is a day, and which in one order of day, month and year run through the calendar without leaving a year, or rise over years.
 *
 *   240317   240318   GROCER      45,20
 *   240319   240319   CAFE         9,30
 *
 * Year, month and day may have cells of their own in front of the rows, as forms print them:
 *
 *   24    3   17   GROCER   4520
 *   24    3    9   CAFE      930
 */
import { boxAround, daysInMonth, type Word } from '@extracto/model';
import { dayNumber } from '../lines/day-number.ts';
import type { DateReading, DateToken, MoneyToken, TokenLine } from '../lines/reading.ts';
import { textOf } from '../lines/segments.ts';
import { LINES } from '../lines/thresholds.ts';
import { turnOnce } from './are-in-order.ts';
import { shareWords } from './share-words.ts';
import { TOKENS } from './thresholds.ts';

const { SAME_EDGE_PT } = LINES.spacing;
const { FIGURES, PARTS, LEAST_IN_COLUMN, LEAST_IN_ROWS, MOST_DATED, MOST_DAYS, LEAST_IN_YEARS, CENTURY } =
  TOKENS.addFigureDates;

const SIX_FIGURES = /^(\d{2})(\d{2})(\d{2})$/;
const ORDERS = ['ymd', 'dmy'] as const;

interface Found {
  /** Index of the line. */
  readonly at: number;
  readonly position: number;
  /** The whole date, or its three parts. */
  readonly words: readonly Word[];
  /** Six, two for each part. */
  readonly figures: string;
}

export function addFigureDates(lines: readonly TokenLine[]): readonly TokenLine[] {
  const found = lines.flatMap((line, at) => [
    ...(isRow(line) ? findFigures(line.words, at) : []),
    ...findParts(line, at),
  ]);
  if (found.length < LEAST_IN_COLUMN) return lines;
  const columns = Map.groupBy(found, ({ words }) => words.map(({ box }) => Math.round(box[2] / SAME_EDGE_PT)).join());
  const dates = [...columns.values()].flatMap((column) =>
    standsForRows(column, lines) ? readColumn(column).map((date, index) => ({ at: column[index]!.at, date })) : [],
  );
  const added = Map.groupBy(dates, ({ at }) => at);
  return lines.map((line, at) => {
    const own = added.get(at);
    return own === undefined
      ? line
      : withDates(
          line,
          own.map(({ date }) => date),
        );
  });
}

function isRow({ words, money }: TokenLine): boolean {
  return words.length > 2 && money.some(({ strong }) => strong);
}

function findFigures(words: readonly Word[], at: number): Found[] {
  return words.flatMap((word, position) =>
    word.text.length === FIGURES && SIX_FIGURES.test(word.text)
      ? [{ at, position, words: [word], figures: word.text }]
      : [],
  );
}

/** The first three words of a line that goes on behind them. */
function findParts({ words, dates }: TokenLine, at: number): Found[] {
  const [parts, behind] = [words.slice(0, PARTS), words.slice(PARTS)];
  if (behind.length < 2 || dates[0]?.from === 0 || !parts.every(({ text }) => PART.test(text))) return [];
  return [{ at, position: 0, words: parts, figures: parts.map(({ text }) => text.padStart(2, '0')).join('') }];
}

const PART = /^\d{1,2}$/;

/** On nearly every row from its first to its last, of which few have a date of another form. */
function standsForRows(column: readonly Found[], lines: readonly TokenLine[]): boolean {
  if (column.length < LEAST_IN_COLUMN) return false;
  const rows = lines.slice(column[0]!.at, column.at(-1)!.at + 1).filter(isRow);
  const dated = column.filter(({ at }) => hasDate(lines[at]!));
  return column.length >= rows.length * LEAST_IN_ROWS && dated.length <= column.length * MOST_DATED;
}

/** An amount of "9.30" behind the text is none. */
function hasDate({ dates, money }: TokenLine): boolean {
  return dates.some((date) => date.from === 0 || !money.some((token) => shareWords(token, date)));
}

/** With the readings of each order that makes sense of the whole column; empty when none does. */
function readColumn(column: readonly Found[]): DateToken[] {
  const orders = ORDERS.map((order) => column.map(({ figures }) => readFigures(figures, order))).filter(isCalendar);
  if (orders.length === 0) return [];
  return column.map(({ position, words }, index) => {
    const readings = orders.map((readings) => readings[index]!);
    const [from, to] = [position, position + words.length];
    return { kind: 'date', from, to, box: boxAround(words), readings, named: false, rest: '', text: textOf(words) };
  });
}

function readFigures(text: string, order: (typeof ORDERS)[number]): DateReading | null {
  const [first, second, third] = SIX_FIGURES.exec(text)!.slice(1).map(Number);
  const [year, day] = order === 'ymd' ? [CENTURY + first!, third!] : [CENTURY + third!, first!];
  const month = second!;
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month) ? { order, year, month, day } : null;
}

function isCalendar(readings: readonly (DateReading | null)[]): readings is readonly DateReading[] {
  const days = readings.flatMap((reading) => (reading === null ? [] : [dayNumber(reading)]));
  if (days.length < readings.length) return false;
  return Math.max(...days) - Math.min(...days) > MOST_DAYS ? goesOnForYears(days) : turnOnce(days);
}

/** A book of savings is filled over years; no day of it is out of its place. */
function goesOnForYears(days: readonly number[]): boolean {
  const steps = days.slice(1).map((day, at) => day - days[at]!);
  return days.length >= LEAST_IN_YEARS && steps.every((step) => step >= 0 && step <= MOST_DAYS);
}

function withDates(line: TokenLine, dates: readonly DateToken[]): TokenLine {
  const isTaken = (token: MoneyToken) => dates.some((date) => shareWords(token, date));
  return {
    ...line,
    dates: [...line.dates, ...dates].sort((a, b) => a.from - b.from),
    money: line.money.filter((token) => !isTaken(token)),
  };
}
