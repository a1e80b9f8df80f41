import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listOversized } from './list-oversized.ts';
import { listSourceFiles } from './read-repository.ts';

const lines = (count: number) => 'work();\n'.repeat(count);

test('lists a function above 60 lines by its name, and counts its first and last line', () => {
  expect(listOversized('a.ts', `const before = 1;\nfunction long() {\n${lines(59)}}\n`)).toEqual([
    { path: 'a.ts', line: 2, name: 'long', lines: 61 },
  ]);
  expect(listOversized('a.ts', `function short() {\n${lines(58)}}\n`)).toEqual([]);
});

test('lists arrow functions and methods', () => {
  const text = `const run = () => {\n${lines(60)}};\nclass Cell {\n  get() {\n${lines(60)}  }\n}\n`;
  expect(listOversized('a.ts', text)).toMatchObject([{ line: 1 }, { line: 64 }]);
});

test('lists a file above 350 lines', () => {
  expect(listOversized('a.ts', lines(351))).toEqual([{ path: 'a.ts', line: 1, name: null, lines: 351 }]);
  expect(listOversized('a.ts', lines(350))).toEqual([]);
});

test('no function and no file of the engine is too long to be read at once', () => {
  const files = listSourceFiles().filter((path) => /^packages\/engine\/src\/.*(?<!\.test)\.ts$/.test(path));
  expect(files.length).toBeGreaterThan(250);
  expect(files.flatMap((path) => listOversized(path, readFileSync(path, 'utf8')))).toEqual([]);
});
