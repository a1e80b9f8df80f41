/**
 * Groups the lines of rows between rulings, which no gap parts: cells are centred in height, so the lines of a description reach as
 * far above their amount as below it.
 *
 *                UPI/226556644018
 *                rent for March
 *   02-02-2025                       -1,004.00      62,911.55
 *                TxnID: TXN42128726
 *                UTR: 328756519883
 *                BKID0008203/Ishita      ← of the row below
 */
import { TABLES } from '../thresholds.ts';
import type { Item } from './row.ts';

const { LEAST_PAIRS, LEAST_CENTRED, OFF_CENTRE } = TABLES.gappedRows;

/**
 * Index of a text line → index of its anchor. Empty unless most lists begin and end with such lines, and nearly all rows of these have
 * some on both sides: under a title, pairs of rows that print theirs below look centred as well.
 */
export function anchorsByCentre(items: readonly Item[], goesOn: (item: Item) => boolean): ReadonlyMap<number, number> {
  const anchors = new Map<number, number>();
  let [centred, others, blocks, rows] = [0, 0, 0, 0];
  for (const { from, to } of listRuns(items, goesOn)) {
    // a title without an amount may stand over the first row
    const own = centreRows(items, from, to) ?? centreRows(items, from + 1, to);
    if (own === null || items[to - 1]!.kind !== 'text') others++;
    else centred++;
    for (const [line, anchor] of own ?? []) anchors.set(line, anchor);
    if (own !== null) blocks += new Set(own.values()).size;
    rows += items.slice(from, to).filter(({ kind }) => kind === 'anchor').length;
  }
  return centred > others && blocks >= LEAST_PAIRS && blocks >= rows * LEAST_CENTRED ? anchors : new Map();
}

interface Run {
  readonly from: number;
  readonly to: number;
}

/** Rows and texts of one page with nothing else between them, where there are both. */
function listRuns(items: readonly Item[], goesOn: (item: Item) => boolean): Run[] {
  const runs: Run[] = [];
  const isPart = (item: Item) => item.kind === 'anchor' || (item.kind === 'text' && goesOn(item));
  for (let from = 0; from < items.length; from++) {
    if (!isPart(items[from]!)) continue;
    let to = from + 1;
    while (to < items.length && isPart(items[to]!) && pageOf(items[to]!) === pageOf(items[from]!)) to++;
    if (new Set(items.slice(from, to).map(({ kind }) => kind)).size > 1) runs.push({ from, to });
    from = to - 1;
  }
  return runs;
}

function pageOf({ record }: Item): number {
  return record.line.pageNumber;
}

/** `null` where no line opens the list, one is left over, or a row reaches further to one side. */
function centreRows(items: readonly Item[], from: number, to: number): ReadonlyMap<number, number> | null {
  if (items[from]!.kind !== 'text') return null;
  const anchors = new Map<number, number>();
  const boxOf = (at: number) => items[at]!.record.line.box;
  let next = from;
  for (let anchor = from; anchor < to; anchor++) {
    if (items[anchor]!.kind !== 'anchor') continue;
    const middle = (boxOf(anchor)[1] + boxOf(anchor)[3]) / 2;
    const slack = items[anchor]!.record.line.heightPt * OFF_CENTRE;
    const above = middle - boxOf(next)[1];
    let end = anchor + 1;
    while (end < to && items[end]!.kind === 'text' && boxOf(end)[3] - middle <= above + slack) end++;
    if (Math.abs(boxOf(end - 1)[3] - middle - above) > slack) return null;
    for (let line = next; line < end; line++) if (line !== anchor) anchors.set(line, anchor);
    next = end;
  }
  return next === to ? anchors : null;
}
