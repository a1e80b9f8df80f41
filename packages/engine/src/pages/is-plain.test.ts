import type { Word } from '@extracto/model';
import { expect, it } from 'vitest';
import { isPlain } from '../knowledge/letters.ts';

const wordsOf = (...texts: readonly string[]): readonly Word[] =>
  texts.map((text) => ({ text, box: [0, 0, 1, 1], font: { heightPt: 1 }, confidence: null, alternatives: [] }));

it.each([
  { texts: [], plain: true },
  { texts: ['01/02/2025', 'Überweisung', 'Χρέωση', 'Остаток'], plain: true },
  { texts: ['Saldo', 'יתרה'], plain: false },
  { texts: ['■', '45.20'], plain: false },
  { texts: ['\ue001'], plain: false },
])('$texts are plain letters alone: $plain', ({ texts, plain }) => {
  const words = wordsOf(...texts);
  expect(isPlain(words)).toBe(plain);
  expect(isPlain(words)).toBe(plain);
});
