import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DO_NOT_SAY, OTHER_WORDS } from './plain-english.ts';
import { listFiles, listSourceFiles } from './read-repository.ts';

/** First words of a comment that describes a thing without naming it. */
const BARE_OPENING =
  /^\s*(?:\/\*\*?|\*|\/\/) (?:Of|Or|Also|And|Nor|Whether|Whom|Those|That|The ones? (?:that|who|whom))\b/;

function findBareOpenings(source: string): string[] {
  return source.split('\n').filter((line) => BARE_OPENING.test(line));
}

test.each([
  '/** Of the width of the rows. */',
  '  // Or touch.',
  ' * Whether a word is plain.',
  '/* Also for empty texts. */',
  '  /** That which remains. */',
  '/** Those of the date. */',
  '/** The one that asks. */',
  '/** Whom to answer. */',
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

test('no text has a wording that the style forbids', () => {
  const texts = listFiles().filter(
    (path) => /\.(?:[cm]?[jt]sx?|md|py|ya?ml)$/.test(path) && !path.startsWith('scripts/check/'),
  );
  expect(texts.length).toBeGreaterThan(1500);
  const found = texts.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    return DO_NOT_SAY.filter((wording) => wording.test(text)).map((wording) => `${path}: ${wording}`);
  });
  expect(found).toEqual([]);
});

test.each([
  'What is kept was saved. It holds for earlier jobs, too.',
  'Keeps what hands made of a result',
  'Cannot be redeemed at present.',
  'Our name at the issuer.',
])('refuses the wording %j', (text) => {
  expect(DO_NOT_SAY.some((wording) => wording.test(text))).toBe(true);
});

test('the engine has one word for a thing', () => {
  const files = listSourceFiles().filter(
    (path) => path.startsWith('packages/engine/src/') && !path.includes('/knowledge/languages/'),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((path) =>
    OTHER_WORDS.filter((word) => word.test(path) || word.test(readFileSync(path, 'utf8'))).map(
      (word) => `${path}: ${word}`,
    ),
  );
  expect(found).toEqual([]);
});
