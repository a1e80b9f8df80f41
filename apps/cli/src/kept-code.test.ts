import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compileScript, keepCode, loadScript, runScript, writeScript } from './kept-code.ts';

let file = '';
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'extracto-code-'));
  file = join(folder, 'script.cjs');
  writeFileSync(
    file,
    `const { basename } = require('node:path');
     exports.add = (left, right) => left + right;
     exports.name = () => basename(__filename);
     exports.words = ['Überträge', '残高', '😀'.match(/[😀]/u)?.[0], /[\\–]/.exec('–')[0], '\\\\–']; // größer`,
  );
  writeScript(file);
});
afterEach(() => rmSync(join(file, '..'), { recursive: true }));

interface Exports {
  readonly add: (left: number, right: number) => number;
  readonly name: () => string;
  readonly words: readonly string[];
}

/** Reads the script as a run does; `isRefused` is `undefined` when no code was given to V8. */
function load() {
  const script = compileScript(file);
  return { script, isRefused: script.cachedDataRejected, exports: runScript(script, file) as Exports };
}

function loadAndKeep(): void {
  const { script, exports } = load();
  exports.add(1, 2);
  keepCode(script, file);
}

function expectToRun({ exports }: { readonly exports: Exports }): void {
  expect(exports.add(1, 2)).toBe(3);
  expect(exports.name()).toBe('script.cjs');
  expect(exports.words).toEqual(['Überträge', '残高', '😀', '–', '\\–']);
}

test('a script is in ASCII', () => {
  expect(readFileSync(file, 'latin1')).toMatch(/^[\0-\x7f]*$/);
});

test('a script runs once, and a part of it that is loaded later is given what it exports', () => {
  writeFileSync(join(file, '..', 'part.cjs'), `exports.words = require('./script.cjs').words;`);
  const { words } = loadScript(file) as Exports;
  expect((loadScript(file) as Exports).words).toBe(words);
  expect((createRequire(file)('./part.cjs') as Exports).words).toBe(words);
});

describe('a script of the bundle runs', () => {
  test('without code that was kept', () => {
    const loaded = load();
    expect(loaded.isRefused).toBe(undefined);
    expectToRun(loaded);
  });

  test('with the code of functions that were called', () => {
    loadAndKeep();
    const loaded = load();
    expect(loaded.isRefused).toBe(false);
    expectToRun(loaded);
  });

  test('when its code is of another source, which V8 refuses', () => {
    loadAndKeep();
    writeFileSync(file, readFileSync(file, 'utf8').replace('left + right', 'right - -left'));
    const loaded = load();
    expect(loaded.isRefused).toBe(true);
    expectToRun(loaded);
  });
});
