import { cachedDataVersionTag } from 'node:v8';
import { printRows } from '@extracto/samples';
import { expect, test } from 'vitest';
import { createExtractionPool } from './create-extraction-pool.ts';
import { compileForShortRun } from './short-run.ts';

test('code that was compiled and kept before is still taken after PDFium was compiled for a short run', async () => {
  const before = cachedDataVersionTag();
  expect(await compileForShortRun()).toBeInstanceOf(WebAssembly.Module);
  expect(cachedDataVersionTag()).toBe(before);
});

test.each([
  ['two documents at a time', { threads: 2 }, 30],
  ['a document that a second thread reads, too', { threads: 1, mostThreads: 2 }, 6_000],
])('kept code is taken by each thread that starts in a short run of %s', async (_, width, rows) => {
  const before = cachedDataVersionTag();
  const pool = createExtractionPool({ ...width, isShortRun: true });
  const { statements } = await pool.extract(await printRows(rows));
  await pool.close();
  expect(statements[0]!.transactions).toHaveLength(rows);
  expect(cachedDataVersionTag()).toBe(before);
});
