import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileLexicon } from './compile-lexicon.ts';
import { LANGUAGES } from './languages/index.ts';
import { listOpenings, mayOpen } from './openings.ts';

test('no word that was listed is passed over', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, maxLength: 40 })), (words) => {
      const openings = listOpenings(words);
      expect(words.filter((word) => !mayOpen(openings, word))).toEqual([]);
    }),
  );
});

test('no phrase of the lexicon is, and most figures are', () => {
  const { longestFrom, openings } = compileLexicon(LANGUAGES);
  expect([...longestFrom.keys()].filter((key) => !mayOpen(openings, key.split(' ')[0]!))).toEqual([]);
  expect(['7', '56', '03', '234', '900000'].filter((figure) => mayOpen(openings, figure))).toEqual([]);
});
