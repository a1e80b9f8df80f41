/**
 * A list that comes in pages. Awaited it gives a page; `for await` goes over the items of all pages, from that one on.
 *
 * Lists are newest first, so what is added meanwhile pushes items onto the next page, where they come again: items that
 * came already are left out.
 */

export interface Page<Item> {
  readonly items: readonly Item[];
  /** Number of items on all pages. */
  readonly total: number;
  /** 1-based. */
  readonly page: number;
  readonly hasMore: boolean;
}

export type List<Item> = Promise<Page<Item>> & AsyncIterable<Item>;

export function openList<Item>(
  first: number,
  readPage: (page: number) => Promise<Page<Item>>,
  idOf: (item: Item) => string,
): List<Item> {
  const firstPage = readPage(first);
  return Object.assign(firstPage, { [Symbol.asyncIterator]: () => iterate(firstPage, readPage, idOf) });
}

async function* iterate<Item>(
  firstPage: Promise<Page<Item>>,
  readPage: (page: number) => Promise<Page<Item>>,
  idOf: (item: Item) => string,
): AsyncGenerator<Item, void, undefined> {
  const seen = new Set<string>();
  for (let page = await firstPage; ; page = await readPage(page.page + 1)) {
    for (const item of page.items) {
      if (seen.has(idOf(item))) continue;
      seen.add(idOf(item));
      yield item;
    }
    if (!page.hasMore) return;
  }
}
