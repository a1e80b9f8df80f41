import { median } from '../../geometry/median.ts';
import { normaliseLabel } from '../../knowledge/normalise-label.ts';
import { isTerm } from '../../knowledge/terms.ts';
import type { DateToken } from '../../lines/reading.ts';
import { TABLES } from '../thresholds.ts';
import { mayBeFee } from './classify-record.ts';
import { hasOwnDate, isClose, isContinuation, isElsewhere, samePage, standsInText } from './continuation-lines.ts';
import { findHabit, type Habit } from './find-habit.ts';
import { anchorsByGap } from './gapped-rows.ts';
import { describesItself, goOnOverleaf } from './go-on-overleaf.ts';
import { anchorsByIndent } from './hanging-rows.ts';
import { isContinuedNote } from './label-record.ts';
import { type ColumnUse, type Item, isAnchor, isDash } from './row.ts';
import { placeOfRowStarts } from './settle-headings.ts';
import { isStrong } from './some-amount.ts';
import { standsAround } from './stands-around.ts';

const { LEAST_BLOCKS, CLOSER_GAP, MOSTLY_ALIKE, CUT_GAP, LINE_STEP } = TABLES.assignContinuations;

/** For each item the index of its anchor, −1 for none. */
export function assignContinuations(
  items: readonly Item[],
  use: ColumnUse,
  headedPages: ReadonlySet<number>,
): Int32Array {
  const [anchors, gaps] = [new Int32Array(items.length), new Float64Array(items.length + 1).fill(Infinity)];
  for (let index = 0; index < items.length; index++) {
    anchors[index] = isAnchor(items[index]!) ? index : -1;
    gaps[index] = gapBetween(items[index - 1], items[index], headedPages);
  }
  const { above, below } = findHabit(items, gaps, use);
  const opensPages = above || standsAround(items, gaps);
  const turnPages = !opensPages && goOnOverleaf(items, gaps, use);
  const ofRowStart = anchorsOfRowStarts(items, gaps, use);
  for (const [index, anchor] of ofRowStart) {
    const [from, to] = [Math.min(index, anchor), Math.max(index, anchor)];
    anchors[index] = anchor;
    // across the foot of a page only the date belongs to the row
    if (items.slice(from + 1, to).some(isAnchor)) continue;
    for (let at = from; at <= to; at++) if (items[at]!.kind !== 'heading') anchors[at] = anchor;
  }
  joinRowStarts(items, anchors);
  for (const [index, anchor] of anchorsByGap(items, gaps, ({ record }) => standsInText(record, use)))
    if (!isPageNote(items, index) && !isFootDate(items, index, anchor, use)) anchors[index] = anchor;
  for (const [index, anchor] of anchorsByIndent(items, use)) anchors[index] = anchor;
  let from = 0;
  while (from < items.length) {
    if (anchors[from] !== -1 || items[from]!.kind !== 'text') {
      from++;
      continue;
    }
    let to = from;
    while (to < items.length && anchors[to] === -1 && items[to]!.kind === 'text') to++;
    settleTexts({ items, anchors, gaps, above, below, opensPages, turnPages, use }, from, to);
    from = to;
  }
  return anchors;
}

/**
 * A date on a line of its own dates the undated amount below it; in a list of small blocks, the date at the foot of each,
 * the one above it: then nearly all such lines stand closer to what is above them, or, spaced evenly or now closer and now not,
 * the list ends with one, or begins with none. A list that begins with a date and ends with an amount has none at the foot.
 */
function anchorsOfRowStarts(items: readonly Item[], gaps: Float64Array, use: ColumnUse): ReadonlyMap<number, number> {
  const [below, above] = [new Map<number, number>(), new Map<number, number>()];
  const closer: number[] = [];
  items.forEach(({ kind }, index) => {
    if (kind !== 'rowStart') return;
    const isAnchor = (at: number) => isPosting(items[at]) && !hasOwnDate(items[at]!, use);
    const [next, previous] = [nextRow(items, index), previousAnchor(items, index)];
    if (isAnchor(next) && isNear(items, index, next)) below.set(index, next);
    if (isAnchor(previous) && isNear(items, previous, index)) above.set(index, previous);
    closer.push(gaps[index + 1]! - gaps[index]!);
  });
  const place = placeOfRowStarts(items, use);
  if (above.size >= LEAST_BLOCKS && place !== 'above') {
    const step = median(closer);
    const isMore = () => above.size > below.size || (above.size === below.size && place === 'below');
    const alike = closer.filter((own) => Math.abs(own) > CLOSER_GAP && own > 0 === step > 0);
    if (alike.length > closer.length * MOSTLY_ALIKE ? step > 0 : isMore()) return above;
  }
  return below.size >= LEAST_BLOCKS ? below : new Map([...below].filter(([, anchor]) => isSure(items[anchor]!)));
}

/** "26.01.2026 09:41  Page 1 of 3" at the foot of a page dates no row overleaf that prints its own date. */
function isFootDate(items: readonly Item[], index: number, anchor: number, use: ColumnUse): boolean {
  const [line, row] = [items[index]!, items[anchor]!];
  const isFoot = line.record.line.pageNumber < row.record.line.pageNumber;
  return isFoot && line.kind === 'rowStart' && hasOwnDate(row, use);
}

/** A second date at the foot of a block is printed for the same row, so that it is not lost. */
function joinRowStarts(items: readonly Item[], anchors: Int32Array): void {
  for (let index = 1; index < items.length; index++) {
    const [before, anchorAt] = [index - 1, anchors[index - 1]!];
    if (items[index]!.kind !== 'rowStart' || anchors[index] !== -1 || items[before]!.kind !== 'rowStart') continue;
    if (anchorAt >= 0 && anchorAt < before && isNear(items, before, index)) anchors[index] = anchorAt;
  }
}

/** By anchor: dates right below it that date no row, in printed order. */
export function looseDates(
  items: readonly Item[],
  anchors: Int32Array,
  { date }: ColumnUse,
): ReadonlyMap<number, readonly DateToken[]> {
  const loose = new Map<number, DateToken[]>();
  items.forEach(({ kind, record }, index) => {
    if (kind !== 'rowStart' || anchors[index] !== -1 || date === null) return;
    let anchor = index - 1;
    while (anchor >= 0 && !isAnchor(items[anchor]!)) anchor--;
    if (anchor >= 0 && isNear(items, anchor, index))
      loose.set(anchor, [...(loose.get(anchor) ?? []), record.dates.get(date)!]);
  });
  return loose;
}

function isPosting(item: Item | undefined): boolean {
  return item !== undefined && (item.kind === 'anchor' || mayBeFee(item));
}

function isSure({ record }: Item): boolean {
  return record.money.some(isStrong);
}

function previousAnchor(items: readonly Item[], from: number): number {
  for (let at = from - 1; at >= 0; at--) {
    if (isAnchor(items[at]!)) return at;
    if (items[at]!.kind === 'rowStart' || items[at]!.kind === 'heading') return -1;
  }
  return -1;
}

/** It is the last line of its page with an amount, or the first. */
function turnsPage(items: readonly Item[], at: number): boolean {
  return isElsewhere(items, at, nextAnchor(items, at)) || isElsewhere(items, at, previousAnchor(items, at));
}

function nextAnchor(items: readonly Item[], from: number): number {
  for (let at = from + 1; at < items.length; at++) {
    if (isAnchor(items[at]!)) return at;
    if (items[at]!.kind === 'rowStart' || items[at]!.kind === 'heading') return -1;
  }
  return -1;
}

/**
 * A number of the page, far below its last date, is no row, nor is the balance that is carried over: the row stands overleaf.
 *
 *   17.06.2025
 *   To be carried forward      49,037.74
 *   ---- page 2 ----
 *   Brought forward            49,037.74
 *   TRANSFER         1,940.41
 */
function nextRow(items: readonly Item[], from: number): number {
  let next = nextAnchor(items, from);
  while (items[next]?.kind === 'balance' && turnsPage(items, next)) next = nextAnchor(items, next);
  if (next < 0 || isSure(items[next]!) || isNear(items, from, next)) return next;
  const following = nextAnchor(items, next);
  return following >= 0 && isSure(items[following]!) ? following : next;
}

function isNear(items: readonly Item[], from: number, to: number): boolean {
  const [a, b] = [items[from]!.record.line, items[to]!.record.line];
  return a.pageNumber !== b.pageNumber || b.box[1] - a.box[3] < a.heightPt * LINE_STEP * (to - from) + a.heightPt;
}

interface Block extends Habit {
  readonly items: readonly Item[];
  readonly anchors: Int32Array;
  /** Gap above each item in text heights. */
  readonly gaps: Float64Array;
  /** Texts at the top of a page begin a row. */
  readonly opensPages: boolean;
  /** They go on the last row of the page before. */
  readonly turnPages: boolean;
  readonly use: ColumnUse;
}

/**
 * A block of text lines between two anchors, page by page: what stands at the foot of a page belongs to no row, and what
 * goes on overleaf goes on all the same.
 */
function settleTexts(block: Block, from: number, to: number): void {
  const { items, anchors } = block;
  let last = from - 1;
  while (last > 0 && isDash(items[last]!) && isClose(block.gaps, last)) last--;
  // below the balance brought forward the last row of the page before goes on
  const isOnTop = items[last]?.kind === 'balance' && isElsewhere(items, last, previousAnchor(items, last));
  if (isOnTop && !block.above && isClose(block.gaps, from)) {
    while (items[last]?.kind === 'balance' && turnsPage(items, last)) last = previousAnchor(items, last);
    block.gaps[from] = 0;
  }
  const before = anchors[last] ?? -1;
  // a note under a day of its own goes on it, above a row that has its own day as well
  const isNote = from > 0 && items[from - 1]!.kind === 'rowStart' && before < 0;
  const after = to < items.length && !(isNote && hasOwnDate(items[to]!, block.use)) ? (anchors[to] ?? -1) : -1;
  for (let start = from; start < to; ) {
    let end = start + 1;
    while (end < to && samePage(items, end)) end++;
    settlePage(block, start, end, before, end === to ? after : -1);
    start = end;
  }
}

/** Text lines of one page between the row before and the row after: cut at their widest gap; ties follow the habit. */
function settlePage(
  { items, anchors, gaps, above, below, opensPages, turnPages, use }: Block,
  from: number,
  to: number,
  before: number,
  after: number,
): void {
  const mayJoin = (index: number, anchor: number) =>
    isContinuation(items[index]!.record, use, items[anchor]!.record) && !isPageNote(items, index);
  const beginsRow = opensPages && from > 0 && !samePage(items, from);
  let upTo = from;
  while (before >= 0 && !beginsRow && upTo < to && isClose(gaps, upTo) && mayJoin(upTo, before)) upTo++;
  let downFrom = to;
  const isBelow = (index: number) => isClose(gaps, index) && samePage(items, index);
  while (after >= 0 && downFrom > from && isBelow(downFrom) && mayJoin(downFrom - 1, after)) downFrom--;
  const isOverleaf = turnPages && from > 0 && !samePage(items, from) && items[before]?.kind === 'anchor';
  if (isOverleaf && upTo === from && downFrom < to && describesItself(items[after]!, use)) {
    for (let at = downFrom; at < to; at++) if (mayJoin(at, before)) anchors[at] = before;
    return;
  }
  const cut = below || upTo <= downFrom ? upTo : chooseCut(gaps, downFrom, upTo, above);
  for (let at = from; at < Math.min(upTo, cut); at++) anchors[at] = before;
  for (let at = Math.max(downFrom, cut); at < to; at++) anchors[at] = after;
}

/** "Continued overleaf" at the foot of a page, or "End of statement" below the last row. */
function isPageNote(items: readonly Item[], index: number): boolean {
  const text = items[index]!.record.texts.values().join(' ');
  const isLast = index + 1 === items.length || !samePage(items, index + 1);
  return ((isLast || /^\(.*\)$/.test(text)) && isContinuedNote(text)) || isTerm('listEnd', normaliseLabel(text));
}

function chooseCut(gaps: Float64Array, lowest: number, highest: number, above: boolean): number {
  let best = above ? lowest : highest;
  for (let cut = lowest; cut <= highest; cut++) {
    if (gaps[cut]! > gaps[best]! + CUT_GAP) best = cut;
  }
  return best;
}

/**
 * Gap between two lines in text heights. Across a page break, text continues only below a repeated header, and from the foot of a
 * newspaper column to the head of the next, none does.
 */
function gapBetween(upper: Item | undefined, lower: Item | undefined, headedPages: ReadonlySet<number>): number {
  if (upper === undefined || lower === undefined) return Infinity;
  const [a, b] = [upper.record.line, lower.record.line];
  if (a.pageNumber !== b.pageNumber) return headedPages.has(b.pageNumber) ? 0 : Infinity;
  if (b.box[3] < a.box[1]) return Infinity;
  return (b.box[1] - a.box[3]) / Math.max(1, Math.min(a.heightPt, b.heightPt));
}
