import { TABLES } from '../thresholds.ts';
import { isClose, isContinuation, samePage } from './continuation-lines.ts';
import type { ColumnUse, Item } from './row.ts';

const { LEAST_LEANINGS } = TABLES.assignContinuations;

/**
 * Tells whether a list writes further lines below its rows, so that those at the top of a page belong to the last row of the page before
 * even where no header is printed again: several rows with such lines stand above others on one page, and the list opens with none.
 *
 *   02/17  Withdrawal POS #575555     71.90-   2,030.17
 *   ---- page 2 ----
 *          HARBOUR OIL 5186
 *   02/18  Withdrawal ATM #1792      177.71-   1,852.46
 */
export function goOnOverleaf(items: readonly Item[], gaps: Float64Array, use: ColumnUse): boolean {
  const isNext = (at: number) =>
    items[at]?.kind === 'text' && isClose(gaps, at) && isContinuation(items[at]!.record, use);
  const first = items.findIndex(({ kind }) => kind === 'anchor');
  if (first < 0 || (isNext(first - 1) && isClose(gaps, first))) return false;
  let rows = 0;
  for (let at = first; at < items.length; at++) {
    if (items[at]!.kind !== 'anchor' || !isNext(at + 1)) continue;
    let next = at + 1;
    while (items[next]?.kind === 'text' && samePage(items, next)) next++;
    if (items[next]?.kind === 'anchor' && samePage(items, next)) rows++;
  }
  return rows >= LEAST_LEANINGS;
}

/** The row prints its own words beside its amount: it needs none from above. */
export function describesItself({ kind, record }: Item, { description }: ColumnUse): boolean {
  return kind === 'anchor' && record.texts.some((_, column) => description.has(column));
}
