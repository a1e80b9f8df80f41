/**
 * A summary below a list repeats what its sides come to. What stands beside such a figure without a date is of the summary as well,
 * whatever it is called, and no row:
 *
 *   28-03   GREEN GROCER                      45.20
 *           Funds at the start             4,906.49
 *           Paid in                          146.00   ← the sum of a side
 *
 * An undated fee or interest stays a row: banks leave these out of the sums of other kinds. So does every line where rows of the list
 * go without a date of their own.
 */
import { findKind } from '../../knowledge/transaction-kinds.ts';
import { isNegative, minorOf, type Notation } from '../../tokens/notation.ts';
import { TABLES } from '../thresholds.ts';
import { type ColumnUse, type Item, isAnchor } from './row.ts';

const { LEAST_ADDED } = TABLES.settleSums;

/** Items in the same order, those of a summary as totals; `isRow`: what is surely a row stays one. */
export function settleSummary(
  items: readonly Item[],
  use: ColumnUse,
  notation: Notation | null,
  isRow: (item: Item) => boolean,
): readonly Item[] {
  const { date } = use;
  if (notation === null || date === null) return items;
  const last = items.findLastIndex((item) => isAnchor(item) && item.record.dates.has(date));
  const isUndated = (item: Item) => item.kind === 'anchor' && !item.record.dates.has(date);
  if (last < 0 || !items.slice(last + 1).some(isUndated) || items.slice(0, last).some(isUndated)) return items;
  const sums = sumSides(items.slice(0, last + 1), use, notation);
  const repeats = (item: Item) =>
    item.record.line.money.some((token) => token.strong && sums.has(minorOf(token, notation) ?? 0));
  // a charge may stand between the sum and a total with it
  const end = items.findLastIndex((item, at) => at > last && repeats(item));
  return items.map((item, at) => {
    if (at <= last || at > end || !isUndated(item) || isRow(item)) return item;
    if (findKind(item.record.texts.values().join(' ')) !== null) return item;
    return { ...item, kind: 'total', label: repeats(item) ? 'total' : 'none' };
  });
}

/** What the dated rows of each column and sign come to, where there are some of them. */
function sumSides(items: readonly Item[], { date, amounts }: ColumnUse, notation: Notation): ReadonlySet<number> {
  const sides = new Map<string, { sum: number; count: number }>();
  for (const { kind, record } of items) {
    if (kind !== 'anchor' || !record.dates.has(date!)) continue;
    for (const [column, token] of record.money) {
      if (!amounts.has(column)) continue;
      const side = `${column} ${isNegative(token)}`;
      const { sum, count } = sides.get(side) ?? { sum: 0, count: 0 };
      sides.set(side, { sum: sum + (minorOf(token, notation) ?? 0), count: count + 1 });
    }
  }
  const added = sides.values().filter(({ sum, count }) => count >= LEAST_ADDED && sum > 0);
  return new Set(added.map(({ sum }) => sum));
}
