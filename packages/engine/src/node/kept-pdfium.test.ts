import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cachedDataVersionTag, setFlagsFromString } from 'node:v8';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepCompiled, readPdfium, restoreCompiled } from './kept-pdfium.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'extracto-pdfium-'));
  file = join(folder, 'compiled.code');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** `add`, of two numbers. */
// biome-ignore format: a section a line
const WASM = Uint8Array.of(
  0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00,
  0x01, 0x07, 0x01, 0x60, 0x02, 0x7f, 0x7f, 0x01, 0x7f,
  0x03, 0x02, 0x01, 0x00,
  0x07, 0x07, 0x01, 0x03, 0x61, 0x64, 0x64, 0x00, 0x00,
  0x0a, 0x09, 0x01, 0x07, 0x00, 0x20, 0x00, 0x20, 0x01, 0x6a, 0x0b,
);

function add(module: WebAssembly.Module): number {
  const { add } = new WebAssembly.Instance(module).exports as { add: (left: number, right: number) => number };
  return add(2, 3);
}

/** V8 keeps what it made fast, here at the first call. */
function keepAdded(): void {
  setFlagsFromString('--no-liftoff');
  const module = new WebAssembly.Module(WASM);
  expect(add(module)).toBe(5);
  setFlagsFromString('--liftoff');
  keepCompiled(module, file);
}

test('what was kept is a module that does the same, and no flag stays', () => {
  const before = cachedDataVersionTag();
  keepAdded();
  expect(add(restoreCompiled(WASM, file)!)).toBe(5);
  expect(cachedDataVersionTag()).toBe(before);
});

test('nothing is restored where nothing was kept', () => {
  expect(restoreCompiled(readPdfium(), file)).toBe(null);
});

test('nor under other flags, which V8 refuses', () => {
  keepAdded();
  setFlagsFromString('--invocation-count-for-maglev=401');
  try {
    expect(restoreCompiled(WASM, file)).toBe(null);
  } finally {
    setFlagsFromString('--invocation-count-for-maglev=400');
  }
});
