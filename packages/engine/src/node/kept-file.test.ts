import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const CONTENT = Uint8Array.of(3, 1, 4, 1, 5, 9);
const SOURCE = Uint8Array.of(2, 7);

test('what was kept is read back, and nothing else is in its buffer', () => {
  writeKept(file, CONTENT, SOURCE);
  const kept = readKept(file, SOURCE);
  expect(kept).toEqual(CONTENT);
  expect(kept!.buffer.byteLength).toBe(CONTENT.length);
});

test('without a source, too', () => {
  writeKept(file, CONTENT);
  expect(readKept(file)).toEqual(CONTENT);
});

test('what was made of another source is not given out', () => {
  writeKept(file, CONTENT, SOURCE);
  expect(readKept(file, Uint8Array.of(2, 8))).toBe(null);
  expect(readKept(file)).toBe(null);
});

test('nothing is where nothing was kept', () => {
  expect(readKept(file)).toBe(null);
});

test.each([
  ['gone in part', (kept: Buffer) => kept.subarray(0, kept.length - 2)],
  ['gone but for less than a sum', (kept: Buffer) => kept.subarray(0, 3)],
  ['empty', () => Buffer.alloc(0)],
  ['another in one bit', (kept: Buffer) => kept.fill(kept[1]! ^ 1, 1, 2)],
])('nor is a file that is %s', (_, damage) => {
  writeKept(file, CONTENT, SOURCE);
  writeFileSync(file, damage(readFileSync(file)));
  expect(readKept(file, SOURCE)).toBe(null);
});
