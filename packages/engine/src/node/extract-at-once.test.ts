/** Each test has an engine of its own: one that was stopped is not asked again. */
import { cachedDataVersionTag } from 'node:v8';
import { generateSample, printRows } from '@extracto/samples';
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

const statement = () => printRows(90);
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

test.each([
  ['a web page', 'not_a_pdf'],
  ['an empty file', 'empty_file'],
  ['a page of no size', 'no_statement'],
])('nobody else is asked about %s', async (name, code) => {
  await expect(extractAtOnce(await hostile(name))).rejects.toMatchObject({ code });
  expect(await extractAtOnce(await statement())).not.toBe(null);
});

test('nor about a password', async () => {
  const { pdf } = await generateSample(3, { family: 'signed-amount', switches: { encryption: 'aes-256' } });
  await expect(extractAtOnce(pdf)).rejects.toMatchObject({ code: 'password_required' });
  await expect(extractAtOnce(pdf, { password: 'wrong' })).rejects.toMatchObject({ code: 'password_incorrect' });
});

describe('left to a thread is', () => {
  test('a document of many pages, whether its file shows them or not', async () => {
    expect(await extractAtOnce(await printRows(12_000))).toBe(null);
    expect(await extractAtOnce(await hostile('ten thousand pages'))).toBe(null);
  });
  test('a document to be recognised', async () => {
    expect(await extractAtOnce(await statement(), { ocr: 'always' })).toBe(null);
    expect(await extractAtOnce(await hostile('a fax image of four billion pixels'))).toBe(null);
  });
  test.each([
    'forty forms, each drawing the next one twice',
    'page content compressed twice',
    'the first half of a file',
  ])('what may be read there: %s', async (name) => {
    expect(await extractAtOnce(await hostile(name))).toBe(null);
  });
  test('what takes long, and whatever comes after it, under the flags of V8 that were set before', async () => {
    expect(await extractAtOnce(await hostile('a thousand pages, each as crowded as a page can be'))).toBe(null);
    expect(await extractAtOnce(await statement())).toBe(null);
    expect(cachedDataVersionTag()).toBe(flags);
  });
});
