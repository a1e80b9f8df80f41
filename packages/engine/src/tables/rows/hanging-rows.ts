/**
 * Groups rows by a hanging indent: the first line begins further left than its continuation lines, whichever of them has the
 * amount.
 *
 *   10 Jul  DD   WATER COMPANY        45.00
 *           BP   J Quill
 *                rent share           44.15   ← the row of BP
 */
import type { DateToken, MoneyToken } from '../../lines/reading.ts';
import { TABLES } from '../thresholds.ts';
import { type ColumnUse, type Item, isAnchor } from './row.ts';

const { CONTINUATION_GAP } = TABLES.shared;
const { LEAST_LINES, LEAST_WHOLE, SAME_EDGE, LEAST_INDENT } = TABLES.hangingRows;

/** Returns index of a text line → index of its anchor; empty without such an indent. */
export function anchorsByIndent(items: readonly Item[], use: ColumnUse): ReadonlyMap<number, number> {
  const anchors = new Map<number, number>();
  // one opens each row whose amount is below its first line
  if (items.filter(({ kind }) => kind === 'rowStart' || kind === 'text').length < LEAST_LINES) return anchors;
  const starts = items.map((item) => startOf(item, use));
  const edge = commonEdge(items, starts, use);
  if (edge === null) return anchors;
  const groups = groupLines(items, starts, edge);
  const whole = groups.filter((group) => group.filter((at) => isAnchor(items[at]!)).length === 1);
  const split = whole.filter((group) => group.length > 1 && !isAnchor(items[group[0]!]!));
  if (split.length < LEAST_LINES || whole.length < groups.length * LEAST_WHOLE) return anchors;
  for (const group of whole) {
    const anchor = group.find((at) => isAnchor(items[at]!))!;
    if (items[anchor]!.kind !== 'anchor') continue;
    for (const at of group) if (items[at]!.kind === 'text') anchors.set(at, anchor);
  }
  return anchors;
}

/** Left edge of the first word after the date; `null` for a line of figures alone. */
function startOf({ record }: Item, { date, amounts, balance }: ColumnUse): number | null {
  const { line, money } = record;
  const printed = date === null ? undefined : record.dates.get(date);
  const isOfDate = (index: number) => printed !== undefined && covers(printed, index);
  const isOfFigure = (index: number) =>
    money.some((token, column) => (amounts.has(column) || column === balance) && covers(token, index));
  const at = line.words.findIndex((_, index) => !isOfDate(index) && !isOfFigure(index));
  return at < 0 ? null : line.words[at]!.box[0];
}

function covers({ from, to }: DateToken | MoneyToken, index: number): boolean {
  return index >= from && index < to;
}

/** Left edge of the words behind the dates, if they all share one. */
function commonEdge(items: readonly Item[], starts: readonly (number | null)[], { date }: ColumnUse): number | null {
  if (date === null) return null;
  const dated = items.flatMap(({ kind, record }, index) =>
    (kind === 'anchor' || kind === 'rowStart') && record.dates.has(date) && starts[index] !== null ? [index] : [],
  );
  if (dated.length < LEAST_LINES) return null;
  const edge = dated.map((index) => starts[index]!).sort((a, b) => a - b)[dated.length >> 1]!;
  const isAtEdge = (index: number) => Math.abs(starts[index]! - edge) <= items[index]!.record.line.heightPt * SAME_EDGE;
  return dated.filter(isAtEdge).length >= dated.length * LEAST_WHOLE ? edge : null;
}

/** Lines of a row: one at the edge, and those further right below it, close together on one page. */
function groupLines(items: readonly Item[], starts: readonly (number | null)[], edge: number): number[][] {
  const groups: number[][] = [];
  let group: number[] | null = null;
  items.forEach(({ kind, record: { line } }, index) => {
    const start = starts[index]!;
    const above = items[index - 1]?.record.line;
    const isNear =
      above !== undefined &&
      above.pageNumber === line.pageNumber &&
      line.box[1] - above.box[3] <= Math.min(above.heightPt, line.heightPt) * CONTINUATION_GAP;
    if (!isNear || kind === 'heading' || kind === 'balance' || kind === 'total') group = null;
    if (kind !== 'anchor' && kind !== 'rowStart' && kind !== 'text') return;
    if (start !== null && Math.abs(start - edge) <= line.heightPt * SAME_EDGE) {
      group = [index];
      groups.push(group);
    } else if (start === null || start > edge + line.heightPt * LEAST_INDENT) group?.push(index);
    else group = null;
  });
  return groups;
}
