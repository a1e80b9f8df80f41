import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from './index.ts';

test('a file of a language is named by its code, and registered: with it a language is complete', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => !name.startsWith('index.'));
  expect(LANGUAGES.map(({ code }) => `${code}.ts`).toSorted()).toEqual(files.toSorted());
});
