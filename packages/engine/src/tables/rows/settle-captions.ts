/**
 * A figure without a date below its own caption is a total or a balance, whatever stands left of it, and beside all columns neither
 * is of the row above:
 *
 *   Account number      Sort code      Total deposits
 *   609427414           250 100 30         EUR + 0.00
 */
import type { TokenLine } from '../../lines/reading.ts';
import { overlapX, splitSegments, textOf } from '../../lines/segments.ts';
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
    if (index > first && (standsBelowCaption(item, above) || standsBelowCaption(items[index + 1], item)))
      return { ...item, kind: 'blank' };
    if (index < first || item.kind !== 'anchor' || above?.kind !== 'text' || item.record.dates.has(date) || isRow(item))
      return item;
    return isBelowCaption(item, above, use) ? { ...item, kind: 'total', label: 'total' } : item;
  });
}

function isBelowCaption({ record }: Item, above: Item, { amounts }: ColumnUse): boolean {
  const [line, upper] = [record.line, above.record.line];
  if (!isNear(line, upper)) return false;
  const figures = [...record.money].filter(([column]) => amounts.has(column)).map(([, token]) => token.box);
  return splitSegments(upper.words).some(
    ({ text, box }) => CAPTIONS.has(labelRecord(text)) && figures.some((own) => overlapX(own, box) > 0),
  );
}

/** A figure alone on its line, in no column of amounts, and above it a caption that is alone on its own. */
function standsBelowCaption(item: Item | undefined, above: Item | undefined): boolean {
  if (item?.kind !== 'text' || above?.kind !== 'text') return false;
  const [line, upper] = [item.record.line, above.record.line];
  const figure = line.money.find(({ strong }) => strong);
  if (figure === undefined || !isNear(line, upper) || overlapX(figure.box, upper.box) <= 0) return false;
  const isAlone = line.words.every(
    ({ text }, at) => (at >= figure.from && at < figure.to) || !/[\p{L}\p{N}]/u.test(text),
  );
  return isAlone && CAPTIONS.has(labelRecord(textOf(upper.words), true));
}

function isNear(line: TokenLine, upper: TokenLine): boolean {
  return line.pageNumber === upper.pageNumber && line.box[1] - upper.box[3] <= line.heightPt * WIDEST_GAP;
}

const CAPTIONS: ReadonlySet<RecordLabel> = new Set(['total', 'opening', 'closing']);
