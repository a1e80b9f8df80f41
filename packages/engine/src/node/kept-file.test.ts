import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readKept, writeKept } from './kept-file.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'extracto-kept-'));
  file = join(folder, 'kept.code');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what was kept is read back, and nothing else is in its buffer', () => {
  const content = Uint8Array.of(3, 1, 4, 1, 5, 9);
  writeKept(file, content);
  const kept = readKept(file);
  expect(kept).toEqual(content);
  expect(kept!.buffer.byteLength).toBe(content.length);
});

test('nothing is where nothing was kept', () => {
  expect(readKept(file)).toBe(null);
});
