import type { Page } from '@extracto/model';
import { describe, expect, it } from 'vitest';
import { printPage, printWord } from '../testing/page-fixture.ts';
import { dropWatermark } from './drop-watermark.ts';

const LIST = printPage(`
  01/02/2025   GREEN GROCER A   -45.20
  02/02/2025   CAFE Y            -4.80
  03/02/2025   RENT            -800.00
`);

/** Letters from corner to corner, a step aside and down each. */
function withLetters(letters: string, stepXPt: number, heightPt: number): Page {
  const printed = [...letters].map((letter, index) =>
    printWord(letter, 300 + index * stepXPt, 40 + index * 90, heightPt * 0.7, heightPt),
  );
  return { ...LIST, words: [...printed, ...LIST.words] };
}

describe('a word set in single letters across the page', () => {
  it('is none of its text, and the text stays as it is', () => {
    expect(dropWatermark(withLetters('COPY', -60, 40))).toEqual(LIST.words);
    expect(dropWatermark(withLetters('DUPLIKAT', 30, 40))).toEqual(LIST.words);
  });
});

describe('letters that stay', () => {
  it.each([
    ['below each other, as marks of a column', 'CDCD', 0, 40],
    ['of the size of the text', 'COPY', -60, 10],
    ['three of them', 'AND', -60, 40],
  ])('%s', (_, letters, stepXPt, heightPt) => {
    const page = withLetters(letters, stepXPt, heightPt);
    expect(dropWatermark(page)).toBe(page.words);
  });
});
