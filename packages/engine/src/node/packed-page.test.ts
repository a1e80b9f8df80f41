import type { Page } from '@extracto/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packPage, unpackPage } from './packed-page.ts';

const places = fc.double({ noNaN: true, noDefaultInfinity: true });
const word = fc.record({
  text: fc.oneof(
    { weight: 6, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
    fc.string({ minLength: 250, maxLength: 600 }),
    fc.constant('\ud800'),
  ),
  box: fc.tuple(places, places, places, places),
  font: fc.record({ heightPt: places }),
  confidence: fc.constant(null),
  alternatives: fc.constant([]),
});
const pageOf = (words: Page['words']): Page => ({ pageNumber: 7, widthPt: 595, heightPt: 842, words, rulings: [] });

test('a page is the same behind the way between threads', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 20 }), (words) => {
      expect(unpackPage(structuredClone(packPage(pageOf(words))))).toEqual(pageOf(words));
    }),
  );
});
