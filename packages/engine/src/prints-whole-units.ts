/**
 * A list in yen prints whole numbers, which elsewhere are references and years. Only its own rows say so: the figures below
 * it may be of the next account, in a currency with decimals.
 */
import type { MoneyToken, TokenLine } from './reading.ts';

/** `moneyOf`: the amounts of a line; those of a description may be left out. */
export function printsWholeUnits<Item>(
  items: readonly Item[],
  lineOf: (item: Item) => TokenLine,
  moneyOf: (item: Item) => Iterable<MoneyToken>,
): boolean {
  const isDated = (item: Item) => lineOf(item).dates[0]?.from === 0;
  const [first, last] = [items.findIndex(isDated), items.findLastIndex(isDated)];
  const rows = last > first ? items.slice(first, last + 1) : items;
  return !rows.some((item) => [...moneyOf(item)].some(({ strong }) => strong));
}
