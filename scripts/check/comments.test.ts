import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listSourceFiles } from './read-repository.ts';

/** First words of a comment that describes a thing without naming it. */
const BARE_OPENING = /^\s*(?:\/\*\*?|\*|\/\/) (?:Of|Or|Also|Whether|That which)\b/;

function findBareOpenings(source: string): string[] {
  return source.split('\n').filter((line) => BARE_OPENING.test(line));
}

test.each([
  '/** Of the width of the rows. */',
  '  // Or touch.',
  ' * Whether a word is plain.',
  '/* Also for empty texts. */',
  '  /** That which remains. */',
])('refuses a comment that opens without naming its subject: %s', (line) => {
  expect(findBareOpenings(`const before = 1;\n${line}\nconst behind = 2;`)).toEqual([line]);
});

test.each([
  '/** Share of the width of the rows. */',
  '/** Often 0. */',
  '/** Organisation of the owner. */',
  '// True for an empty text. Also counts spaces.',
  "const text = '/** Of a string. */';",
])('accepts a comment that names its subject: %s', (line) => {
  expect(findBareOpenings(line)).toEqual([]);
});

test('every comment names its subject', () => {
  const files = listSourceFiles();
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((path) =>
    findBareOpenings(readFileSync(path, 'utf8')).map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
