/**
 * A total within the words below a row is a word of the row when it repeats the row's amount:
 *
 *   09.04.2024   Card payment                          - 54,49
 *                Total: 54,49 EUR 06.04.2024 10:39              ← goes on the row
 *                Place: GREEN GROCER
 */
import type { MoneyToken } from '../../lines/reading.ts';
import type { ColumnUse, Item } from './row.ts';

/** Items in the same order, such lines as texts. */
export function settleRepeatedAmounts(items: readonly Item[], { amounts }: ColumnUse): readonly Item[] {
  let row: Item | null = null;
  return items.map((item) => {
    if (item.kind === 'anchor') row = item;
    else if (item.kind !== 'text' && item.kind !== 'blank') row = null;
    const { line } = item.record;
    if (item.kind !== 'blank' || row === null || row.record.line.pageNumber !== line.pageNumber) return item;
    const [token, ...others] = line.money.filter(({ strong }) => strong);
    const isRepeated = [...row.record.money].some(
      ([column, amount]) => amounts.has(column) && token !== undefined && figuresOf(token) === figuresOf(amount),
    );
    return isRepeated && others.length === 0 ? { ...item, kind: 'text', label: 'none' } : item;
  });
}

function figuresOf({ text }: MoneyToken): string {
  return text.replace(/[^\d.,]/g, '');
}
