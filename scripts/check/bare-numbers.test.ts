import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type BareNumber, listBareNumbers } from './list-bare-numbers.ts';
import { listSourceFiles } from './read-repository.ts';

const ENGINE = 'packages/engine/src';

/** Arithmetic on pixels is full of fractions: of what recognises images the constants are looked at. */
const STAGES: Readonly<Record<string, readonly BareNumber['kind'][]>> = {
  pages: ['fraction', 'constant'],
  ocr: ['constant'],
  lines: ['fraction', 'constant'],
  tokens: ['fraction', 'constant'],
  tables: ['fraction', 'constant'],
  fields: ['fraction', 'constant'],
  statements: ['fraction', 'constant'],
  evidence: ['fraction', 'constant'],
  verify: ['fraction', 'constant'],
  correction: ['fraction', 'constant'],
};

test('lists fractions and the constants of a file', () => {
  expect(listBareNumbers('a.ts', 'const MOST_LINES = 4;\nif (gap > 0.8 * height) stop();\n')).toEqual([
    { kind: 'constant', line: 1, text: '4' },
    { kind: 'fraction', line: 2, text: '0.8' },
  ]);
});

test.each([
  'const SPACE = 0x20;',
  'const { MOST_LINES } = LINES.buildLines;',
  'const half = lines[count / 2];',
  'const WORDS = new Set([1, 2]);',
])('leaves alone what is a code point, comes from a table, or counts: %s', (text) => {
  expect(listBareNumbers('a.ts', text)).toEqual([]);
});

test.each(Object.entries(STAGES))(
  'the numbers by which %s decides stand in its table of thresholds',
  (stage, kinds) => {
    expect(existsSync(`${ENGINE}/${stage}/thresholds.ts`)).toBe(true);
    const files = listSourceFiles().filter(
      (path) => path.startsWith(`${ENGINE}/${stage}/`) && !/(?:\.test|\/thresholds)\.ts$/.test(path),
    );
    expect(files).not.toEqual([]);
    const found = files.flatMap((path) =>
      listBareNumbers(path, readFileSync(path, 'utf8'))
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ line, text }) => `${path}:${line} ${text}`),
    );
    expect(found).toEqual([]);
  },
);

test('every threshold is used by the file under whose name it stands', () => {
  const files = listSourceFiles().filter((path) => path.startsWith(`${ENGINE}/`) && !path.endsWith('.test.ts'));
  const tables = files.filter((path) => path.endsWith('/thresholds.ts'));
  expect(tables.length).toBeGreaterThan(9);
  const texts = files.filter((path) => !tables.includes(path)).map((path) => readFileSync(path, 'utf8'));
  const unused = tables.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const [, table] = /export const (\w+) = defineThresholds/.exec(text)!;
    return [...text.matchAll(/^ {2}(\w+): \{(.*?)\},?$(?=\n {2}\w|\n {2}\/|\n\}\);)/gms)].flatMap(
      ([, file, entries]) => {
        const users = texts.filter((source) => source.includes(`${table}.${file};`));
        const names = [...entries!.matchAll(/(\w+): \{\s*value:/g)].map(([, name]) => name!);
        return names.filter((name) => !users.some((source) => new RegExp(`\\b${name}\\b`).test(source)));
      },
    );
  });
  expect(unused).toEqual([]);
});
