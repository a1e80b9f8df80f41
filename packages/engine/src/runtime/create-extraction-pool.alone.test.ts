import { deflateSync } from 'node:zlib';
import { type ExtractionErrorCode, headOf, spanOf } from '@extracto/model';
import { generateSample } from '@extracto/samples';
import { HOSTILE_DOCUMENTS } from '@extracto/samples/hostile';
import { writePdf } from '@extracto/samples/raw/write-pdf';
import { afterEach, describe, expect, test } from 'vitest';
import { drawPdf } from '../adapters/pdf/testing/draw-pdf.ts';
import { createExtractionPool, type ExtractionPool, type ExtractionPoolOptions } from './index.ts';

const pools: ExtractionPool[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});

function openPool(options: Partial<ExtractionPoolOptions> = {}): ExtractionPool {
  const pool = createExtractionPool({ threads: 1, documentTimeoutMs: 60_000, documentMemoryMb: 128, ...options });
  pools.push(pool);
  return pool;
}

const PAGE = writePdf({ content: 'BT /F1 10 Tf 50 700 Td (Balance 45.20) Tj ET' });
const deflated = (sizeBytes: number) =>
  writePdf({ content: deflateSync(Buffer.alloc(sizeBytes, ' ')), streamEntries: '/Filter /FlateDecode' });
const MEBIBYTE = 1024 * 1024;
const bomb = () => deflated(300 * MEBIBYTE);
/** Hours of work in a few kilobytes: each of 40 forms draws the next one twice. */
function endless(): Uint8Array {
  const form = (next: number) =>
    `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Length 11 /Resources << /XObject << /F ${next} 0 R >> >> >>\nstream\n/F Do /F Do\nendstream`;
  const forms = Array.from({ length: 40 }, (_, index) => form(8 + index));
  return writePdf({ content: '/F Do', resources: '/XObject << /F 7 0 R >>' }, forms);
}

function pagesOf(count: number): Promise<Uint8Array> {
  return drawPdf((pdf) => {
    for (let page = 1; page < count; page++) pdf.text(`Page ${page}`, 50, 50).addPage();
    pdf.text('The end', 50, 50);
  });
}

const failsWith = (code: ExtractionErrorCode) => expect.objectContaining({ name: 'ExtractionError', code });

describe('inspect', () => {
  test('counts pages', async () => {
    expect(await openPool().inspect(await pagesOf(3))).toEqual({ pages: 3 });
  });
  test('tells a missing password from a wrong one', async () => {
    const bytes = await drawPdf((pdf) => pdf.text('Balance'), { userPassword: 'secret' });
    const pool = openPool();
    await expect(pool.inspect(bytes)).rejects.toEqual(failsWith('password_required'));
    await expect(pool.inspect(bytes, 'wrong')).rejects.toEqual(failsWith('password_incorrect'));
    expect(await pool.inspect(bytes, 'secret')).toEqual({ pages: 1 });
  });
  test('errors keep their code and the sentence for the customer across the thread', async () => {
    await expect(openPool().inspect(new Uint8Array())).rejects.toThrow('This file is empty.');
  });
  test('leaves the bytes to the caller', async () => {
    const bytes = PAGE.slice();
    await openPool().inspect(bytes);
    expect(bytes).toEqual(PAGE);
  });
});

describe('a printed result', () => {
  test('is what reading finds, with its job, by the schema, and its heads are those of its statements', async () => {
    const { pdf: bytes } = await generateSample(2, { family: 'several-accounts', switches: { encryption: 'none' } });
    const pool = openPool();
    const [found, { json, ...rest }] = [await pool.extract(bytes), await pool.extractPrinted(bytes, 'a job')];
    expect(JSON.parse(json)).toEqual({ ...found, jobId: 'a job' });
    expect(found.statements.length).toBeGreaterThan(1);
    expect(found.statements[0]!.transactions).not.toEqual([]);
    const { pages, bankId, statements } = found;
    expect(rest).toEqual({ pages, bankId, heads: statements.map(headOf), spans: statements.map(spanOf) });
  });
  test('of a document without a statement is its error', async () => {
    await expect(openPool().extractPrinted(await pagesOf(1), 'a job')).rejects.toEqual(failsWith('no_statement'));
  });
});

describe('a bad document costs itself and nothing else', () => {
  test('too much memory', async () => {
    const pool = openPool();
    await expect(pool.extract(bomb())).rejects.toEqual(failsWith('memory_limit'));
    expect(await pool.inspect(PAGE)).toEqual({ pages: 1 });
  });
  test('too much time', async () => {
    const pool = openPool({ documentTimeoutMs: 1, documentMemoryMb: 2000, pageMemoryMb: 2000 });
    await expect(pool.extract(endless())).rejects.toEqual(failsWith('time_limit'));
  });
  test('too much time for one page', async () => {
    const pool = openPool({ pageTimeoutMs: 1, documentMemoryMb: 2000, pageMemoryMb: 2000 });
    await expect(pool.extract(endless())).rejects.toEqual(failsWith('time_limit'));
  });
  test('too much memory for one page', async () => {
    const inflated = () => deflated(20 * MEBIBYTE);
    const strict = openPool({ pageMemoryMb: 16 });
    await expect(strict.extract(inflated())).rejects.toEqual(failsWith('memory_limit'));
    await expect(openPool().extract(inflated())).rejects.toEqual(failsWith('no_text'));
    expect(await strict.inspect(PAGE)).toEqual({ pages: 1 });
  });
  test('too many bytes or pages, as the pool was told', async () => {
    const [three, pool] = [await pagesOf(3), openPool({ maxPages: 2, maxBytes: 10_000 })];
    await expect(pool.inspect(three)).rejects.toEqual(failsWith('too_many_pages'));
    await expect(pool.extract(three)).rejects.toEqual(failsWith('too_many_pages'));
    await expect(pool.extract(new Uint8Array(10_001))).rejects.toEqual(failsWith('file_too_large'));
    const { make } = HOSTILE_DOCUMENTS['ten thousand pages']!;
    expect(await openPool({ maxPages: 20_000 }).inspect(await make())).toEqual({ pages: 10_000 });
  });
  test('a thread that was killed is replaced', async () => {
    const pool = openPool();
    const stop = new AbortController();
    const reading = pool.extract(await pagesOf(200), { onProgress: () => stop.abort(), signal: stop.signal });
    await expect(reading).rejects.toEqual(failsWith('cancelled'));
    expect(await pool.inspect(PAGE)).toEqual({ pages: 1 });
  });
  test('neighbours in other threads go on', async () => {
    const pool = openPool({ threads: 2 });
    const outcomes = await Promise.allSettled([pool.extract(bomb()), pool.inspect(PAGE), pool.inspect(PAGE)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  });
});

describe('cancelling', () => {
  test('before it starts', async () => {
    await expect(openPool().extract(PAGE, { signal: AbortSignal.abort() })).rejects.toEqual(failsWith('cancelled'));
  });
  test('while it waits for a thread', async () => {
    const pool = openPool();
    const stop = new AbortController();
    const first = pool.inspect(PAGE);
    const second = pool.extract(PAGE, { signal: stop.signal });
    stop.abort();
    await expect(second).rejects.toEqual(failsWith('cancelled'));
    expect(await first).toEqual({ pages: 1 });
  });
  test('by closing the pool, for what still runs and what comes later', async () => {
    const pool = openPool();
    const reading = pool.extract(await pagesOf(200), { onProgress: () => void pool.close() });
    await expect(reading).rejects.toEqual(failsWith('cancelled'));
    await expect(pool.inspect(PAGE)).rejects.toEqual(failsWith('cancelled'));
  });
});

test('progress is told page by page', async () => {
  const told: number[] = [];
  const options = { onProgress: ({ page }: { page: number }) => void told.push(page) };
  await openPool()
    .extract(await pagesOf(4), options)
    .catch(() => {});
  expect(told).toEqual([1, 2, 3, 4]);
});
