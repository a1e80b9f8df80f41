import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const REFERENCE = /`([^`]+\.(?:spec|test)\.tsx?)` › ([^|;\n]+)/g;

const references = [...readFileSync(join(ROOT, 'e2e/specification.md'), 'utf8').matchAll(REFERENCE)].map(
  ([, file = '', title = '']) => ({ file, title: title.trim() }),
);

test('every test that the specification is held by exists', () => {
  const holds = ({ file, title }: (typeof references)[number]) =>
    existsSync(join(ROOT, file)) && readFileSync(join(ROOT, file), 'utf8').includes(title);
  expect(references.length).toBeGreaterThan(70);
  expect(references.filter((reference) => !holds(reference))).toEqual([]);
});

test('every line of the specification names what holds it', () => {
  const rows = readFileSync(join(ROOT, 'e2e/specification.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| line ') && !line.startsWith('| situation '));
  expect(rows.filter((row) => !row.includes('` › '))).toEqual([]);
});
