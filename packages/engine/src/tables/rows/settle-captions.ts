/**
 * A figure without a date below its own caption is a total or a balance, whatever stands left of it:
 *
 *   Account number      Sort code      Total deposits
 *   609427414           250 100 30         EUR + 0.00
 */
import { overlapX, splitSegments } from '../../lines/segments.ts';
import { TABLES } from '../thresholds.ts';
import { labelRecord, type RecordLabel } from './label-record.ts';
import type { ColumnUse, Item } from './row.ts';

const { WIDEST_GAP } = TABLES.settleCaptions;

/** Items in the same order, such lines below the first dated row as totals; `isRow`: what is surely a row stays one. */
export function settleCaptions(
  items: readonly Item[],
  use: ColumnUse,
  isRow: (item: Item) => boolean,
): readonly Item[] {
  const { date } = use;
  const first = date === null ? -1 : items.findIndex(({ kind, record }) => kind === 'anchor' && record.dates.has(date));
  if (date === null || first < 0) return items;
  return items.map((item, index) => {
    const above = items[index - 1];
    if (index < first || item.kind !== 'anchor' || above?.kind !== 'text' || item.record.dates.has(date) || isRow(item))
      return item;
    return isBelowCaption(item, above, use) ? { ...item, kind: 'total', label: 'total' } : item;
  });
}

function isBelowCaption({ record }: Item, above: Item, { amounts }: ColumnUse): boolean {
  const [line, upper] = [record.line, above.record.line];
  if (line.pageNumber !== upper.pageNumber || line.box[1] - upper.box[3] > line.heightPt * WIDEST_GAP) return false;
  const figures = [...record.money].filter(([column]) => amounts.has(column)).map(([, token]) => token.box);
  return splitSegments(upper.words).some(
    ({ text, box }) => CAPTIONS.has(labelRecord(text)) && figures.some((own) => overlapX(own, box) > 0),
  );
}

const CAPTIONS: ReadonlySet<RecordLabel> = new Set(['total', 'opening', 'closing']);
