/**
 * Words of a line → the text columns. A cell of text that runs on below the next header stays one; what begins under a date
 * may be of it (a time, a named date) or of the descriptions.
 */
import type { Word } from '@extracto/model';
import { currencyOf } from '../../knowledge/currencies.ts';
import type { DateToken, MoneyToken, TokenLine } from '../../lines/reading.ts';
import { isCellGap, splitSegments, type TextSegment } from '../../lines/segments.ts';
import { LINES } from '../../lines/thresholds.ts';
import { hasSureAmount } from '../../tokens/has-sure-amount.ts';
import { addText, type Cells, NO_CELLS } from '../cells.ts';
import { isTime } from '../is-time.ts';
import type { Record, Span, TableColumn } from '../table.ts';
import { TABLES } from '../thresholds.ts';
import { isNamedDate } from './is-named-date.ts';

const { WORD_GAP } = LINES.spacing;
const { EDGE_PT, LEAST_FLOWING } = TABLES.readRecords;

const EMPTY_CELL = /^[-–—−]{1,3}$/;

/** Where the words of a table may stand. */
interface TextPlaces {
  readonly columns: readonly TableColumn[];
  /** Columns of money below whose names no amount stands. */
  readonly vacant: ReadonlySet<number>;
  /** By index of a word, of one line after the other: a list for each of them would be as much again to clear away. */
  readonly isTaken: boolean[];
  /** The column of dates below which descriptions go on; −1 for none. */
  readonly flowing: number;
  /** The column of original amounts; −1 for none. */
  readonly original: number;
}

/** The words of a line by column, without those of its values. */
export function readTexts(
  { columns, vacant, isTaken, flowing, original }: TextPlaces,
  line: TokenLine,
  money: Cells<MoneyToken>,
  dates: Cells<DateToken>,
): Pick<Record, 'texts' | 'crosses'> {
  const { words } = line;
  markTaken(isTaken, line, money, dates);
  let texts: Cells<string> = NO_CELLS;
  for (let cell = dates; cell.rest !== null; cell = cell.rest)
    if (cell.value.rest !== '') texts = addText(texts, nextTextColumn(columns, cell.column), cell.value.rest);
  // in a column of signs and right of all amounts a dash is the sign of one, not an empty cell of them
  const trailing = columns.findLastIndex(({ kind }) => kind === 'money') + 1 || columns.length;
  // words of one column mostly follow each other
  let at: number | null = null;
  let text = '';
  let crosses = false;
  const currency = original < 0 ? null : findCurrency(columns[original]!.span, line);
  for (let index = 0; index < words.length; index++) {
    if (isTaken[index]) continue;
    const word = words[index]!;
    const isCurrency = currency !== null && index >= currency.from && index < currency.to;
    const under = isCurrency
      ? original
      : ownerOf(columns, flowing, columnAt(columns, vacant, word.box[0] + 1, (word.box[0] + word.box[2]) / 2));
    const isNext = index > 0 && !isAfterGap(words, index);
    const mayRunOn = isNext && isTaken[index - 1] !== true && at !== null && columns[at]?.kind === 'text';
    const runsOn = mayRunOn && hasMoneyBetween(columns, at!, under);
    const isBehindValue = columns[under]?.kind === 'text' && isTaken[index - 1] === true;
    const isSame = at !== null && !isBehindValue && goesOn(columns, at, under, words, index);
    const owner: number = at !== null && (runsOn || isSame) ? at : under;
    crosses ||= runsOn || (isNext && columns[under]?.kind === 'money' && owner !== at);
    const mayBeEmpty: boolean = owner < trailing && columns[owner]?.candidates[0] !== 'sign';
    if (mayBeEmpty && EMPTY_CELL.test(word.text) && (isAlone(line, index) || endsAmounts(columns[owner]!, word)))
      continue;
    if (owner === at) text += touches(words, index) ? word.text : ` ${word.text}`;
    else {
      if (at !== null) texts = addText(texts, at, text);
      at = owner;
      text = word.text;
    }
  }
  if (at !== null) texts = addText(texts, at, text);
  return { texts, crosses };
}

/**
 * The name of the currency below an original amount, though it is the longer one: both end where the column does, give
 * or take what pages are shifted.
 *
 *   7-ELEVEN SHINJUKU            1,842        18.42
 *   BAKERY                Japanese Yen
 */
function findCurrency({ x0, x1 }: Span, { words, heightPt }: TokenLine): TextSegment | null {
  if (!words.some(({ box }) => box[0] < x1 && box[2] > x0)) return null;
  const ends = splitSegments(words).filter(({ box }) => box[0] < x1 && Math.abs(box[2] - x1) <= heightPt);
  return ends.find(({ text }) => currencyOf(text).length > 0) ?? null;
}

/** The column `to` counts, too. */
function hasMoneyBetween(columns: readonly TableColumn[], from: number, to: number): boolean {
  for (let at = from + 1; at <= to; at++) if (columns[at]!.kind === 'money') return true;
  return false;
}

/** A time below a date goes on, and a cell of text that runs on below the next header, unless the word starts that column. */
function goesOn(
  columns: readonly TableColumn[],
  at: number,
  under: number,
  words: TokenLine['words'],
  index: number,
): boolean {
  if (columns[at]?.kind === 'date') return goesOnTime(words, index) || goesOnDate(words, index);
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

/** "Value" "date:09/02/2026" below a shorter date. */
function goesOnDate(words: TokenLine['words'], index: number): boolean {
  return NAMED_DATE.test(words[index]!.text) && !isAfterGap(words, index);
}

const NAMED_DATE = /^\p{L}*\.?:?\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/u;
const HALF_OF_DAY = /^[AP]\.?M\.?$/i;

/** Both are parts of one printed word, whose label or date was read by itself. */
function touches(words: TokenLine['words'], index: number): boolean {
  return words[index - 1]?.box[2] === words[index]!.box[0];
}

function isAfterGap(words: TokenLine['words'], index: number): boolean {
  return isCellGap(words[index - 1]!, words[index]!);
}

/** Marks words of the values, and the times of day behind the dates, and no others of the line. */
function markTaken(isTaken: boolean[], { words }: TokenLine, money: Cells<MoneyToken>, dates: Cells<DateToken>): void {
  for (let at = 0; at < words.length; at++) isTaken[at] = false;
  for (let cell = money; cell.rest !== null; cell = cell.rest) take(isTaken, cell.value);
  for (let cell = dates; cell.rest !== null; cell = cell.rest) {
    take(isTaken, cell.value);
    const from = cell.value.to;
    let to = startOfTime(words, from);
    while (to < words.length && isTime(words[to]!.text)) to++;
    for (let at = from; at < to; at++) isTaken[at] = true;
  }
}

/** Behind "à" of "13 novembre 2024 à 17:16", "a las", "um", where a time follows; else where the date ends. */
function startOfTime(words: TokenLine['words'], from: number): number {
  let at = from;
  while (at < from + 2 && BEFORE_TIME.test(words[at]?.text ?? '') && !isAfterGap(words, at)) at++;
  return isTime(words[at]?.text ?? '') ? at : from;
}

const BEFORE_TIME = /^\p{Ll}{1,3}\.?$/u;

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

/** Where the amounts of the column end, a dash is none of their signs. */
function endsAmounts({ kind, span }: TableColumn, { box }: Word): boolean {
  return kind === 'money' && Math.abs(box[2] - span.x1) <= EDGE_PT;
}

/**
 * Typed columns own only their values' span, text columns own the room between; long words begin under a short date, and the
 * texts behind dates of unlike widths under the end of the widest.
 */
function columnAt(columns: readonly TableColumn[], vacant: ReadonlySet<number>, left: number, middle: number): number {
  let [under, first, last, passed] = [-1, -1, -1, Number.NaN];
  for (let index = 0; index < columns.length; index++) {
    const { kind, headerText, span } = columns[index]!;
    if (kind === 'text') {
      if (first < 0) first = index;
      if (span.x0 <= left + 1 || passed === index - 1) last = index;
      continue;
    }
    if (kind === 'date' && left > (span.x0 + span.x1) / 2 && left <= span.x1) passed = index;
    if (vacant.has(index)) continue;
    if (middle >= span.x0 && middle <= span.x1) return index;
    if (under < 0 && kind === 'date' && headerText === null && isIn(left, span)) under = index;
  }
  if (under >= 0) return under;
  return last >= 0 ? last : first;
}

function isIn(x: number, { x0, x1 }: Span): boolean {
  return x >= x0 - 1 && x <= x1;
}

/**
 * If dates open the descriptions, under one header for both or under none, the other lines go on under the date. So do those
 * that run on from there into the descriptions.
 */
function ownerOf(columns: readonly TableColumn[], flowing: number, at: number): number {
  const [column, next] = [columns[at], columns[at + 1]];
  const goesOn = column?.kind === 'date' && (column.headerText === null || at === flowing);
  return goesOn && next?.kind === 'text' ? at + 1 : at;
}

/**
 * The column of dates under which the lines of descriptions begin:
 *
 *   No.    Date         Description          Amount
 *   0031   04-02-2026   VALUE 04-02          -68.71
 *          TRANSFER TO A QUILL FOR DINNER
 */
export function findFlowing(columns: readonly TableColumn[], lines: readonly TokenLine[]): number {
  for (const [index, { kind, span }] of columns.entries()) {
    if (kind !== 'date' || columns[index + 1]?.kind !== 'text') continue;
    const { x0, x1 } = span;
    let [dated, priced, followed] = [0, 0, 0];
    let isBelowRow = false;
    for (const line of lines) {
      const isDated = line.dates.some(({ box }) => box[0] < x1 && box[2] > x0);
      if (isBelowRow && !isDated && runsOver(line, x0, x1)) followed++;
      isBelowRow = isDated && hasSureAmount(line);
      if (isBelowRow) priced++;
      else if (isDated) dated++;
    }
    if (followed > 1 && followed >= priced * LEAST_FLOWING && priced > dated) return index;
  }
  return -1;
}

/** Begins with a word under the dates, from whose sentence a word stands right of them. */
function runsOver({ words, money }: TokenLine, x0: number, x1: number): boolean {
  if (Math.abs(words[0]!.box[0] - x0) > EDGE_PT || money.some(({ from }) => from === 0)) return false;
  let end = 1;
  while (end < words.length && !isAfterGap(words, end)) end++;
  if (end === 1 || words[end - 1]!.box[2] <= x1 + EDGE_PT) return false;
  const begun = words.slice(0, end).map(({ text }) => text);
  return !isNamedDate(begun.join(' '));
}

function nextTextColumn(columns: readonly TableColumn[], from: number): number {
  const next = columns.findIndex((column, index) => index > from && column.kind === 'text');
  return next < 0 ? from : next;
}
