/**
 * An undated amount below the last dated row of a page that is printed again above the first one of the next page is the sum
 * carried over, whatever it is called:
 *
 *   30/07   PHONE BILL            61.41
 *           To be taken over   2,163.18
 *   ------- next page -------
 *           Taken over         2,163.18
 *   31/07   BAKERY                 4.20
 *
 * Known weakness: two equal rows around a page break that print no date of their own, where all other rows print one.
 */
import { isZero } from '../../tokens/is-zero.ts';
import type { ColumnUse, Item } from './row.ts';

/** Items in the same order, such lines as balances; unchanged where a row without a date stands between dated ones. */
export function settlePageSums(items: readonly Item[], { date, amounts }: ColumnUse): readonly Item[] {
  const first = items[0]?.record.line.pageNumber;
  if (date === null || items.at(-1)?.record.line.pageNumber === first) return items;
  const carried = new Set<Item>();
  let foot: readonly Item[] = [];
  for (const page of splitPages(items)) {
    const priced = page.filter(({ kind, record }) => kind === 'anchor' && record.money.size > 0);
    const isDated = ({ record }: Item) => record.dates.has(date);
    const [from, to] = [priced.findIndex(isDated), priced.findLastIndex(isDated)];
    if (!priced.slice(Math.max(from, 0), to).every(isDated)) return items;
    const head = from < 0 ? priced : priced.slice(0, from);
    for (const lower of head) {
      const upper = foot.find((item) => isSameAmount(item, lower, amounts));
      if (upper !== undefined) carried.add(upper).add(lower);
    }
    foot = priced.slice(to + 1);
  }
  if (carried.size === 0) return items;
  // its words say nothing, and it may leave out a row that goes on behind the break
  return items.map((item) => (carried.has(item) ? { ...item, kind: 'balance', label: 'none' } : item));
}

function splitPages(items: readonly Item[]): readonly (readonly Item[])[] {
  const pages = new Map<number, Item[]>();
  for (const item of items) {
    const { pageNumber } = item.record.line;
    const page = pages.get(pageNumber);
    if (page === undefined) pages.set(pageNumber, [item]);
    else page.push(item);
  }
  return [...pages.values()];
}

/** In the same column, with the same sign; both lines have no other amount. */
function isSameAmount({ record: one }: Item, { record: other }: Item, amounts: ReadonlySet<number>): boolean {
  if (one.money.size !== 1 || other.money.size !== 1) return false;
  const { column, value: upper } = one.money;
  const lower = other.money.get(column);
  if (lower === undefined || !amounts.has(column) || isZero(upper)) return false;
  return upper.text === lower.text && upper.sign === lower.sign && upper.marker === lower.marker;
}
