/**
 * In a list of small blocks with the date at the foot of each, what stands between an amount and that date belongs to the
 * block, though the same words head a section elsewhere.
 *
 *   KORTKÖP SJ AB      -86,17
 *   Kort 2481                   ← not the section of the cards
 *   2025-08-13
 */
import { mayBeFee } from './classify-record.ts';
import { type ColumnUse, type Item, isAnchor } from './row.ts';

/** Items in the same order, such headings as texts. */
export function settleHeadings(items: readonly Item[], use: ColumnUse): readonly Item[] {
  if (!items.some(({ kind }) => kind === 'heading')) return items;
  const isDatedBelow = openersFollow(items, use);
  return items.map((item, index) =>
    item.kind === 'heading' && standsInBlock(items, index, use, isDatedBelow)
      ? { ...item, kind: 'text', sections: [] }
      : item,
  );
}

function standsInBlock(items: readonly Item[], index: number, use: ColumnUse, isDatedBelow: boolean): boolean {
  const [above, below] = [items[index - 1], items[index + 1]];
  if (above === undefined || below?.kind !== 'opener' || !isUndatedPosting(above, use)) return false;
  const step = distance(above, items[index]) ?? Infinity;
  return isDatedBelow || (distance(below, items[index + 2]) ?? 0) > step + CLEARLY_PT;
}

/** Difference of two steps that shows. */
const CLEARLY_PT = 1;

/** The list opens with an amount, and its date comes after it. */
export function openersFollow(items: readonly Item[], use: ColumnUse): boolean {
  const opener = items.findIndex(({ kind }) => kind === 'opener');
  const posting = items.findIndex((item) => isAnchor(item) && isUndatedPosting(item, use));
  return posting >= 0 && posting < opener;
}

function isUndatedPosting(item: Item, { date }: ColumnUse): boolean {
  return (item.kind === 'anchor' || mayBeFee(item)) && date !== null && !item.record.dates.has(date);
}

/** `null` across a page break. */
function distance(upper: Item, lower: Item | undefined): number | null {
  if (lower === undefined || upper.record.line.pageNumber !== lower.record.line.pageNumber) return null;
  return lower.record.line.box[1] - upper.record.line.box[1];
}
