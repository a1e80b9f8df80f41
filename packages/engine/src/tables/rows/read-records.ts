/**
 * Body lines → records: each word, date and amount goes to its column. An amount belongs to a money column when it
 * overlaps the column's values; a bare integer only when it also shares their edge. What stands in no column and is
 * surely money is kept as unassigned, so that nothing disappears.
 */
import { type Box, boxAround } from '@extracto/model';
import { onlyOnce } from '../../geometry/only-once.ts';
import type { DateToken, MoneyToken, TokenLine } from '../../lines/reading.ts';
import { LINES } from '../../lines/thresholds.ts';
import { adjoiningAmount } from '../adjoining-amount.ts';
import { addText, type Cells, NO_CELLS } from '../cells.ts';
import { isTime } from '../is-time.ts';
import { printsWholeUnits } from '../prints-whole-units.ts';
import type { Record, Span, TableColumn, TableLayout } from '../table.ts';
import { TABLES } from '../thresholds.ts';
import { dropSideTexts } from './drop-side-texts.ts';

const { WORD_GAP } = LINES.spacing;
const { EDGE_PT, ZERO_REACH_PT, SPACE, PRICE_PER_PT } = TABLES.readRecords;

const EMPTY_CELL = /^[-–—−]{1,3}$/;

export function readRecords({ columns }: TableLayout, printed: readonly TokenLine[]): Record[] {
  const lines = dropSideTexts(columns, printed);
  const lineOf = (line: TokenLine) => line;
  const bare = printsWholeUnits(lines, lineOf, ({ money }) => money);
  const [dates, money] = [columnsOf(columns, 'date'), columnsOf(columns, 'money')];
  const places: Places = {
    columns,
    dates,
    money,
    bare,
    edges: onlyOnce(() => collectEdges(columns, money, lines)),
    isTaken: [],
  };
  return lines.map((line) => readRecord(places, line));
}

/** Horizontal range for the words of a line. */
interface Places {
  readonly columns: readonly TableColumn[];
  readonly dates: readonly PlacedColumn[];
  readonly money: readonly PlacedColumn[];
  /** Whole numbers are amounts. */
  readonly bare: boolean;
  /** By column; hardly asked for. */
  readonly edges: () => readonly ReadonlySet<number>[];
  /** By index of a word, of one line after the other: a list for each of them would be as much again to clear away. */
  readonly isTaken: boolean[];
}

interface PlacedColumn extends Span {
  readonly index: number;
}

function columnsOf(columns: readonly TableColumn[], kind: TableColumn['kind']): PlacedColumn[] {
  return columns.flatMap((column, index) =>
    column.kind === kind ? [{ index, x0: column.span.x0, x1: column.span.x1 }] : [],
  );
}

const NO_MONEY: readonly MoneyToken[] = [];

function readRecord(places: Places, line: TokenLine): Record {
  const dates = placeDates(places, line);
  const unassigned: MoneyToken[] = [];
  const money = placeMoney(places, line, dates, unassigned);
  const { texts, crosses } = readTexts(places, line, money, dates);
  return { line, money, dates, texts, crosses, unassigned: unassigned.length === 0 ? NO_MONEY : unassigned };
}

function placeDates({ columns, dates: places }: Places, line: TokenLine): Cells<DateToken> {
  let dates: Cells<DateToken> = NO_CELLS;
  for (const date of line.dates) {
    const at = bestColumn(places, date.box);
    if (at >= 0 && !dates.has(at) && isLeading(columns[at]!, date, line)) dates = dates.with(at, date);
  }
  return dates;
}

/** What is surely an amount and stands in no column is added to `unassigned`. */
function placeMoney(
  places: Places,
  line: TokenLine,
  dates: Cells<DateToken>,
  unassigned: MoneyToken[],
): Cells<MoneyToken> {
  let money: Cells<MoneyToken> = NO_CELLS;
  // a bare 0 that touches the balance must not take its place
  for (const token of line.money) if (token.strong) money = place(places, line, token, dates, money, unassigned);
  for (const token of line.money) if (!token.strong) money = place(places, line, token, dates, money, unassigned);
  for (const token of line.money) if (!token.strong) money = takeZero(places.columns, line, token, money);
  return money;
}

function place(
  places: Places,
  line: TokenLine,
  token: MoneyToken,
  dates: Cells<DateToken>,
  money: Cells<MoneyToken>,
  unassigned: MoneyToken[],
): Cells<MoneyToken> {
  if (overlapsDate(dates, token)) return money;
  const under = moneyColumnOf(places, line, token);
  const at = under >= 0 && isInSentence(line, token) && !endsWith(places.edges()[under]!, token) ? -1 : under;
  const isSure = token.strong || token.marker !== null || places.bare;
  if (at >= 0 && !money.has(at) && (isSure || sharesEdge(places.edges()[at]!, token))) return money.with(at, token);
  if (isPrintedAmount(token) && isApart(line, token) && !isRate(places.columns, token)) unassigned.push(token);
  return money;
}

/** −1 for none. Of two amounts that touch, the left one is of the next column to the left, wherever it stands. */
function moneyColumnOf({ money }: Places, line: TokenLine, token: MoneyToken): number {
  const under = bestColumn(money, token.box);
  const neighbour = adjoiningAmount(line, token);
  if (neighbour !== null) {
    const next = bestColumn(money, neighbour.box);
    const left = money.findLast(({ index }) => index < next);
    if ((under < 0 || under === next) && left !== undefined) return left.index;
  }
  return under >= 0 || token.from + 1 === token.to ? under : bestColumn(money, printedBox(line, token));
}

/** Below the name of a rate of exchange or of a price. */
function isRate(columns: readonly TableColumn[], { box }: MoneyToken): boolean {
  const middle = (box[0] + box[2]) / 2;
  return columns.some(
    ({ kind, candidates, span }) =>
      kind === 'text' && candidates[0] === 'exchangeRate' && middle > span.x0 && middle < span.x1,
  );
}

/** With its marks and currency: "888,01 Haber" stands left of the amounts that have no mark. */
function printedBox({ words }: TokenLine, { from, to }: MoneyToken): Box {
  return boxAround(words.slice(from, to));
}

/** Adds a lone 0 to the nearest free money column: it is an amount, but may miss the column's edge by the width of a mark. */
function takeZero(
  columns: readonly TableColumn[],
  line: TokenLine,
  token: MoneyToken,
  money: Cells<MoneyToken>,
): Cells<MoneyToken> {
  if (money.size === 0) return money;
  const isZero = token.readings.dot?.digits === 0 && token.readings.comma?.digits === 0;
  if (!isZero || money.values().includes(token) || !isApart(line, token)) return money;
  const gap = (span: Span) => Math.max(span.x0 - token.box[2], token.box[0] - span.x1, 0);
  const free = columns.flatMap((column, index) => (column.kind === 'money' && !money.has(index) ? [index] : []));
  const nearest = free.sort((a, b) => gap(columns[a]!.span) - gap(columns[b]!.span))[0];
  return nearest !== undefined && gap(columns[nearest]!.span) <= ZERO_REACH_PT ? money.with(nearest, token) : money;
}

/** Decimals or groups: "EUR 5619811" is a reference of a transfer in euros. */
function isPrintedAmount(token: MoneyToken): boolean {
  return token.strong && /\d[.,'’\u00a0 ]\d/.test(token.text);
}

function overlapsDate(dates: Cells<DateToken>, token: MoneyToken): boolean {
  return dates.some((date) => token.from < date.to && date.from < token.to);
}

/** True at the date column's own position; a date within a description starts elsewhere. */
function isLeading(column: TableColumn, date: DateToken, line: TokenLine): boolean {
  if (Math.abs(date.box[0] - column.span.x0) <= 6 || Math.abs(date.box[2] - column.span.x1) <= 6) return true;
  const left = line.words[date.from - 1];
  return left === undefined || date.box[0] - left.box[2] > line.heightPt * WORD_GAP;
}

/** Measured between words, its currency included: in adjoining columns the next amount is no part of this one. */
function isApart(line: TokenLine, token: MoneyToken): boolean {
  const isAmount = line.money.some(({ from, strong }) => strong && from === token.to);
  const left = line.words[token.from - 1];
  const right = isAmount ? undefined : line.words[token.to];
  const gapLeft = left === undefined ? Infinity : line.words[token.from]!.box[0] - left.box[2];
  const gapRight = right === undefined ? Infinity : right.box[0] - line.words[token.to - 1]!.box[2];
  return Math.min(gapLeft, gapRight) > line.heightPt;
}

/** Words a space away on both sides of it, or on the left where a full stop ends it. */
function isInSentence({ words, heightPt }: TokenLine, { from, to, box }: MoneyToken): boolean {
  const [left, right] = [words[from - 1], words[to]];
  if (left === undefined || !WORD.test(left.text) || box[0] - left.box[2] >= heightPt * SPACE) return false;
  if (right === undefined) return FULL_STOP.test(words[to - 1]!.text);
  return WORD.test(right.text) && right.box[0] - box[2] < heightPt * SPACE;
}

const FULL_STOP = /\d\.$/;

const WORD = /^\p{L}{2,}/u;

/** Columns with wide values may overlap; the edge that a column's values share tells them apart. */
function bestColumn(columns: readonly PlacedColumn[], box: Box): number {
  const [x0, , x1] = box;
  let best = -1;
  let bestScore = 0;
  for (const column of columns) {
    const overlap = Math.min(column.x1, x1) - Math.max(column.x0, x0);
    if (overlap <= 0) continue;
    const apart = Math.min(Math.abs(column.x1 - x1), Math.abs(column.x0 - x0));
    const score = overlap / (x1 - x0) + (apart <= EDGE_PT ? 2 : 0) - apart * PRICE_PER_PT;
    if (score > bestScore) [best, bestScore] = [column.index, score];
  }
  return best;
}

/** Edges of the sure amounts of each column, to the point: marks behind a number move the edge of some of them. */
function collectEdges(
  columns: readonly TableColumn[],
  placed: readonly PlacedColumn[],
  lines: readonly TokenLine[],
): ReadonlySet<number>[] {
  const edges = columns.map((column) => new Set([Math.round(column.span.x0), -Math.round(column.span.x1)]));
  for (const line of lines) {
    for (const token of line.money) {
      const at = token.strong && !isInSentence(line, token) ? bestColumn(placed, token.box) : -1;
      if (at >= 0) edges[at]!.add(-Math.round(token.box[2]));
    }
  }
  return edges;
}

/** Left edges are kept as they are, right edges negated: one set serves both. */
function sharesEdge(edges: ReadonlySet<number>, token: MoneyToken): boolean {
  const near = (edge: number) => [-1, 0, 1].some((offset) => edges.has(edge + offset));
  return near(-Math.round(token.box[2])) || near(Math.round(token.box[0]));
}

/** To the point: words on a line may end near any column. */
function endsWith(edges: ReadonlySet<number>, { box }: MoneyToken): boolean {
  return edges.has(-Math.round(box[2]));
}

function readTexts(
  { columns, isTaken }: Places,
  line: TokenLine,
  money: Cells<MoneyToken>,
  dates: Cells<DateToken>,
): Pick<Record, 'texts' | 'crosses'> {
  const { words } = line;
  markTaken(isTaken, line, money, dates);
  let texts: Cells<string> = NO_CELLS;
  for (let cell = dates; cell.rest !== null; cell = cell.rest)
    if (cell.value.rest !== '') texts = addText(texts, nextTextColumn(columns, cell.column), cell.value.rest);
  // right of all amounts a dash is the sign of one, not an empty cell of them
  const trailing = columns.findLastIndex(({ kind }) => kind === 'money') + 1 || columns.length;
  // words of one column mostly follow each other
  let at: number | null = null;
  let text = '';
  let crosses = false;
  for (let index = 0; index < words.length; index++) {
    if (isTaken[index]) continue;
    const word = words[index]!;
    const under = ownerOf(columns, columnAt(columns, word.box[0] + 1, (word.box[0] + word.box[2]) / 2));
    const owner: number = at !== null && goesOn(columns, at, under, words, index) ? at : under;
    crosses ||= columns[under]?.kind === 'money' && owner !== at && index > 0 && !isAfterGap(words, index);
    if (EMPTY_CELL.test(word.text) && owner < trailing && isAlone(line, index)) continue;
    if (owner === at) text += ` ${word.text}`;
    else {
      if (at !== null) texts = addText(texts, at, text);
      at = owner;
      text = word.text;
    }
  }
  if (at !== null) texts = addText(texts, at, text);
  return { texts, crosses };
}

/** A time below a date goes on, and a cell of text that runs on below the next header, unless the word starts that column. */
function goesOn(
  columns: readonly TableColumn[],
  at: number,
  under: number,
  words: TokenLine['words'],
  index: number,
): boolean {
  if (columns[at]?.kind === 'date') return goesOnTime(words, index);
  if (under === at || columns[at]?.kind !== 'text' || columns[under]?.kind !== 'text') return false;
  if (columns[at].headerText === null || columns[under].headerText === null) return false;
  return !isAfterGap(words, index) && words[index]!.box[0] - columns[under].span.x0 > EDGE_PT;
}

/** "PM" behind the "10:27" below a date, however narrow the dates are. */
function goesOnTime(words: TokenLine['words'], index: number): boolean {
  return (
    HALF_OF_DAY.test(words[index]!.text) && index > 0 && isTime(words[index - 1]!.text) && !isAfterGap(words, index)
  );
}

const HALF_OF_DAY = /^[AP]\.?M\.?$/i;

function isAfterGap(words: TokenLine['words'], index: number): boolean {
  const word = words[index]!;
  return word.box[0] - words[index - 1]!.box[2] > word.font.heightPt * WORD_GAP;
}

/** Marks words of the values, and the times of day behind the dates, and no others of the line. */
function markTaken(isTaken: boolean[], { words }: TokenLine, money: Cells<MoneyToken>, dates: Cells<DateToken>): void {
  for (let at = 0; at < words.length; at++) isTaken[at] = false;
  for (let cell = money; cell.rest !== null; cell = cell.rest) take(isTaken, cell.value);
  for (let cell = dates; cell.rest !== null; cell = cell.rest) {
    take(isTaken, cell.value);
    for (let at = cell.value.to; at < words.length && isTime(words[at]!.text); at++) isTaken[at] = true;
  }
}

function take(isTaken: boolean[], { from, to }: MoneyToken | DateToken): void {
  for (let at = from; at < to; at++) isTaken[at] = true;
}

function isAlone(line: TokenLine, index: number): boolean {
  const [left, word, right] = [line.words[index - 1], line.words[index]!, line.words[index + 1]];
  const far = word.font.heightPt * WORD_GAP;
  return (
    (left === undefined || word.box[0] - left.box[2] > far) && (right === undefined || right.box[0] - word.box[2] > far)
  );
}

/** Typed columns own only their values' span, text columns own the room between; long words begin under a short date. */
function columnAt(columns: readonly TableColumn[], left: number, middle: number): number {
  let [under, first, last] = [-1, -1, -1];
  for (let index = 0; index < columns.length; index++) {
    const { kind, headerText, span } = columns[index]!;
    if (kind === 'text') {
      if (first < 0) first = index;
      if (span.x0 <= left + 1) last = index;
      continue;
    }
    if (middle >= span.x0 && middle <= span.x1) return index;
    if (under < 0 && kind === 'date' && headerText === null && isIn(left, span)) under = index;
  }
  if (under >= 0) return under;
  return last >= 0 ? last : first;
}

function isIn(x: number, { x0, x1 }: Span): boolean {
  return x >= x0 - 1 && x <= x1;
}

/** If dates open the descriptions, under one header for both or under none, the other lines go on under the date. */
function ownerOf(columns: readonly TableColumn[], at: number): number {
  const [column, next] = [columns[at], columns[at + 1]];
  return column?.kind === 'date' && column.headerText === null && next?.kind === 'text' ? at + 1 : at;
}

function nextTextColumn(columns: readonly TableColumn[], from: number): number {
  const next = columns.findIndex((column, index) => index > from && column.kind === 'text');
  return next < 0 ? from : next;
}
