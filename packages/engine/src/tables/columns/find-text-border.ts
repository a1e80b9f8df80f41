/**
 * The border between two text columns, in points: of the lines that hold an amount or a date it cuts the fewest words and
 * leaves the fewest cells on the side of the other header, and among equals it is the one nearest to where the right header
 * starts.
 *
 *   Payee               Type
 *   K-MARKET KAMPPI     CARD
 *   PURCHASE 230402 8506 49        the second line of a cell may run below the next header
 */
import type { TokenLine } from '../../lines/reading.ts';
import { splitSegments } from '../../lines/segments.ts';
import { LINES } from '../../lines/thresholds.ts';
import { type Span, spanOf } from '../table.ts';
import { TABLES } from '../thresholds.ts';

const { WORD_GAP } = LINES.spacing;
const { ALIGNED_PT, PRICE_PER_PT, ROUNDING, RIM_PT, SPACE_PRICE, LEAST_STARTS, FEWEST_BEHIND, STARTS_PER_CROSSING } =
  TABLES.findTextBorder;

/** `left` and `right`: the boxes of the two headers on the x axis. `end`: where the column behind the right one begins. */
export function findTextBorder(lines: readonly TokenLine[], left: Span, right: Span, end = Infinity): number {
  const [from, to] = [Math.floor(left.x0), Math.ceil(right.x1)];
  const numbered = startBehind(lines, left, right);
  if (numbered !== null) return numbered - 1;
  const isCentred = isOverWider(lines, right);
  if (to <= from || (!isCentred && isStart(lines, right.x0))) return right.x0 - 1;
  const behind = isCentred ? null : startCloseBehind(lines, right);
  if (behind !== null) return behind - 1;
  const shared = sharedStart(lines, left, right);
  if (shared !== null) return shared - 1;
  if (!isCentred && isSetApart(lines, left, right, end)) return right.x0 - 1;
  const costs = new Float64Array(to - from + 2);
  for (const line of lines) {
    if (line.money.length === 0 && line.dates.length === 0) continue;
    addCuts(costs, from, line);
    addMisplaced(costs, from, to, line, left, right);
  }
  let best = from;
  let running = 0;
  let bestCost = Infinity;
  for (let at = 0; at <= to - from; at++) {
    running += costs[at]!;
    const cost = Math.round(running * 100) / 100 + Math.abs(from + at - (right.x0 - 1)) * PRICE_PER_PT;
    if (cost < bestCost - ROUNDING) [best, bestCost] = [from + at, cost];
  }
  return best;
}

/** Cells that begin before it and end behind it have their middle below its own: it is centred over all of them. */
function isOverWider(lines: readonly TokenLine[], right: Span): boolean {
  const isWider = ({ x0, x1 }: Span) =>
    x0 < right.x0 - ALIGNED_PT && x1 > right.x1 && Math.abs(x0 + x1 - right.x0 - right.x1) <= ALIGNED_PT * 2;
  return pricedLines(lines).some(({ words }) => splitSegments(words, WORD_GAP).some(({ box }) => isWider(spanOf(box))));
}

/**
 * Below the left header texts stand at a second edge, and nearly all of them end before the right one, which could be centred over
 * them only if its column reached into the next:
 *
 *   Details                                Branch     Amount
 *   TRANSFER         NI LUH AYU                        75.00
 *   CARD             INDOMARET 220                     86.40
 *   OTHER BANK       PT SINAR BALI         0938       125.00
 */
function isSetApart(lines: readonly TokenLine[], left: Span, right: Span, end: number): boolean {
  const cells = pricedLines(lines).flatMap(({ words }) =>
    splitSegments(words, WORD_GAP)
      .map(({ box }) => spanOf(box))
      .filter(({ x0 }) => x0 > left.x1 && x0 < right.x0 - ALIGNED_PT),
  );
  const [first] = cells;
  if (first === undefined || right.x0 + right.x1 - first.x0 <= end) return false;
  const alike = cells.filter(({ x0 }) => Math.abs(x0 - first.x0) <= ALIGNED_PT);
  if (alike.length < FEWEST_BEHIND || alike.length * 2 <= cells.length) return false;
  return alike.filter(({ x1 }) => x1 < right.x0).length >= alike.length * LEAST_STARTS;
}

/** Words start there more often than lines run over it; beside cells of two lines the line of the figures may hold none of them. */
function isStart(lines: readonly TokenLine[], x: number): boolean {
  const priced = pricedLines(lines);
  const { starts, crossings } = countAt(priced, x);
  if (starts >= 2) return starts >= crossings;
  const all = countAt(lines, x);
  return all.starts >= priced.length && all.starts >= all.crossings * STARTS_PER_CROSSING && all.starts >= 2;
}

/** Where words begin in nearly all lines, less than a line's height behind the start of the header: cells have a wider rim than names. */
function startCloseBehind(lines: readonly TokenLine[], { x0 }: Span): number | null {
  const priced = pricedLines(lines).filter(({ dates }) => dates.length > 0);
  const [first] = priced;
  const isClose = (start: number) => start > x0 && start - x0 < first!.heightPt;
  const start = first?.words.map(({ box }) => box[0]).find(isClose);
  if (start === undefined || priced.length < FEWEST_BEHIND) return null;
  return countAt(priced, start).starts >= priced.length * LEAST_STARTS ? start : null;
}

function pricedLines(lines: readonly TokenLine[]): readonly TokenLine[] {
  return lines.filter(({ money, dates }) => money.length > 0 || dates.length > 0);
}

function countAt(lines: readonly TokenLine[], x: number) {
  let [starts, crossings] = [0, 0];
  for (const { words } of lines) {
    if (words.some(({ box }) => Math.abs(box[0] - x) <= ALIGNED_PT)) starts++;
    else if (words.some(({ box }) => box[0] < x && box[2] > x)) crossings++;
  }
  return { starts, crossings };
}

/**
 * Where the cells below the right header begin, when they do so in nearly all lines: the header is centred over them. `null` where
 * they begin at several places, or where the left header does.
 */
function sharedStart(lines: readonly TokenLine[], left: Span, right: Span): number | null {
  const priced = lines.filter(({ money, dates }) => money.length > 0 && dates.length > 0);
  const starts = priced.flatMap(({ words }) =>
    splitSegments(words, WORD_GAP)
      .map(({ box }) => spanOf(box))
      .filter(({ x0, x1 }) => x0 > left.x0 + ALIGNED_PT && x0 < right.x1 && x1 > right.x0)
      .map(({ x0 }) => x0),
  );
  const [first] = starts;
  if (first === undefined || starts.length < priced.length * LEAST_STARTS) return null;
  return starts.every((x0) => Math.abs(x0 - first) <= ALIGNED_PT) ? first : null;
}

/**
 * Where the word behind the number below the left header begins in most lines: "001 GROCER", "002 SALARY"; of centred words, where
 * the longest one begins. `null` where none of these texts reaches the right header: the number is part of a text that ends in
 * front of it.
 */
function startBehind(lines: readonly TokenLine[], left: Span, right: Span): number | null {
  const priced = lines.filter(({ money, dates }) => money.length > 0 && dates.length > 0);
  const starts = priced.flatMap(({ words }) => {
    const at = words.findIndex(({ box, text }) => box[0] < left.x1 && box[2] > left.x0 && /^\d+$/.test(text));
    const next = at < 0 ? undefined : words[at + 1];
    if (next === undefined || !/\p{L}/u.test(next.text)) return [];
    const cell = splitSegments(words.slice(at + 1), WORD_GAP)[0]!;
    return [{ x0: next.box[0], x1: cell.box[2] }];
  });
  const [first] = starts;
  if (!starts.some(({ x1 }) => x1 > right.x0)) return null;
  const alike = starts.filter(({ x0 }) => Math.abs(x0 - first!.x0) <= ALIGNED_PT);
  if (alike.length < Math.max(FEWEST_BEHIND, priced.length * LEAST_STARTS)) return null;
  return Math.min(...starts.map(({ x0 }) => x0));
}

/** Tells whether a border would cut a word, or separate two words of one cell. */
function addCuts(costs: Float64Array, from: number, { words }: TokenLine): void {
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    addRange(costs, from, word.box[0] + RIM_PT, word.box[2] - RIM_PT, 1);
    const next = words[index + 1];
    if (next !== undefined && next.box[0] - word.box[2] < word.font.heightPt * WORD_GAP)
      addRange(costs, from, word.box[2] - RIM_PT, next.box[0] + RIM_PT, SPACE_PRICE);
  }
}

/** A cell that is aligned with a header stands in its column: no border right of it, or left of it, parts the two. */
function addMisplaced(
  costs: Float64Array,
  from: number,
  to: number,
  { words, heightPt }: TokenLine,
  left: Span,
  right: Span,
): void {
  const areApart = right.x0 - left.x1 > heightPt * WORD_GAP;
  for (const { box } of splitSegments(words, WORD_GAP)) {
    const cell = spanOf(box);
    if (isAligned(cell, right) || isBelow(cell, right)) addRange(costs, from, cell.x0 + ALIGNED_PT, to, 1);
    else if (areApart && Math.abs(cell.x0 - left.x0) <= ALIGNED_PT)
      addRange(costs, from, from, cell.x0 + ALIGNED_PT, 1);
    else if (isAligned(cell, left)) addRange(costs, from, from, cell.x0 - ALIGNED_PT, 1);
  }
}

function isBelow(cell: Span, header: Span): boolean {
  return cell.x0 >= header.x0 && cell.x1 <= header.x1;
}

/** At either edge or in the middle. */
function isAligned(cell: Span, header: Span): boolean {
  const apart = [cell.x0 - header.x0, cell.x1 - header.x1, (cell.x0 + cell.x1 - header.x0 - header.x1) / 2];
  return apart.some((distance) => Math.abs(distance) <= ALIGNED_PT);
}

/** Difference array: adds `weight` to every whole x within the range. */
function addRange(cuts: Float64Array, origin: number, x0: number, x1: number, weight: number): void {
  const last = cuts.length - 1;
  const start = Math.max(0, Math.ceil(x0 - origin));
  const end = Math.max(start, Math.floor(x1 - origin) + 1);
  if (start >= last) return;
  cuts[start] = cuts[start]! + weight;
  cuts[Math.min(end, last)] = cuts[Math.min(end, last)]! - weight;
}
