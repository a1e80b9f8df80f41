/**
 * A list with room for `most`, cut to what `fill` put in: it returns how many. A list of thousands that grows as it is filled
 * takes its room three times over, and new memory costs more than what is written to it.
 */
export function gather<Item>(most: number, fill: (items: Item[]) => number): Item[] {
  const items = new Array<Item>(most);
  items.length = fill(items);
  return items;
}
