/** Each test has an engine of its own: one that was stopped is not asked again. */
import { cachedDataVersionTag } from 'node:v8';
import { printPlainStatement } from '@extracto/samples';
import { HOSTILE_DOCUMENTS } from '@extracto/samples/hostile';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { extract } from '../pipeline.ts';
import { runAsUsual } from './short-run.ts';

let flags = 0;
let extractAtOnce: typeof import('./extract-at-once.ts').extractAtOnce;
beforeEach(async () => {
  flags = cachedDataVersionTag();
  vi.resetModules();
  ({ extractAtOnce } = await import('./extract-at-once.ts'));
});
afterEach(runAsUsual);

const print = (rows: number) =>
  printPlainStatement({
    accountNumber: '1234',
    from: '2024-01-01',
    to: '2024-01-31',
    opening: 0,
    bookings: Array.from({ length: rows }, (_, index) => ({
      date: '2024-01-02',
      description: `Harbour Books ${index}`,
      minor: -100 - index,
    })),
  });
const statement = () => print(90);
const hostile = (name: string) => Promise.resolve(HOSTILE_DOCUMENTS[name]!.make());

test('a short statement is read as everywhere, with its progress', async () => {
  const seen: unknown[] = [];
  const bytes = await statement();
  const result = await extractAtOnce(bytes, { onProgress: (progress) => seen.push(progress) });
  expect(result).toEqual(await extract(bytes));
  expect(seen).toEqual([1, 2, 3].map((page) => ({ page, pages: 3 })));
});

test('a second one, too', async () => {
  const bytes = await statement();
  expect(await extractAtOnce(bytes)).toEqual(await extractAtOnce(bytes));
});

describe('left to a thread is', () => {
  test('a file that is worth several', async () => {
    expect(await extractAtOnce(await print(12_000))).toBe(null);
  });
  test('a document to be recognised', async () => {
    expect(await extractAtOnce(await statement(), { ocr: 'always' })).toBe(null);
    expect(await extractAtOnce(await hostile('a fax image of four billion pixels'))).toBe(null);
  });
  test.each([
    'forty forms, each drawing the next one twice',
    'page content compressed twice',
    'a web page',
    'an empty file',
  ])('what gives no result: %s', async (name) => {
    expect(await extractAtOnce(await hostile(name))).toBe(null);
  });
  test('what takes long, and whatever comes after it, under the flags of V8 that were set before', async () => {
    expect(await extractAtOnce(await hostile('a thousand pages, each as crowded as a page can be'))).toBe(null);
    expect(await extractAtOnce(await statement())).toBe(null);
    expect(cachedDataVersionTag()).toBe(flags);
  });
});
