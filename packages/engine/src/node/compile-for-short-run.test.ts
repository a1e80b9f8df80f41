import { cachedDataVersionTag } from 'node:v8';
import { expect, test } from 'vitest';
import { compileForShortRun } from './compile-for-short-run.ts';

test('code that was compiled and kept before is still taken after PDFium was compiled for a short run', async () => {
  const before = cachedDataVersionTag();
  expect(await compileForShortRun()).toBeInstanceOf(WebAssembly.Module);
  expect(cachedDataVersionTag()).toBe(before);
});
