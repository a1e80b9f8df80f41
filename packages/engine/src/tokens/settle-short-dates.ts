/**
 * 12.20 is a date without a year in one document and an amount in the next. Where both readings stand for one word,
 * the document decides: short dates that open lines, without full dates around, are dates, and so is a column of them
 * beside the amounts, or a cell whose decimal mark no amount has; otherwise they are money.
 */

import { onlyOnce } from '../geometry/only-once.ts';
import { lookupPhrase } from '../knowledge/lexicon.ts';
import type { DateToken, DecimalMark, MoneyToken, TokenLine } from '../lines/reading.ts';
import { textOf } from '../lines/segments.ts';
import { LINES } from '../lines/thresholds.ts';
import { addFigureDates } from './add-figure-dates.ts';
import { addSpacedDates } from './add-spaced-dates.ts';
import { areInOrder } from './are-in-order.ts';
import { type Compact, findCompactColumns, isCompact, readCompact } from './compact-date.ts';
import { isShort } from './is-short.ts';
import { shareWords } from './share-words.ts';
import { TOKENS } from './thresholds.ts';

const { SAME_EDGE_PT, WORD_GAP } = LINES.spacing;
const {
  LEAST_USUAL,
  LEAST_IN_COLUMN,
  LEAST_MARKED,
  LEAST_COMPACT,
  LEAST_OF_ROWS,
  LEAST_IN_ROWS,
  LEAST_OVER_ROWS,
  HALF,
  MOST_RIVALS,
} = TOKENS.settleShortDates;

export function settleShortDates(printed: readonly TokenLine[]): readonly TokenLine[] {
  const lines = addSpacedDates(addFigureDates(addCompactDates(printed)));
  const all = lines.flatMap((line) => line.dates.map((date): Dated => ({ line, date })));
  const short = all.filter(({ date }) => isShort(date));
  if (!short.some(isAmbiguous)) return lines;
  const opening = all.filter(({ date }) => date.from === 0 && !date.named);
  const leading = opening.filter(({ date }) => isShort(date)).length;
  const full = all.length - short.length;
  const areDates = leading > (leading * 2 >= short.length ? full * HALF : full);
  const separators = usualSeparators(opening);
  const columns = findDateColumns(lines, short);
  const [mark, ends] = [onlyOnce(() => soleMark(lines)), onlyOnce(() => amountEnds(lines))];
  const habits = { areDates, separators, columns, labelled: findLabelledDays(short), mark, ends };
  const unsettled = new Set(short.map(({ line }) => line));
  return lines.map((line) => (unsettled.has(line) ? settleLine(line, habits) : line));
}

interface Dated {
  readonly line: TokenLine;
  readonly date: DateToken;
}

/** An amount claims some of its words: "12.20" may be one, "01/20" and "2 Jan" are dates and nothing else. */
function isAmbiguous({ line, date }: Dated): boolean {
  return line.money.some((token) => shareWords(token, date));
}

/** If rows begin with "01/20", "8.24" is no date; if none begins with a short date, any separator is possible. */
function usualSeparators(opening: readonly Dated[]): ReadonlySet<string> {
  if (!opening.some(({ date }) => isShort(date))) return new Set(['.', '/', '-']);
  const counts = Map.groupBy(opening, ({ date }) => separatorOf(date));
  return new Set([...counts].filter(([, of]) => of.length >= opening.length * LEAST_USUAL).map(([mark]) => mark));
}

/** Days that close a line behind the name of the day of booking and nothing else, in the order of the calendar: rows follow. */
function findLabelledDays(short: readonly Dated[]): ReadonlySet<DateToken> {
  const days = short.filter(isLabelled).map(({ date }) => date);
  return new Set(days.length >= LEAST_COMPACT && areInOrder(days) ? days : []);
}

function isLabelled({ line: { words, dates }, date }: Dated): boolean {
  if (date.from === 0 || date.to < words.length || dates.length > 1) return false;
  return lookupPhrase(textOf(words.slice(0, date.from))).some(
    ({ kind, value }) => kind === 'column' && BOOKED.has(value),
  );
}

const BOOKED: ReadonlySet<string> = new Set(['date', 'postingDate']);

function separatorOf({ text }: DateToken): string {
  return /\d(\D)/.exec(text)?.[1] ?? '';
}

/**
 * Left edges under which nearly every value can be a date, each on a line with an amount and without another date in
 * front: amounts end anywhere from .00 to .99, so that a column of them is soon given away.
 */
function findDateColumns(lines: readonly TokenLine[], short: readonly Dated[]): readonly number[] {
  const isRow = ({ line, date }: Dated) =>
    line.dates.find((other) => !isInText(line, other)) === date &&
    line.money.some((token) => token.strong && !shareWords(token, date));
  const byEdge = Map.groupBy(short.filter(isRow), ({ date }) => Math.round(date.box[0] / SAME_EDGE_PT));
  const columns = [...byEdge.values()].filter((column) => column.length >= LEAST_IN_COLUMN);
  return columns.flatMap((column) => {
    const x0 = column[0]!.date.box[0];
    const rivals = lines.filter((line) =>
      line.money.some(({ strong, box }) => strong && Math.abs(box[0] - x0) < SAME_EDGE_PT && !isShortAt(line, box[0])),
    );
    return rivals.length <= column.length * MOST_RIVALS ? [x0] : [];
  });
}

function isShortAt(line: TokenLine, x0: number): boolean {
  return line.dates.some((date) => isShort(date) && Math.abs(date.box[0] - x0) < SAME_EDGE_PT);
}

/** No gap before it, nor a value of the column before: a description mentions it. */
function isInText(line: TokenLine, { from, box }: DateToken | MoneyToken): boolean {
  const left = line.words[from - 1];
  if (left === undefined || box[0] - left.box[2] >= line.heightPt * WORD_GAP) return false;
  const isBehind = (value: DateToken | MoneyToken) => value.to === from;
  if (line.money.some((token) => token.strong && isBehind(token))) return false;
  const date = line.dates.find(isBehind);
  return date === undefined || date.rest !== '' || isInText(line, date);
}

/** As a date without a year looks; "31.09." is none of any calendar, and no amount either. */
const SHORT_SHAPE = /^\d{1,2}\.\d{1,2}\.?$/;
const LONGEST_SHORT = '31.09.'.length;

function hasShortShape(text: string): boolean {
  return text.length <= LONGEST_SHORT && text.lastIndexOf('.') > 0 && SHORT_SHAPE.test(text);
}

/** The decimal mark that all amounts agree on which are surely no dates; `null` when they do not, or are too few. */
function soleMark(lines: readonly TokenLine[]): DecimalMark | null {
  let [dots, commas] = [0, 0];
  for (const { money, dates } of lines) {
    for (const token of money) {
      const { dot, comma } = token.readings;
      if ((dot !== null && comma !== null) || !token.strong) continue;
      if (hasShortShape(token.text) || isOnShortDate(token, dates)) continue;
      if (comma === null) dots += 1;
      if (dot === null) commas += 1;
    }
    if (dots > 0 && commas > 0) return null;
  }
  if (Math.max(dots, commas) < LEAST_MARKED) return null;
  return dots > 0 ? 'dot' : 'comma';
}

function isOnShortDate(token: MoneyToken, dates: readonly DateToken[]): boolean {
  for (const date of dates) if (shareWords(token, date) && isShort(date)) return true;
  return false;
}

function isOnDate(token: MoneyToken, dates: readonly DateToken[]): boolean {
  for (const date of dates) if (shareWords(token, date)) return true;
  return false;
}

/** How the document uses dates and amounts of one shape. Properties that need all of its amounts are computed on first use. */
interface Habits {
  readonly areDates: boolean;
  readonly separators: ReadonlySet<string>;
  readonly columns: readonly number[];
  readonly labelled: ReadonlySet<DateToken>;
  readonly mark: () => DecimalMark | null;
  readonly ends: () => ReadonlySet<number>;
}

/** Right edges, to the point, at which amounts end that are surely no dates. */
function amountEnds(lines: readonly TokenLine[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const { money, dates } of lines) {
    for (const token of money) {
      if (!token.strong || isOnDate(token, dates)) continue;
      const end = Math.round(token.box[2]);
      counts.set(end, (counts.get(end) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, count]) => count >= LEAST_IN_COLUMN).map(([end]) => end));
}

function settleLine(line: TokenLine, { areDates, separators, columns, labelled, mark, ends }: Habits): TokenLine {
  const rivals = (date: DateToken) => line.money.filter((token) => shareWords(token, date));
  // "CHF 8.10": no date follows its currency
  const isPriced = (date: DateToken) =>
    rivals(date).some(({ from, currencies }) => from < date.from && currencies.length > 0);
  // where all amounts have commas, one with a point is none
  const isAmount = (date: DateToken) =>
    rivals(date).some(({ readings }) => {
      const sole = mark();
      return sole === null || readings[sole] !== null;
    });
  const isDate = (date: DateToken) =>
    !isShort(date) ||
    rivals(date).length === 0 ||
    labelled.has(date) ||
    (!isPriced(date) &&
      ((separators.has(separatorOf(date)) &&
        ((areDates && opensCell(line, date, ends)) ||
          (!isAmount(date) && !isInText(line, date) && (areDates || isBesideAmount(line, date))))) ||
        columns.some((x0) => Math.abs(date.box[0] - x0) < SAME_EDGE_PT && !isInText(line, date))));
  const dates = line.dates.every(isDate) ? line.dates : line.dates.filter(isDate);
  const isTaken = (token: MoneyToken) => isOnShortDate(token, dates);
  const money = line.money.some(isTaken) ? line.money.filter((token) => !isTaken(token)) : line.money;
  return dates === line.dates && money === line.money ? line : { ...line, dates, money };
}

/** A line without an amount goes on a description, which may mention a day. */
function isBesideAmount(line: TokenLine, date: DateToken): boolean {
  return line.money.some((token) => token.strong && !shareWords(token, date));
}

/** Short dates stand at the left of the line; an amount of the same shape stands further right. */
function opensCell(line: TokenLine, date: DateToken, ends: () => ReadonlySet<number>): boolean {
  const isAmongAmounts = () => [-1, 0, 1].some((offset) => ends().has(Math.round(date.box[2]) + offset));
  return (
    date.from === 0 ||
    (date.from <= 2 && line.dates[0] === date && !isAmongAmounts()) ||
    (line.dates[1] === date && line.dates[0]!.from === 0 && date.from === line.dates[0]!.to)
  );
}

/**
 * Norwegian lists print "2702" for 27 February: believed where every row opens with such a word, or with its number and such
 * a word, and no other date does, or where such words alone stand over the rows of each day, in the order of the calendar. Where a second one follows on every
 * row, it is a date as well.
 */
function addCompactDates(lines: readonly TokenLine[]): readonly TokenLine[] {
  const rows = lines.filter((line) => (isCompact(line, 0) || isCompact(line, 1)) && isRow(line));
  const numbered = rows.filter((line) => isCompact(line, 1) && /^\d{1,3}$/.test(line.words[0]!.text));
  const first = numbered.length < LEAST_COMPACT ? 0 : 1;
  const opening = withoutFooters(first === 1 ? numbered : rows.filter((line) => isCompact(line, 0)), first);
  if (opening.length < LEAST_COMPACT) {
    const dated = lines.filter(isDatedRow).length;
    const added = dated * 2 < lines.filter(isRow).length ? addDateColumns(lines) : null;
    return added ?? (dated > 0 ? lines : addDayHeadings(lines));
  }
  const hasAll = (at: number) => opening.every((line) => isCompact(line, at) && readCompact(line, at) !== null);
  if (opening.length < lines.filter(isDatedRow).length || opening.every(isNumbered) || !hasAll(first)) return lines;
  const leading = hasAll(first + 1) ? [first, first + 1] : [first];
  const places = new Map(opening.map((line) => [line, new Set(leading)]));
  for (const column of findCompactColumns(opening, opening.length))
    if (column.every(({ line, date }) => areNear(readCompact(line, first)!, date)))
      for (const { line, at } of column) places.get(line)!.add(at);
  return lines.map((line) => (places.has(line) ? withCompact(line, [...places.get(line)!]) : line));
}

/** "3000 (Mon-Fri)" above or below the rows, at another edge, is part of a telephone number and no day. */
function withoutFooters(opening: readonly TokenLine[], at: number): readonly TokenLine[] {
  const isDay = (line: TokenLine) => readCompact(line, at) !== null;
  const edgeOf = (line: TokenLine) => line.words[at]!.box[2];
  const [from, to] = [opening.findIndex(isDay), opening.findLastIndex(isDay)];
  const edges = opening.slice(Math.max(from, 0), to + 1).map(edgeOf);
  const isAligned = (line: TokenLine) => edges.some((edge) => Math.abs(edge - edgeOf(line)) < SAME_EDGE_PT);
  return opening.filter((line, index) => (index >= from && index <= to) || isAligned(line));
}

/** In the same month or in one beside it, as the value date of a row and its booking date; a code that is a day in every row is not. */
function areNear(one: DateToken, other: DateToken): boolean {
  return one.readings.some(({ order, month }) =>
    other.readings.some((read) => read.order === order && MONTHS_APART.has(Math.abs(read.month - month))),
  );
}

/** December and January are beside each other. */
const MONTHS_APART: ReadonlySet<number> = new Set([0, 1, 11]);

function isRow({ words, money }: TokenLine): boolean {
  if (words.length <= 2) return false;
  for (const { strong } of money) if (strong) return true;
  return false;
}

function isDatedRow(line: TokenLine): boolean {
  return line.dates[0]?.from === 0 && isRow(line);
}

/** "0201  05-04-2023": four digits before a date with its year are the number of the row. */
function isNumbered({ dates: [date] }: TokenLine): boolean {
  return date?.from === 1 && !isShort(date);
}

/** `null` where no such words stand below each other, or where none of their columns follows the calendar or is named as days. */
function addDateColumns(lines: readonly TokenLine[]): readonly TokenLine[] | null {
  // an amount that a description mentions makes no row
  const rows = lines.filter(
    (line) => isRow(line) && line.money.some((token) => token.strong && !isInText(line, token)),
  );
  const least = Math.max(LEAST_IN_COLUMN, rows.length * LEAST_OF_ROWS);
  const order = new Map(rows.map((line, at) => [line, at]));
  // balances and totals stand above and below them
  const fills = (column: readonly Compact[]) =>
    column.length >= (order.get(column.at(-1)!.line)! - order.get(column[0]!.line)! + 1) * LEAST_IN_ROWS;
  const found = findCompactColumns(rows, least);
  const named = new Set(found.filter(([first]) => isBelowDateName(first!, lines)));
  const columns = found.filter((column) => named.has(column) || fills(column));
  if (!columns.some((column) => named.has(column) || areInOrder(column.map(({ date }) => date)))) return null;
  const places = Map.groupBy(columns.flat(), ({ line }) => line);
  const positions = (line: TokenLine) => (places.get(line) ?? []).map(({ at }) => at).sort((a, b) => a - b);
  return lines.map((line) => (places.has(line) ? withCompact(line, positions(line)) : line));
}

/** The days of value, which hardly keep their order, below the name of such days. */
function isBelowDateName({ line, date: { box } }: Compact, lines: readonly TokenLine[]): boolean {
  const above = lines.slice(0, lines.indexOf(line)).flatMap(({ words }) => words);
  const name = above.findLast((word) => word.box[0] < box[2] && word.box[2] > box[0] && !/^\P{L}+$/u.test(word.text));
  return name !== undefined && lookupPhrase(name.text).some(({ kind, value }) => kind === 'column' && DAYS.has(value));
}

const DAYS: ReadonlySet<string> = new Set([...BOOKED, 'valueDate', 'transactionDate']);

function addDayHeadings(lines: readonly TokenLine[]): readonly TokenLine[] {
  const days = new Map<TokenLine, DateToken>();
  let over = 0;
  for (const [at, line] of lines.entries()) {
    const date = line.words.length === 1 && line.words[0]!.text.length === 4 ? readCompact(line, 0) : null;
    if (date === null) continue;
    days.set(line, date);
    if (lines[at + 1]?.money.some(({ strong }) => strong) === true) over++;
  }
  if (days.size < LEAST_COMPACT || over < days.size * LEAST_OVER_ROWS || !areInOrder([...days.values()])) return lines;
  return lines.map((line) => (days.has(line) ? withCompact(line, [0]) : line));
}

function withCompact(line: TokenLine, positions: readonly number[]): TokenLine {
  const dates = positions.map((at) => readCompact(line, at)!);
  return {
    ...line,
    dates: [...dates, ...line.dates].sort((a, b) => a.from - b.from),
    money: line.money.filter((token) => !positions.includes(token.from)),
  };
}
