/**
 * Body lines → records: each word, date and amount goes to its column. An amount belongs to a money column when it
 * overlaps the column's values; a bare integer only when it also shares their edge. What stands in no column and is
 * surely money is kept as stray, so that nothing disappears.
 */
import type { DateToken, MoneyToken, TokenLine } from '../../reading.ts';
import { type Record, type Span, spanOf, type TableColumn, type TableLayout } from '../../table.ts';

const EDGE_PT = 3;
const EMPTY_CELL = /^[-–—−]{1,3}$/;
const TIME = /^T?\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?(?:[AP]M)?$|^[AP]\.?M\.?$/i;

export function readRecords(layout: TableLayout, lines: readonly TokenLine[]): Record[] {
  const bare = !lines.some((line) => line.money.some((token) => token.strong));
  const edges = collectEdges(layout, lines);
  return lines.map((line) => readRecord(layout, line, bare, edges));
}

function readRecord(
  { columns }: TableLayout,
  line: TokenLine,
  bare: boolean,
  edges: readonly ReadonlySet<number>[],
): Record {
  const money = new Map<number, MoneyToken>();
  const dates = new Map<number, DateToken>();
  const stray: MoneyToken[] = [];
  for (const date of line.dates) {
    const at = bestColumn(columns, 'date', spanOf(date.box));
    if (at >= 0 && !dates.has(at) && isLeading(columns[at]!, date, line)) dates.set(at, date);
  }
  for (const token of line.money) {
    if (overlapsDate(dates, token)) continue;
    const at = bestColumn(columns, 'money', spanOf(token.box));
    const fits = at >= 0 && !money.has(at) && (token.strong || bare || sharesEdge(edges[at]!, token));
    if (fits) money.set(at, token);
    else if (isPrintedAmount(token) && isApart(line, token)) stray.push(token);
  }
  for (const token of line.money) takeZero(columns, line, token, money);
  return { line, money, dates, texts: readTexts(columns, line, money, dates), stray };
}

const ZERO_REACH_PT = 30;

/** A lone 0 is short and may miss the edges of its column by the width of a mark; it is an amount all the same. */
function takeZero(
  columns: readonly TableColumn[],
  line: TokenLine,
  token: MoneyToken,
  money: Map<number, MoneyToken>,
): void {
  const isZero = token.readings.dot?.digits === 0 && token.readings.comma?.digits === 0;
  if (token.strong || !isZero || [...money.values()].includes(token)) return;
  if (!isApart(line, token) || money.size === 0) return;
  const gap = (span: Span) => Math.max(span.x0 - token.box[2], token.box[0] - span.x1, 0);
  const free = columns.flatMap((column, index) => (column.kind === 'money' && !money.has(index) ? [index] : []));
  const nearest = free.sort((a, b) => gap(columns[a]!.span) - gap(columns[b]!.span))[0];
  if (nearest !== undefined && gap(columns[nearest]!.span) <= ZERO_REACH_PT) money.set(nearest, token);
}

/** Decimals or groups: "EUR 5619811" is a reference of a transfer in euros. */
function isPrintedAmount(token: MoneyToken): boolean {
  return token.strong && /\d[.,'’\u00a0 ]\d/.test(token.text);
}

function overlapsDate(dates: ReadonlyMap<number, DateToken>, token: MoneyToken): boolean {
  return [...dates.values()].some((date) => token.from < date.to && date.from < token.to);
}

/** The date column's own place: a date in the middle of a description starts elsewhere. */
function isLeading(column: TableColumn, date: DateToken, line: TokenLine): boolean {
  const left = line.words[date.from - 1];
  const gap = left === undefined ? Infinity : date.box[0] - left.box[2];
  return (
    Math.abs(date.box[0] - column.span.x0) <= 6 ||
    gap > line.heightPt * 0.8 ||
    Math.abs(date.box[2] - column.span.x1) <= 6
  );
}

function isApart(line: TokenLine, token: MoneyToken): boolean {
  const left = line.words[token.from - 1];
  const right = line.words[token.to];
  const gapLeft = left === undefined ? Infinity : token.box[0] - left.box[2];
  const gapRight = right === undefined ? Infinity : right.box[0] - token.box[2];
  return Math.min(gapLeft, gapRight) > line.heightPt;
}

/** Columns with wide values may overlap; the edge that a column's values share tells them apart. */
function bestColumn(columns: readonly TableColumn[], kind: TableColumn['kind'], span: Span): number {
  let best = -1;
  let bestScore = 0;
  columns.forEach((column, index) => {
    if (column.kind !== kind) return;
    const overlap = Math.min(column.span.x1, span.x1) - Math.max(column.span.x0, span.x0);
    if (overlap <= 0) return;
    const apart = Math.min(Math.abs(column.span.x1 - span.x1), Math.abs(column.span.x0 - span.x0));
    const score = overlap / (span.x1 - span.x0) + (apart <= EDGE_PT ? 2 : 0) - apart * 0.001;
    if (score > bestScore) [best, bestScore] = [index, score];
  });
  return best;
}

/** Edges of the sure amounts of each column, to the point: marks behind a number move the edge of some of them. */
function collectEdges({ columns }: TableLayout, lines: readonly TokenLine[]): ReadonlySet<number>[] {
  const edges = columns.map((column) => new Set([Math.round(column.span.x0), -Math.round(column.span.x1)]));
  for (const token of lines.flatMap((line) => line.money)) {
    const at = token.strong ? bestColumn(columns, 'money', spanOf(token.box)) : -1;
    if (at >= 0) edges[at]!.add(-Math.round(token.box[2]));
  }
  return edges;
}

/** Left edges are kept as they are, right edges negated: one set serves both. */
function sharesEdge(edges: ReadonlySet<number>, token: MoneyToken): boolean {
  const near = (edge: number) => [-1, 0, 1].some((offset) => edges.has(edge + offset));
  return near(-Math.round(token.box[2])) || near(Math.round(token.box[0]));
}

function readTexts(
  columns: readonly TableColumn[],
  line: TokenLine,
  money: ReadonlyMap<number, MoneyToken>,
  dates: ReadonlyMap<number, DateToken>,
): Map<number, string> {
  const taken = new Set<number>();
  for (const token of [...money.values(), ...dates.values()])
    for (let at = token.from; at < token.to; at++) taken.add(at);
  for (const date of dates.values())
    for (let at = date.to; at < line.words.length && TIME.test(line.words[at]!.text); at++) taken.add(at);
  const texts = new Map<number, string>();
  const add = (at: number, text: string) => texts.set(at, texts.has(at) ? `${texts.get(at)} ${text}` : text);
  for (const [columnAt, date] of dates) if (date.rest !== '') add(nextTextColumn(columns, columnAt), date.rest);
  line.words.forEach((word, index) => {
    if (taken.has(index)) return;
    const at = ownerOf(columns, columnAt(columns, word.box[0] + 1, (word.box[0] + word.box[2]) / 2));
    if (EMPTY_CELL.test(word.text) && isAlone(line, index) && columns[at]?.kind !== 'text') return;
    add(at, word.text);
  });
  return texts;
}

function isAlone(line: TokenLine, index: number): boolean {
  const [left, word, right] = [line.words[index - 1], line.words[index]!, line.words[index + 1]];
  const far = word.heightPt * 0.8;
  return (
    (left === undefined || word.box[0] - left.box[2] > far) && (right === undefined || right.box[0] - word.box[2] > far)
  );
}

/** Typed columns own only their values' span, text columns own the room between; long words begin under a short date. */
function columnAt(columns: readonly TableColumn[], left: number, middle: number): number {
  const typed = columns.findIndex(
    (column) => column.kind !== 'text' && middle >= column.span.x0 && middle <= column.span.x1,
  );
  if (typed >= 0) return typed;
  const under = columns.findIndex(
    ({ kind, headerText, span }) => kind === 'date' && headerText === null && isIn(left, span),
  );
  if (under >= 0) return under;
  let best = columns.findIndex((column) => column.kind === 'text');
  columns.forEach((column, index) => {
    if (column.kind === 'text' && column.span.x0 <= left + 1) best = index;
  });
  return best;
}

function isIn(x: number, { x0, x1 }: Span): boolean {
  return x >= x0 - 1 && x <= x1;
}

/** Where dates open the descriptions, under one header for both or under none, the other lines go on under the date. */
function ownerOf(columns: readonly TableColumn[], at: number): number {
  const [column, next] = [columns[at], columns[at + 1]];
  return column?.kind === 'date' && column.headerText === null && next?.kind === 'text' ? at + 1 : at;
}

function nextTextColumn(columns: readonly TableColumn[], from: number): number {
  const next = columns.findIndex((column, index) => index > from && column.kind === 'text');
  return next < 0 ? from : next;
}
