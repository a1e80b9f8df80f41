import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openList, type Page } from './open-list.ts';

/** A list that is newest first, as the service has it. */
function serve(items: string[], pageSize: number) {
  return async (page: number): Promise<Page<string>> => ({
    items: items.slice((page - 1) * pageSize, page * pageSize),
    total: items.length,
    page,
    hasMore: page * pageSize < items.length,
  });
}

const collect = async (list: AsyncIterable<string>) => {
  const items: string[] = [];
  for await (const item of list) items.push(item);
  return items;
};

test('awaited it is a page, walked it is everything from there on', async () => {
  const read = serve(['e', 'd', 'c', 'b', 'a'], 2);
  expect(await openList(1, read, String)).toEqual({ items: ['e', 'd'], total: 5, page: 1, hasMore: true });
  expect(await collect(openList(1, read, String))).toEqual(['e', 'd', 'c', 'b', 'a']);
  expect(await collect(openList(2, read, String))).toEqual(['c', 'b', 'a']);
  expect(await collect(openList(1, serve([], 2), String))).toEqual([]);
});

test('entries come once and in order while others are added', async () => {
  const sizes = fc.record({
    there: fc.nat(30),
    pageSize: fc.integer({ min: 1, max: 7 }),
    added: fc.array(fc.nat(4), { maxLength: 20 }),
  });
  await fc.assert(
    fc.asyncProperty(sizes, async ({ there, pageSize, added }) => {
      const items = Array.from({ length: there }, (_, index) => `there-${there - index}`);
      const before = [...items];
      const waiting = [...added];
      const read = serve(items, pageSize);
      const list = openList(
        1,
        async (page) => {
          const answer = await read(page);
          for (let count = waiting.pop() ?? 0; count > 0; count--) items.unshift(`new-${items.length}`);
          return answer;
        },
        String,
      );
      const seen = await collect(list);
      expect(seen.filter((item) => item.startsWith('there'))).toEqual(before);
      expect(new Set(seen).size).toBe(seen.length);
    }),
  );
});

test('a page that does not come ends the walk with its error', async () => {
  const read = async (page: number): Promise<Page<string>> => {
    if (page === 2) throw new Error('gone');
    return { items: ['a'], total: 2, page, hasMore: true };
  };
  await expect(collect(openList(1, read, String))).rejects.toThrow('gone');
});
