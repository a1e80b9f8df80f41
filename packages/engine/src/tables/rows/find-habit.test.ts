import type { Page, Word } from '@extracto/model';
import { expect, it } from 'vitest';
import { readDocument } from '../../statements/read-document.ts';
import { printPages } from '../../testing/page-fixture.ts';

const SMALLER_PT = 7;

/** What stands on lines without a day is set in smaller letters, at the same distance of their feet. */
function withSmallTexts(block: string): Page[] {
  return printPages(block).map((page) => {
    const tops = page.words.filter(({ text }) => /^\d\d\/\d\d\//.test(text)).map(({ box }) => box[1]);
    const [first, last] = [Math.min(...tops), Math.max(...tops)];
    const shrink = (word: Word): Word => {
      const [x0, y0, x1, y1] = word.box;
      const isText = y0 > first && y0 < last + 20 && !tops.includes(y0) && word.text !== 'Closing';
      return isText ? { ...word, box: [x0, y1 - SMALLER_PT, x1, y1], font: { heightPt: SMALLER_PT } } : word;
    };
    return { ...page, words: page.words.map(shrink) };
  });
}

function describe(block: string): readonly string[] {
  const { statements } = readDocument(withSmallTexts(block), 'Document');
  return statements.flatMap(({ transactions }) => transactions.map(({ description }) => description));
}

const WANTED = ['GREEN GROCER MANDATE 11', 'WATER COMPANY MANDATE 12', 'CORNER CAFE', 'BOOK SHOP MANDATE 13'];

it.each([
  [
    'below the first line of a row are its own where the last row has some',
    '',
    'GREEN GROCER            -45.20\n                 MANDATE 11',
    WANTED[0],
  ],
  ['that are indented go on the row above', ' ', 'CORNER CAFE             -45.20', WANTED[2]],
])('small letters %s', (_, indent, last, described) => {
  expect(
    describe(`
    Date         Description             Amount
    01/02/2025   GREEN GROCER            -45.20
                 ${indent}MANDATE 11
    02/02/2025   WATER COMPANY           -13.07
                 ${indent}MANDATE 12
    03/02/2025   CORNER CAFE             -10.00
    04/02/2025   BOOK SHOP               -34.78
                 ${indent}MANDATE 13
    05/02/2025   ${last}
  `),
  ).toEqual([...WANTED, described]);
});
