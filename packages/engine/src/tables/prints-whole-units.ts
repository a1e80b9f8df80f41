/**
 * A list in yen prints whole numbers, which elsewhere are references and years. Only its own rows say so: the figures below
 * it may be of the next account, in a currency with decimals.
 */
import type { MoneyToken, TokenLine } from '../lines/reading.ts';

/** `moneyOf`: the amounts of a line; those of a description may be left out. */
export function printsWholeUnits<Item>(
  items: readonly Item[],
  lineOf: (item: Item) => TokenLine,
  moneyOf: (item: Item) => Iterable<MoneyToken>,
): boolean {
  const isDated = (item: Item) => lineOf(item).dates[0]?.from === 0;
  const [first, last] = [items.findIndex(isDated), items.findLastIndex(isDated)];
  const [from, to] = last > first ? [first, last + 1] : [0, items.length];
  for (let at = from; at < to; at++) for (const { strong } of moneyOf(items[at]!)) if (strong) return false;
  return true;
}
