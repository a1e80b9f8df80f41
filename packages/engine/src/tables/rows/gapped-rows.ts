/**
 * Groups rows of vertically centred cells by the wider gaps between rows. Date, amount and description are on lines of their
 * own, with the date and the first words above the amount:
 *
 *            Payment by code
 *   03 Feb
 *            to the bakery        -57.50   1,460.00
 *   14:09
 *            128419844700
 */

import { TABLES } from '../thresholds.ts';
import { anchorsByCentre } from './centred-rows.ts';
import { type Item, isAnchor, isDash } from './row.ts';

const { LEAST_PAIRS, OUTLIERS, CLEARLY } = TABLES.gappedRows;

/** Index of a text or date line → index of its anchor; where gaps tell nothing, that of lines around their amount. `goesOn` tests for continuation lines. */
export function anchorsByGap(
  items: readonly Item[],
  gaps: Float64Array,
  goesOn: (item: Item) => boolean,
): ReadonlyMap<number, number> {
  const anchors = new Map<number, number>();
  const widest = widestInside(items, gaps);
  if (widest === null) return anchorsByCentre(items, goesOn);
  const mayJoin = (item: Item | undefined) =>
    item?.kind === 'rowStart' || (item?.kind === 'text' && goesOn(item)) || (item !== undefined && isDash(item));
  for (let anchor = 0; anchor < items.length; anchor++) {
    if (items[anchor]!.kind !== 'anchor') continue;
    for (const step of [-1, 1] as const) {
      const gapAt = (at: number) => gaps[step < 0 ? at + 1 : at] ?? Infinity;
      let end = anchor + step;
      while (mayJoin(items[end]) && gapAt(end) <= widest && !isFoot(items, end, step)) end += step;
      // no gap separates it from its neighbour: another rule assigns these lines
      if (items[end] !== undefined && isAnchor(items[end]!) && gapAt(end) <= widest) continue;
      for (let at = anchor + step; at !== end; at += step) anchors.set(at, anchor);
    }
  }
  return anchors;
}

/** Returns the widest gap within a row; `null` when rows are not clearly apart. */
function widestInside(items: readonly Item[], gaps: Float64Array): number | null {
  const [between, inside]: [number[], number[]] = [[], []];
  let above = -1;
  let pairs = 0;
  for (let at = 0; at < items.length; at++) {
    if (items[at]!.kind === 'heading') above = -1;
    if (!isAnchor(items[at]!)) continue;
    if (above >= 0 && isOnePage(items, above, at)) {
      let widest = above + 1;
      for (let gap = widest + 1; gap <= at; gap++) if (gaps[gap]! > gaps[widest]!) widest = gap;
      between.push(gaps[widest]!);
      for (let gap = above + 1; gap <= at; gap++) if (gap !== widest) inside.push(gaps[gap]!);
      if (at - above > 2) pairs++;
    }
    above = at;
  }
  if (pairs < LEAST_PAIRS || pairs * 2 < between.length) return null;
  const [widest, narrowest] = [share(inside, 1 - OUTLIERS), share(between, OUTLIERS)];
  return narrowest > widest + CLEARLY ? (narrowest + widest) / 2 : null;
}

/** Text at the foot of a page is none of the first row overleaf. */
function isFoot(items: readonly Item[], at: number, step: 1 | -1): boolean {
  return step < 0 && items[at]!.kind === 'text' && !isOnePage(items, at, at + 1);
}

function isOnePage(items: readonly Item[], upper: number, lower: number): boolean {
  return items[upper]!.record.line.pageNumber === items[lower]!.record.line.pageNumber;
}

/** The value below which a share of them lies. */
function share(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)]!;
}
