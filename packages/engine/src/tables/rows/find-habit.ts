/** Finds out whether a list writes the texts of its rows above or below their amounts, by the gaps between lines. */
import { LINES } from '../../lines/thresholds.ts';
import { TABLES } from '../thresholds.ts';
import { hasOwnDate, isClose, isContinuation, isElsewhere, samePage } from './continuation-lines.ts';
import type { ColumnUse, Item } from './row.ts';

const { SAME_EDGE_PT } = LINES.spacing;
const { CONTINUATION_GAP } = TABLES.shared;
const { SAME_EDGE } = TABLES.hangingRows;
const { CUT_GAP, LEAST_LEANINGS, LARGEST_INDENT } = TABLES.assignContinuations;

export interface Habit {
  readonly above: boolean;
  /** The text goes on the row above, wherever gaps are wider. */
  readonly below: boolean;
}

/**
 * Text that stands nearer to the amount below it wherever that shows: the table writes its descriptions above. If all
 * texts are indented, or some end a list or a page and none begins one, it writes them below, in letters that are smaller than those of
 * the first line.
 */
export function findHabit(items: readonly Item[], gaps: Float64Array, use: ColumnUse): Habit {
  const leans = leanings(items, gaps);
  const telling = leans.filter((lean) => Math.abs(lean) > CUT_GAP);
  const isTold = telling.length >= LEAST_LEANINGS && telling.length * 2 > leans.length;
  if (!isTold || !telling.every((lean) => lean > 0)) return { above: prefersAbove(items, gaps, use), below: false };
  const below = areIndented(items) || endsWithTexts(items, gaps, use);
  return { above: !below, below };
}

/** Each text right below an amount begins a little further right than a cell of its line, and in line with none. */
function areIndented(items: readonly Item[]): boolean {
  return items.every(({ kind, record: { line } }, at) => {
    if (kind !== 'text' || items[at - 1]?.kind !== 'anchor' || !samePage(items, at)) return true;
    const steps = items[at - 1]!.record.line.words.map(({ box }) => line.box[0] - box[0]);
    const least = Math.min(...steps.filter((step) => step > -SAME_EDGE_PT));
    return least > line.heightPt * SAME_EDGE && least < line.heightPt * LARGEST_INDENT;
  });
}

/** Texts stand below the last row of a page or list, and none above the first one. */
function endsWithTexts(items: readonly Item[], gaps: Float64Array, use: ColumnUse): boolean {
  let [first, last] = [0, 0];
  const isFree = (at: number, beside: number) => items[at]?.kind !== 'anchor' || isElsewhere(items, at, beside);
  for (let from = 0; from < items.length; from++) {
    if (items[from]!.kind !== 'text') continue;
    let to = from + 1;
    while (items[to]?.kind === 'text' && samePage(items, to)) to++;
    const [isTop, isFoot] = [isFree(from - 1, from), isFree(to, to - 1)];
    const mayJoin = isContinuation(items[from]!.record, use);
    if (isTop && !isFoot && isClose(gaps, to) && mayJoin) first++;
    if (isFoot && !isTop && isClose(gaps, from) && mayJoin) last++;
    from = to - 1;
  }
  return first === 0 && last > 0;
}

/** Text right above the first amount and none below the last one. */
function prefersAbove(items: readonly Item[], gaps: Float64Array, use: ColumnUse): boolean {
  const first = items.findIndex((item) => item.kind === 'anchor');
  const last = items.findLastIndex((item) => item.kind === 'anchor');
  if (first <= 0) return false;
  const upper = items[first - 1]!;
  if (opensAbove(items, use)) return true;
  const goesOn = items.slice(0, first).findLast(({ kind }) => kind !== 'text')?.kind === 'rowStart';
  const textAbove =
    upper.kind === 'text' && !goesOn && gaps[first]! < CONTINUATION_GAP && isContinuation(upper.record, use);
  const textBelow = items[last + 1]?.kind === 'text' && gaps[last + 1]! < CONTINUATION_GAP;
  return textAbove && !textBelow;
}

/** For each text block between two amounts of a page: how much nearer it is to the lower one, in text heights. */
function leanings(items: readonly Item[], gaps: Float64Array): number[] {
  const found: number[] = [];
  for (let from = 1; from < items.length; from++) {
    if (items[from]!.kind !== 'text' || items[from - 1]!.kind !== 'anchor') continue;
    let to = from;
    while (items[to]?.kind === 'text') to++;
    const lean = gaps[from]! - gaps[to]!;
    if (items[to]?.kind === 'anchor' && Number.isFinite(lean) && samePage(items, from) && samePage(items, to))
      found.push(lean);
    from = to;
  }
  return found;
}

/** Days stand above the amounts of their rows, on the first line of each, and no text stands between a dated amount and a next day. */
function opensAbove(items: readonly Item[], use: ColumnUse): boolean {
  let [above, beside] = [0, 0];
  for (let at = 1; at < items.length; at++) {
    const [upper, lower] = [items[at - 1]!, items[at]!];
    if (opensRow(upper) && lower.kind === 'anchor' && !hasOwnDate(lower, use)) above++;
    if (upper.kind !== 'anchor' || !hasOwnDate(upper, use) || lower.kind !== 'text' || !samePage(items, at)) continue;
    let next = at + 1;
    while (items[next]?.kind === 'text') next++;
    if (next < items.length && hasOwnDate(items[next]!, use)) beside++;
  }
  return above >= LEAST_LEANINGS && beside === 0;
}

/** A day with the first words of its row. */
function opensRow({ kind, record }: Item): boolean {
  return kind === 'rowStart' && record.texts.size > 0;
}
