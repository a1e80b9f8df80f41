/**
 * Reads "06 10" alone in its cell as a day and a month, when such cells are below each other beside the list's amounts and, in
 * one day and month order, run through the calendar. A code may fill the cell before it to its last point.
 *
 *   0721BC06 10   GROCER      45,20
 *   0830GD08 10   SALARY   1 500,00
 *   0830GD09 10   TRANSFER             ← dates the amount on the line below, where the calendar runs on
 *                 RENT       800,00
 *
 * The day and the month may have cells of their own at the beginning of all lines that print no other date, and so may a
 * second day and month behind them, or behind the number of the row that follows them.
 */
import { boxAround, daysInMonth, type Word } from '@extracto/model';
import type { DateReading, DateToken, TokenLine } from '../lines/reading.ts';
import { LINES } from '../lines/thresholds.ts';
import { areInOrder } from './are-in-order.ts';
import { hasSureAmount } from './has-sure-amount.ts';
import { isShort } from './is-short.ts';
import { TOKENS } from './thresholds.ts';

const { WORD_GAP, SAME_EDGE_PT } = LINES.spacing;
const { LEAST_IN_COLUMN, LEAST_OPENING, LEAST_DATED, TOUCHING, BEHIND } = TOKENS.addSpacedDates;

interface Found {
  readonly at: number;
  readonly date: DateToken;
}

export function addSpacedDates(lines: readonly TokenLine[]): readonly TokenLine[] {
  const found = findAll(lines, hasSureAmount);
  if (found.length < LEAST_OPENING) return lines;
  const columns = [...Map.groupBy(found, edgeOf).values()];
  const sure = columns.filter((column) => isColumn(column, lines));
  if (sure.length === 0) return lines;
  const bare = findAll(lines, (line) => !hasSureAmount(line));
  const dated = columns.filter((column) => sure.includes(column) || isBeside(column, sure));
  const added = Map.groupBy(
    dated.flatMap((column) => withBare(column, bare)),
    lineOf,
  );
  return lines.map((line, at) => (added.get(at) ?? NONE).reduce((one, { date }) => withDate(one, date), line));
}

const NONE: readonly Found[] = [];

function findAll(lines: readonly TokenLine[], isOne: (line: TokenLine) => boolean): Found[] {
  return lines.flatMap((line, at) =>
    line.dates[0]?.from === 0 || !isOne(line) ? [] : findPairs(line).map((date): Found => ({ at, date })),
  );
}

function edgeOf({ date }: Found): number {
  return Math.round(date.box[0] / SAME_EDGE_PT);
}

function lineOf({ at }: Found): number {
  return at;
}

/** The column with the pairs of lines without amounts that stand in it and run through the calendar with it. */
function withBare(column: readonly Found[], bare: readonly Found[]): readonly Found[] {
  const edge = edgeOf(column[0]!);
  const all = [...column, ...bare.filter((found) => edgeOf(found) === edge)].sort((a, b) => a.at - b.at);
  return areInOrder(all.map(({ date }) => date)) ? all : column;
}

/** A purchase and its booking open each line with a day; the list runs in the order of one of the two. */
function isBeside(column: readonly Found[], sure: readonly (readonly Found[])[]): boolean {
  const opens = column.every(({ date }) => date.from === 0);
  return sure.some((other) => {
    const [first, second] = opens ? [column, other] : [other, column];
    const opened = new Set(first.filter(({ date }) => date.from === 0).map(lineOf));
    return opened.size === second.length && second.every(({ at, date }) => date.from >= BEHIND && opened.has(at));
  });
}

function isColumn(column: readonly Found[], lines: readonly TokenLine[]): boolean {
  if (column.length < LEAST_OPENING || !areInOrder(column.map(({ date }) => date))) return false;
  const rows = lines.slice(column[0]!.at, column.at(-1)!.at + 1).filter(hasSureAmount);
  if (column.some(({ date, at }) => isParted(lines[at]!.words, date.from)))
    return column.length >= LEAST_IN_COLUMN && column.length === rows.filter(opensWithFigures).length;
  if (column.every(({ date }) => date.from === 0) && column.length === rows.length) return true;
  return column.length >= LEAST_IN_COLUMN && column.length >= rows.length * LEAST_DATED;
}

/** The line has no other date than an amount at its end that may be one: "12.20". */
function opensWithFigures({ words, dates }: TokenLine): boolean {
  const isAmount = (date: DateToken) => isShort(date) && date.to === words.length;
  return dates.every(isAmount) && words[0] !== undefined && isTwoFigures(words[0]);
}

/** The two figures stand in two cells. */
function isParted(words: readonly Word[], from: number): boolean {
  return gap(words, from + 1) >= WORD_GAP;
}

function findPairs(line: TokenLine): DateToken[] {
  const { words } = line;
  const isSecond = (from: number) => from >= BEHIND && isTwoFigures(words[1]!);
  return words.flatMap((word, from) => {
    const next = words[from + 1];
    if (next === undefined || !isTwoFigures(word) || !isTwoFigures(next)) return [];
    const before = gap(words, from);
    const isOpen = before >= WORD_GAP || before <= TOUCHING;
    const mayPart = opensWithFigures(line) && (from === 0 || isSecond(from));
    const isWhole = isOpen && gap(words, from + 2) >= WORD_GAP && (mayPart || !isParted(words, from));
    const readings = isWhole ? readPair(Number(word.text), Number(next.text)) : [];
    if (readings.length === 0) return [];
    const text = `${word.text} ${next.text}`;
    return [{ kind: 'date', from, to: from + 2, box: boxAround([word, next]), readings, named: false, rest: '', text }];
  });
}

function isTwoFigures({ text }: Word): boolean {
  return text.length === 2 && /^\d{2}$/.test(text);
}

/** Before the word, in text heights; wide at both ends of the line. */
function gap(words: readonly Word[], at: number): number {
  const [left, right] = [words[at - 1], words[at]];
  return left === undefined || right === undefined ? Infinity : (right.box[0] - left.box[2]) / left.font.heightPt;
}

function readPair(first: number, second: number): DateReading[] {
  const readings: DateReading[] = [
    { order: 'dmy', year: null, month: second, day: first },
    { order: 'mdy', year: null, month: first, day: second },
  ];
  return readings.filter(({ month, day }) => month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(2000, month));
}

function withDate(line: TokenLine, date: DateToken): TokenLine {
  return {
    ...line,
    dates: [...line.dates, date].sort((a, b) => a.from - b.from),
    money: line.money.filter(({ from, to }) => to <= date.from || from >= date.to),
  };
}
