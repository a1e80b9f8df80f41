/** Sheets that hold several pages, and pages that only look like one. */
import type { Page, Word } from '@extracto/model';
import { expect, it } from 'vitest';
import { printPage } from '../../testing/page-fixture.ts';
import { cutSheets } from './cut-sheets.ts';

const [WIDTH_PT, HEIGHT_PT] = [300, 200];
const LETTERHEAD = 'Sample Bank Limited\nRegistered office: 12 High Street\nSort code   Account name';

/** Pages side by side, `across` in a row; an empty text leaves its place free. */
function layOut(texts: readonly string[], across: number): Page {
  const words = texts.flatMap((text, index): Word[] => {
    const [x, y] = [(index % across) * WIDTH_PT, Math.floor(index / across) * HEIGHT_PT];
    return printPage(text).words.map(({ box, ...word }) => ({
      ...word,
      box: [box[0] + x, box[1] + y, box[2] + x, box[3] + y],
    }));
  });
  const rows = Math.ceil(texts.length / across);
  return { pageNumber: 1, widthPt: WIDTH_PT * across, heightPt: HEIGHT_PT * rows, words, rulings: [] };
}

const firstWords = (pages: readonly Page[]) => pages.map(({ words }) => words.map(({ text }) => text).slice(-1)[0]);

it.each([
  ['beside each other, by their numbers', layOut(['Page 1 of 2\nONE', 'Page 2 of 2\nTWO'], 2), ['ONE', 'TWO']],
  ['below each other', layOut(['Page 1 of 2\nONE', 'Page 2 of 2\nTWO'], 1), ['ONE', 'TWO']],
  [
    'four on a sheet, by their letterhead, the last place free',
    layOut(['ONE', 'TWO', 'THREE'].map((text) => `${LETTERHEAD}\n${text}`).concat(''), 2),
    ['ONE', 'TWO', 'THREE'],
  ],
])('are cut: %s', (_, sheet, expected) => {
  const pages = cutSheets([sheet]);
  expect(firstWords(pages)).toEqual(expected);
  expect(pages.map(({ pageNumber }) => pageNumber)).toEqual(expected.map((__, index) => index + 1));
  expect(pages.every((page) => page.sheet?.pageNumber === 1 && page.words.every(({ box }) => box[0] < WIDTH_PT))).toBe(
    true,
  );
});

it('a sheet with one page on its left is cut like the sheets before it', () => {
  const sheets = [
    layOut(['Page 1 of 3\nONE', 'Page 2 of 3\nTWO'], 2),
    { ...layOut(['Page 3 of 3\nTHREE', ''], 2), pageNumber: 2 },
  ];
  expect(cutSheets(sheets).map(({ sheet, widthPt }) => [sheet?.pageNumber, widthPt])).toEqual([
    [1, WIDTH_PT],
    [1, WIDTH_PT],
    [2, WIDTH_PT],
  ]);
});

it.each([
  ['two columns of a list', layOut(['Date   Amount\n01/02   10.00', 'Date   Amount\n02/02   20.00'], 2)],
  ['numbers of two documents', layOut(['Page 1 of 2', 'Page 1 of 3'], 2)],
  [
    'a letterhead that runs across',
    layOut([`Statement of account of the whole year, for all branches of the bank\n${LETTERHEAD}`, LETTERHEAD], 2),
  ],
  [
    'rows of a list, which say the same again and again',
    layOut(
      [LETTERHEAD, LETTERHEAD].map((text) => Array(4).fill(text).join('\n')),
      1,
    ),
  ],
  [
    'the same payee at the same place in both halves of a page',
    layOut(
      [`Statement\n1\n2\n3\n4\n${LETTERHEAD}\n5\n6\n7\n8`, `rows\n9\n10\n11\n12\n${LETTERHEAD}\n13\n14\n15\nfoot`],
      1,
    ),
  ],
])('are left whole: %s', (_, page) => {
  expect(cutSheets([page])).toEqual([page]);
});
