/**
 * Finds the gutter: the blank strip between two adjoining lists on a page. Four signs: full rows (a date, words, an amount)
 * that start at one place far right of the others, several on both sides; a list heading printed twice, far apart, with a
 * full row below each; dates and amounts repeated at the same distance to the right, in any column order and if only in two
 * rows; or a few full rows at one place far right of all others, on lines without a row at the left. Adjoining lists need not
 * share their lines, so each side is examined by itself.
 */

import { type Box, CURRENCY_DECIMALS, type Word } from '@extracto/model';
import { median } from '../../geometry/median.ts';
import { hasDigit } from '../../knowledge/letters.ts';
import type { TokenLine } from '../../lines/reading.ts';
import { isCellGap, splitSegments } from '../../lines/segments.ts';
import { hasSureAmount } from '../../tokens/has-sure-amount.ts';
import { TABLES } from '../thresholds.ts';
import { cutsHeader } from './cuts-header.ts';
import { findLabelsBeside } from './find-labels-beside.ts';

const { NAME_GAP } = TABLES.shared;
const {
  LEAST_ROWS,
  LEAST_DATES,
  INDENT_PT,
  LEAST_SHIFT_PT,
  MARGIN_PT,
  LEAST_PAIRS,
  SAME_PLACE_PT,
  LEAST_BLOCKS,
  NEIGHBOURS,
  NEAR,
  MOST_CROSSING,
  MOSTLY_ALIGNED,
  OTHER_WIDTH,
  LEAST_GRID,
} = TABLES.findGutter;

export interface Gutter {
  readonly x: number;
  /** Distance between the left edges of both lists; 0 where they have no columns in common. */
  readonly shift: number;
}

/** Returns `null` when the page has one list, or none. */
export function findGutter(printed: readonly TokenLine[]): Gutter | null {
  const page = withoutGrids(printed);
  const isDoubled = hasDatesBeside(page);
  const byDates = isDoubled ? findByDates(page) : null;
  if (byDates !== null && isGutter(page, byDates, LEAST_ROWS, MOST_CROSSING)) return byDates;
  const byHeadings = findByHeadings(page).find((gutter) => isGutter(page, gutter, 1, 0));
  if (byHeadings !== undefined) return byHeadings;
  // without dates beside each other only a heading parts two lists, or a list from labels
  const byValues = isDoubled ? findByValues(page) : null;
  if (byValues !== null && isGutter(page, byValues, LEAST_PAIRS, 0)) return byValues;
  const shortList = isDoubled ? findShortList(page) : null;
  if (shortList !== null) return shortList;
  const labelled = findLabelsBeside(page);
  return labelled !== null && isClear(page, labelled.x, 0) ? labelled : null;
}

/** The lines without those of a table printed three times across or more often, which no single gutter parts. */
function withoutGrids(page: readonly TokenLine[]): readonly TokenLine[] {
  let isGrid = false;
  return page.filter((line) => {
    isGrid = headsGrid(line) || (isGrid && line.dates.length > 0);
    return !isGrid;
  });
}

function headsGrid(line: TokenLine): boolean {
  if (line.words.length < LEAST_GRID || !mayHead(line)) return false;
  const texts = splitSegments(line.words, NAME_GAP).map(({ text }) => text);
  // "Amount ($) Date" is set tight: the next group begins within the cell
  const isFirst = (text: string) => text === texts[0] || text.endsWith(` ${texts[0]}`);
  return texts.filter(isFirst).length * 2 >= LEAST_GRID;
}

/** True for a single list right of a gutter that neighbouring pages have. */
export function hasRowsBeside(page: readonly TokenLine[], { x }: Gutter): boolean {
  const isStart = (line: TokenLine) =>
    line.dates.some((date) => Math.abs(date.box[0] - MARGIN_PT - x) < 4 && startsCell(line, date.from));
  return findRows(page, x, 'right', 1).some((at) => isStart(page[at]!)) && countCrossing(page, x) === 0;
}

/** True when a word, or the space between two words of a sentence, crosses the gutter. */
export function crosses({ words }: TokenLine, x: number): boolean {
  return words.some((word, index) => {
    const next = words[index + 1];
    if (word.box[0] < x - 1 && word.box[2] > x + 1) return true;
    return word.box[2] <= x + 1 && next !== undefined && next.box[0] > x - 1 && !isCellGap(word, next);
  });
}

/** The lines from the first full row of either side to the last one, as a half open range of positions. */
export function findRowRange(page: readonly TokenLine[], x: number): readonly [from: number, to: number] {
  const rows = [...findRows(page, x, 'left', 1), ...findRows(page, x, 'right', 1)];
  return rows.length === 0 ? [-1, 0] : [Math.min(...rows), Math.max(...rows) + 1];
}

/** The left edge of the second date column, which has so many dates at least. */
function findByDates(page: readonly TokenLine[], least = LEAST_ROWS): Gutter | null {
  const lefts = page.flatMap(({ dates: [first] }) => (first?.from === 0 ? leftOf(first) : []));
  if (lefts.length < LEAST_ROWS) return null;
  const left = median(lefts);
  const candidates = page
    .filter(mayBeRow)
    .flatMap((line) =>
      line.dates.filter((date) => leftOf(date) > left + LEAST_SHIFT_PT && startsCell(line, date.from)).map(leftOf),
    );
  if (candidates.length < least) return null;
  const right = median(candidates);
  const aligned = candidates.filter((candidate) => Math.abs(candidate - right) < 4).length;
  if (aligned < candidates.length * MOSTLY_ALIGNED) return null;
  return { x: right - MARGIN_PT, shift: right - left };
}

/** Days and balances alone, several across, are a grid. */
function mayBeRow({ words, money }: TokenLine): boolean {
  return money.length === 0 || words.some(({ text }) => /\p{L}{2}/u.test(text));
}

/** Date and amount of one row: where the date begins, and how far right of that the amount ends. */
interface Pair {
  readonly line: TokenLine;
  readonly left: number;
  readonly reach: number;
}

/** The commonest place of the pairs, and one far right of it where pairs of the same reach stand. */
function findByValues(page: readonly TokenLine[]): Gutter | null {
  const pairs = page
    .filter(mayBeRow)
    .flatMap((line) =>
      line.dates
        .filter(({ from }) => startsCell(line, from))
        .flatMap((date) =>
          line.money
            .filter(({ strong }) => strong)
            .map(({ box }): Pair => ({ line, left: leftOf(date), reach: box[2] - leftOf(date) })),
        ),
    );
  const alike = (pair: Pair, left: number) =>
    pairs.filter((other) => isNear(other.reach, pair.reach) && isNear(other.left, left));
  for (const pair of pairs) {
    const beside = pairs.find((other) => isNear(other.reach, pair.reach) && other.left > pair.left + LEAST_SHIFT_PT);
    if (beside === undefined) continue;
    const here = alike(pair, pair.left);
    if (here.length < LEAST_PAIRS) continue;
    const there = alike(pair, beside.left);
    if (there.length < LEAST_PAIRS) continue;
    const shift = beside.left - pair.left;
    const places = [...here, ...there].map(({ line }) => page.indexOf(line));
    const list = page.slice(Math.min(...places), Math.max(...places) + 1);
    const rows = list.filter(hasSureAmount);
    const edge = Math.min(...rows.map(({ words }) => words[0]!.box[0]));
    const x = findStrip(rows, edge + shift);
    if (x !== null) return { x, shift };
  }
  return null;
}

/** A date that opens a cell stands so far right of another that the shift of a list may part them: most pages have none. */
function hasDatesBeside(page: readonly TokenLine[]): boolean {
  let [least, most] = [Infinity, -Infinity];
  for (const line of page) {
    for (const { from, box } of line.dates) {
      const x = box[0];
      if ((x >= least && x <= most) || !startsCell(line, from)) continue;
      if (x < least) least = x;
      if (x > most) most = x;
    }
  }
  return most > least + LEAST_SHIFT_PT;
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= SAME_PLACE_PT;
}

/** The strip that no word of the rows touches, nearest to `wanted`; amounts set to the right begin at many places. */
function findStrip(rows: readonly TokenLine[], wanted: number): number | null {
  const words = rows.flatMap((line) => line.words).toSorted((a, b) => a.box[0] - b.box[0]);
  const strips: number[] = [];
  let end = -Infinity;
  for (const { box } of words) {
    if (box[0] - end > MARGIN_PT && Number.isFinite(end)) strips.push(box[0] - MARGIN_PT / 2);
    end = Math.max(end, box[2]);
  }
  return strips.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? null;
}

/** Two neighbouring cells: where they begin, how far from each other, and where the first cell of their line does. */
interface Heading {
  readonly x: number;
  readonly width: number;
  readonly edge: number;
}

/**
 * Two neighbouring cells without figures that are printed again further right; a long heading may be set a little smaller. What
 * stands left of them at the left list may do so at the right one, under a name that was not read alike.
 */
function findByHeadings(page: readonly TokenLine[]): Gutter[] {
  const gutters: Gutter[] = [];
  const seen = new Map<string, Heading[]>();
  for (const line of page) {
    if (!mayHead(line)) continue;
    const cells = splitSegments(line.words, NAME_GAP);
    for (let at = 0; at + 1 < cells.length; at++) {
      const [first, second] = [cells[at]!, cells[at + 1]!];
      if (/\d/.test(first.text + second.text)) continue;
      const [x, width] = [first.box[0], second.box[0] - first.box[0]];
      const heading: Heading = { x, width, edge: cells[0]!.box[0] };
      const key = `${first.text}\n${second.text}`;
      for (const other of seen.get(key) ?? []) {
        const shift = Math.abs(x - other.x);
        if (shift <= LEAST_SHIFT_PT || Math.abs(width - other.width) >= width * OTHER_WIDTH) continue;
        const [left, right] = x < other.x ? [heading, other] : [other, heading];
        const strip = left.edge < left.x ? findStrip(page.filter(hasSureAmount), left.edge + shift) : null;
        if (strip !== null && Math.abs(strip - left.edge - shift) < INDENT_PT) gutters.push({ x: strip, shift });
        gutters.push({ x: right.x - MARGIN_PT, shift });
      }
      seen.set(key, [...(seen.get(key) ?? []), heading]);
    }
  }
  return gutters;
}

/** Two words without a figure stand beside each other with a gap of cells between them. */
function mayHead({ words }: TokenLine): boolean {
  for (let at = 1; at < words.length; at++) {
    const left = words[at - 1]!;
    const right = words[at]!;
    if (isHeadingGap(left, right) && !hasDigit(left.text) && !hasDigit(right.text)) return true;
  }
  return false;
}

function isHeadingGap(left: Word, right: Word): boolean {
  return right.box[0] - left.box[2] > NAME_GAP * Math.min(left.font.heightPt, right.font.heightPt);
}

/** Few lines of the list cross it. */
function isClear(page: readonly TokenLine[], x: number, mostCrossing: number): boolean {
  const [from, to] = findRowRange(page, x);
  const list = page.slice(Math.max(from, 0), to);
  return countCrossing(list, x) <= list.length * mostCrossing;
}

function isGutter(page: readonly TokenLine[], { x }: Gutter, leastRows: number, mostCrossing: number): boolean {
  if (!isClear(page, x, mostCrossing) || partsTable(page, x)) return false;
  return (['left', 'right'] as const).every((side) => {
    const rows = findRows(page, x, side, leastRows);
    return rows.length >= leastRows && !areSentences(page, rows, x, side);
  });
}

/** Every amount follows a word as words follow each other: "03/02/2026 share 12.50" goes on a description. */
function areSentences(page: readonly TokenLine[], rows: readonly number[], x: number, side: Side): boolean {
  const inside = isOnSide(x, side);
  const amounts = rows.flatMap((at) =>
    page[at]!.money.filter(({ strong, box }) => strong && inside(box)).map((token) => ({ line: page[at]!, token })),
  );
  return amounts.length > 0 && !amounts.some(({ line, token }) => startsCell(line, token.from));
}

/** Beside a white strip all down the page; what stands on the lines of the left list's rows is a column of that one. */
function findShortList(page: readonly TokenLine[]): Gutter | null {
  const byDates = findByDates(page, LEAST_DATES);
  const x = byDates === null ? null : findStrip(page, byDates.x);
  if (x === null || Math.abs(x - byDates!.x) > INDENT_PT || countCrossing(page, x) > 0 || partsTable(page, x))
    return null;
  const [left, right] = [findRows(page, x, 'left', LEAST_ROWS), findRows(page, x, 'right', 1)];
  const isAlone = right.every((at) => page[at]!.dates.every(({ box }) => leftOf({ box }) > x));
  const isList = isAlone && left.length >= LEAST_ROWS && right.length > 0 && !areSentences(page, right, x, 'right');
  return isList ? { x, shift: byDates!.shift } : null;
}

function partsTable(page: readonly TokenLine[], x: number): boolean {
  return cutsHeader(page, x, findRowRange(page, x)[0]);
}

function countCrossing(lines: readonly TokenLine[], x: number): number {
  return lines.filter((line) => crosses(line, x)).length;
}

function startsCell(line: TokenLine, from: number): boolean {
  const [before, first] = [line.words[from - 1], line.words[from]!];
  return before === undefined || isCellGap(before, first);
}

type Side = 'left' | 'right';

function isOnSide(x: number, side: Side): Inside {
  return (box) => (box[0] + box[2]) / 2 < x === (side === 'left');
}

/** Positions of the rows of a side: those in one line, or, where these are too few, the dated lines of blocks. */
function findRows(page: readonly TokenLine[], x: number, side: Side, leastRows: number): readonly number[] {
  const inside = isOnSide(x, side);
  const dated = page.flatMap(({ dates }, at) => (dates.some((date) => inside(date.box)) ? [at] : []));
  const whole = dated.filter((at) => hasMoney(page[at]!, inside) && hasWords(page[at]!, inside));
  return whole.length >= leastRows ? whole : findBlocks(page, dated, inside);
}

/**
 * Dated lines with an amount on them or right beside them, where between two of them stands a line of words without a date:
 * descriptions over several lines. A grid of checks has none.
 */
function findBlocks(page: readonly TokenLine[], dated: readonly number[], inside: Inside): readonly number[] {
  const blocks = dated.filter((at) => [page[at]!, ...neighbours(page, at)].some((line) => hasMoney(line, inside)));
  const [first, last] = [blocks[0] ?? 0, blocks.at(-1) ?? 0];
  const between = page.slice(first, last).filter((line, offset) => {
    return !dated.includes(first + offset) && hasWords(line, inside);
  });
  return blocks.length >= LEAST_BLOCKS && between.length >= blocks.length - 1 ? blocks : [];
}

type Inside = (box: Box) => boolean;

function hasMoney({ money }: TokenLine, inside: Inside): boolean {
  return money.some((token) => token.strong && inside(token.box));
}

/** "12/13  JP  JPY  3,235.00" behind each row says where and what it was in another currency: codes are no description. */
function hasWords({ words, dates, money }: TokenLine, inside: Inside): boolean {
  const isValue = (index: number) => [...dates, ...money].some((token) => index >= token.from && index < token.to);
  const isWord = (text: string) => /\p{L}{2}/u.test(text) && !CURRENCY_DECIMALS.has(text) && !COUNTRY.test(text);
  return words.some((word, index) => inside(word.box) && !isValue(index) && isWord(word.text));
}

const COUNTRY = /^[A-Z]{2}$/;

/** Lines whose text begins or ends within about one text height of the line. */
function neighbours(page: readonly TokenLine[], at: number): TokenLine[] {
  const line = page[at]!;
  return page.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1).filter((other) => {
    const gap = Math.max(other.box[1] - line.box[3], line.box[1] - other.box[3]);
    return other !== line && gap < line.heightPt * NEAR;
  });
}

function leftOf({ box }: { readonly box: Box }): number {
  return box[0];
}
