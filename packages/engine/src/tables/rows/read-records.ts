/**
 * Body lines → records: each word, date and amount goes to its column. An amount belongs to a money column when it
 * overlaps the column's values; a bare integer only when it also shares their edge or their middle. What stands in no column and is
 * surely money is kept as unassigned, so that nothing disappears.
 */
import { type Box, boxAround } from '@extracto/model';
import { onlyOnce } from '../../geometry/only-once.ts';
import { weekdayReadings } from '../../knowledge/lexicon.ts';
import type { DateToken, MoneyToken, TokenLine } from '../../lines/reading.ts';
import { LINES } from '../../lines/thresholds.ts';
import { hasSureAmount } from '../../tokens/has-sure-amount.ts';
import { isZero } from '../../tokens/is-zero.ts';
import { shareWords } from '../../tokens/share-words.ts';
import { adjoiningAmount } from '../adjoining-amount.ts';
import { type Cells, NO_CELLS } from '../cells.ts';
import { printsWholeUnits } from '../prints-whole-units.ts';
import type { Record, Span, TableColumn, TableLayout } from '../table.ts';
import { TABLES } from '../thresholds.ts';
import {
  addEdges,
  bestColumn,
  type ColumnEdges,
  edgesOf,
  endsWith,
  type PlacedColumn,
  sharesEdge,
} from './column-edges.ts';
import { dropSideTexts } from './drop-side-texts.ts';
import { isSaidAgain } from './is-said-again.ts';
import { findFlowing, readTexts } from './read-texts.ts';

const { WORD_GAP } = LINES.spacing;
const { ZERO_REACH_PT, SPACE } = TABLES.readRecords;

export function readRecords({ columns }: TableLayout, printed: readonly TokenLine[]): Record[] {
  const lines = dropSideTexts(columns, printed);
  const lineOf = (line: TokenLine) => line;
  const bare = printsWholeUnits(lines, lineOf, ({ money }) => money);
  const [dates, money] = [columnsOf(columns, 'date'), columnsOf(columns, 'money')];
  const flowing = findFlowing(columns, lines);
  const places: Places = {
    columns,
    vacant: listVacant(columns, lines, bare),
    dates,
    money,
    bare,
    edges: onlyOnce(() => collectEdges(columns, money, lines)),
    isTaken: [],
    flowing,
    dateStart: onlyOnce(() => findDateStart(columns[flowing], lines)),
    plain: onlyOnce(() => listPlain(dates, lines)),
    original: columns.findIndex(({ kind, candidates }) => kind === 'money' && candidates[0] === 'originalAmount'),
  };
  return lines.map((line) => readRecord(places, line));
}

/** Horizontal range for the words of a line. */
interface Places {
  readonly columns: readonly TableColumn[];
  /** Columns of money below whose names no amount stands: these stand over texts. */
  readonly vacant: ReadonlySet<number>;
  readonly dates: readonly PlacedColumn[];
  readonly money: readonly PlacedColumn[];
  /** Whole numbers are amounts. */
  readonly bare: boolean;
  /** By column; hardly asked for. */
  readonly edges: () => readonly ColumnEdges[];
  /** By index of a word, of one line after the other: a list for each of them would be as much again to clear away. */
  readonly isTaken: boolean[];
  /** The column of dates below which descriptions go on; −1 for none. */
  readonly flowing: number;
  /** Where the dates of rows begin in it. */
  readonly dateStart: () => number;
  /** Columns of dates that hold days without a time, and whether such a day stands on a line with an amount. */
  readonly plain: () => ReadonlyMap<number, boolean>;
  /** The column of original amounts; −1 for none. */
  readonly original: number;
}

function columnsOf(columns: readonly TableColumn[], kind: TableColumn['kind']): PlacedColumn[] {
  return columns.flatMap((column, index) =>
    column.kind === kind ? [{ index, x0: column.span.x0, x1: column.span.x1 }] : [],
  );
}

function listVacant(columns: readonly TableColumn[], lines: readonly TokenLine[], bare: boolean): ReadonlySet<number> {
  const vacant = new Set(columns.flatMap(({ kind }, index) => (kind === 'money' ? [index] : [])));
  for (const { money } of lines) {
    if (vacant.size === 0) break;
    for (const { box } of money.filter(({ strong }) => strong || bare))
      for (const index of vacant) {
        const { x0, x1 } = columns[index]!.span;
        if (box[0] < x1 && box[2] > x0) vacant.delete(index);
      }
  }
  return vacant;
}

function listPlain(places: readonly PlacedColumn[], lines: readonly TokenLine[]): ReadonlyMap<number, boolean> {
  const plain = new Map<number, boolean>();
  for (const line of lines)
    for (const date of line.dates) {
      if (isInstant(line, date)) continue;
      const at = bestColumn(places, date.box);
      plain.set(at, plain.get(at) === true || hasSureAmount(line));
    }
  return plain;
}

/** "2025-03-10T11:40:50" */
function isInstant({ words }: TokenLine, { to }: DateToken): boolean {
  return INSTANT.test(words[to - 1]!.text);
}

const INSTANT = /\dT\d{2}:\d{2}/;

const NO_MONEY: readonly MoneyToken[] = [];

function readRecord(places: Places, line: TokenLine): Record {
  const dates = placeDates(places, line);
  const unassigned: MoneyToken[] = [];
  const money = placeMoney(places, line, dates, unassigned);
  const { texts, crosses } = readTexts(places, line, money, dates);
  const others = dates.size === 0 ? unassigned : unassigned.filter((figure) => !isSaidAgain(figure, money));
  return { line, money, dates, texts, crosses, unassigned: others.length === 0 ? NO_MONEY : others };
}

function placeDates({ columns, dates: places, flowing, dateStart, plain }: Places, line: TokenLine): Cells<DateToken> {
  let dates: Cells<DateToken> = NO_CELLS;
  for (const date of line.dates) {
    const at = bestColumn(places, date.box);
    // the text of a row says when its card was used, on the line of its amount where the days stand above their rows
    if (at >= 0 && isInstant(line, date) && (hasSureAmount(line) ? plain().get(at) === false : plain().has(at)))
      continue;
    // below "04-02-2026" goes on "lunch april 3 x 4.50"
    if (at >= 0 && at === flowing && (!hasSureAmount(line) || !sharesStart(date, dateStart()))) continue;
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
  for (const token of line.money) money = takeZero(places, line, token, money);
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
  const isSaid =
    under >= 0 &&
    isInSentence(line, token, places.money) &&
    (isAmongSmall(line, token) || !endsWith(places.edges()[under]!, token));
  const at = isSaid ? -1 : under;
  const isSure = token.strong || token.marker !== null || places.bare;
  if (at >= 0 && !money.has(at) && (isSure || sharesEdge(places.edges()[at]!, token))) return money.with(at, token);
  if (isPrintedAmount(token) && isApart(line, token) && !isNamedOther(places.columns, line, token))
    unassigned.push(token);
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

/**
 * Below the name of a rate of exchange, or, with three decimals, of a number of shares; below that of a document, where it prints
 * no decimals and an amount of the line does: "972.685.280.635   366,85 D".
 */
function isNamedOther(columns: readonly TableColumn[], { money }: TokenLine, { box, text }: MoneyToken): boolean {
  const middle = (box[0] + box[2]) / 2;
  const isNumber = !CENTS.test(text) && money.some((token) => token.strong && CENTS.test(token.text));
  return columns.some(
    ({ kind, candidates: [role], span }) =>
      kind === 'text' &&
      (role === 'exchangeRate' ||
        (role === 'ignored' && THREE_DECIMALS.test(text)) ||
        (role === 'reference' && isNumber)) &&
      middle > span.x0 &&
      middle < span.x1,
  );
}

const CENTS = /\d[.,]\d{2}(?!\d)/;
const THREE_DECIMALS = /^\d+[.,]\d{3}$/;

/** With its marks and currency: "888,01 Haber" stands left of the amounts that have no mark. */
function printedBox({ words }: TokenLine, { from, to }: MoneyToken): Box {
  return boxAround(words.slice(from, to));
}

/**
 * Adds a lone 0 to the nearest free money column: it is an amount, but may miss the column's edge by the width of a mark. Where no
 * amount stands below the name ("Numbers  Debit" of a scale of interest), it is one of the whole numbers there.
 */
function takeZero(
  { columns, vacant }: Places,
  line: TokenLine,
  token: MoneyToken,
  money: Cells<MoneyToken>,
): Cells<MoneyToken> {
  if (money.size === 0) return money;
  if (!isZero(token) || money.values().includes(token) || !isApart(line, token)) return money;
  const gap = (span: Span) => Math.max(span.x0 - token.box[2], token.box[0] - span.x1, 0);
  const isFree = (index: number) => columns[index]!.kind === 'money' && !vacant.has(index) && !money.has(index);
  const free = columns.flatMap((_, index) => (isFree(index) ? [index] : []));
  const nearest = free.sort((a, b) => gap(columns[a]!.span) - gap(columns[b]!.span))[0];
  return nearest !== undefined && gap(columns[nearest]!.span) <= ZERO_REACH_PT ? money.with(nearest, token) : money;
}

/** Decimals or groups: "EUR 5619811" is a reference of a transfer in euros. */
function isPrintedAmount(token: MoneyToken): boolean {
  return token.strong && /\d[.,'’\u00a0 ]\d/.test(token.text);
}

function overlapsDate(dates: Cells<DateToken>, token: MoneyToken): boolean {
  return dates.some((date) => shareWords(token, date));
}

/** True at the date column's own position; a date within a description starts elsewhere, and may end where the dates do: "POS 07/12". */
function isLeading(column: TableColumn, date: DateToken, line: TokenLine): boolean {
  if (sharesStart(date, column.span.x0)) return true;
  const left = line.words[date.from - 1];
  if (left === undefined || date.box[0] - left.box[2] > line.heightPt * WORD_GAP) return true;
  const isWithin = left.box[0] >= column.span.x0 && WORD.test(left.text) && weekdayReadings(left.text).length === 0;
  return Math.abs(date.box[2] - column.span.x1) <= 6 && !isWithin;
}

/** Lines with an amount tell it: "16/12/25 19:13 - CARD" may go on below a row, further left than the dates of rows. */
function findDateStart(column: TableColumn | undefined, lines: readonly TokenLine[]): number {
  const { x0, x1 } = column?.span ?? { x0: 0, x1: 0 };
  let start = Infinity;
  for (const line of lines)
    if (hasSureAmount(line))
      for (const { box } of line.dates) if (box[0] < x1 && box[2] > x0) start = Math.min(start, box[0]);
  return start;
}

function sharesStart({ box }: DateToken, start: number): boolean {
  return Math.abs(box[0] - start) <= 6;
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

/** Words a space away on both sides of it; at the end of its line a full stop, or words that run through other columns of amounts. */
function isInSentence(line: TokenLine, { from, to }: MoneyToken, money: readonly PlacedColumn[]): boolean {
  const { words, heightPt } = line;
  const [left, right] = [words[from - 1], words[to]];
  if (left === undefined || !WORD.test(left.text) || !isSpaceApart(words, from, heightPt)) return false;
  if (right === undefined) return FULL_STOP.test(words[to - 1]!.text) || crossesAmounts(line, from, money);
  return isSpaceApart(words, to, heightPt) && (WORD.test(right.text) || isArticle(line, to));
}

/** "a charge of HKD 60.00 does not apply": words in small letters on both sides, wherever the figure ends. */
function isAmongSmall({ words }: TokenLine, { from, to }: MoneyToken): boolean {
  return SMALL.test(words[from - 1]?.text ?? '') && SMALL.test(words[to]?.text ?? '');
}

const SMALL = /^\p{Ll}{2}/u;

/** "€2.50 a year": one small letter, and another word behind it; a mark is a capital letter or stands alone. */
function isArticle({ words, heightPt }: TokenLine, at: number): boolean {
  const next = words[at + 1];
  return (
    ARTICLE.test(words[at]!.text) && next !== undefined && WORD.test(next.text) && isSpaceApart(words, at + 1, heightPt)
  );
}

const ARTICLE = /^\p{Ll}$/u;

/** The words in front of the one at `end`, a space apart and no amounts, start left of a column of amounts and end right of it. */
function crossesAmounts(
  { words, money: tokens, heightPt }: TokenLine,
  end: number,
  money: readonly PlacedColumn[],
): boolean {
  const isOfAmount = (at: number) => tokens.some(({ strong, from, to }) => strong && at >= from && at < to);
  let start = end;
  while (start > 0 && !isOfAmount(start - 1) && isSpaceApart(words, start, heightPt)) start--;
  const [x0, x1] = [words[start]!.box[0], words[end - 1]!.box[2]];
  return money.some((column) => x0 < column.x0 && x1 > column.x1);
}

function isSpaceApart(words: TokenLine['words'], at: number, heightPt: number): boolean {
  return words[at]!.box[0] - words[at - 1]!.box[2] < heightPt * SPACE;
}

const FULL_STOP = /\d\.$/;

const WORD = /^\p{L}{2,}/u;

/** Edges of the sure amounts of each column, to the point: marks behind a number move the edge of some of them. */
function collectEdges(
  columns: readonly TableColumn[],
  placed: readonly PlacedColumn[],
  lines: readonly TokenLine[],
): ColumnEdges[] {
  const edges = columns.map(({ span }) => edgesOf(span));
  for (const line of lines) {
    for (const token of line.money) {
      const at = token.strong && !isInSentence(line, token, placed) ? bestColumn(placed, token.box) : -1;
      if (at >= 0) addEdges(edges[at]!, token);
    }
  }
  return edges;
}
