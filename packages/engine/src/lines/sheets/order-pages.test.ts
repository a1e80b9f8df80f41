/** The order that page numbers say, and files that are left as they are. */
import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { orderPages } from './order-pages.ts';
import { readPrintedNumbers } from './page-number.ts';

const filedAs = (heads: readonly string[]) =>
  orderPages(readPrintedNumbers(printPages(...heads.map((head) => `${head}\nText of the page`))))?.map(
    ({ page }) => page.pageNumber,
  );

it.each([
  ['a turned stack', ['Page 3 of 3', 'Page 2 of 3', 'Page 1 of 3'], [3, 2, 1]],
  ['a shuffled one', ['2 / 3', '3 / 3', '1 / 3'], [3, 1, 2]],
  ['numbers behind other words', ['Form without signature Seite 2 / 2', 'Form without signature Seite 1 / 2'], [2, 1]],
  ['two statements', ['Page 2 of 2', 'Page 1 of 2', 'Page 1 of 3', 'Page 3 of 3', 'Page 2 of 3'], [2, 1, 3, 5, 4]],
  ['pages with a back', ['Page 2 of 2', 'GENERAL TERMS', 'Page 1 of 2', 'GENERAL TERMS'], [3, 4, 1, 2]],
  ['a page in front', ['LETTER', 'Page 2 of 2', 'Page 1 of 2'], [1, 3, 2]],
] as const)('is that of the statement: %s', (_, heads, expected) => {
  expect(filedAs(heads)).toEqual(expected);
});

it.each([
  ['pages in order', ['Page 1 of 3', 'Page 2 of 3', 'Page 3 of 3']],
  ['statements in order', ['Page 1 of 2', 'Page 2 of 2', 'Page 1 of 2', 'Page 2 of 2']],
  ['a page that is missing', ['Page 3 of 4', 'Page 2 of 4', 'Page 1 of 4']],
  ['a page that is there twice', ['Page 2 of 3', 'Page 2 of 3', 'Page 1 of 3']],
  [
    'the end of one statement, then another in order',
    ['Page 2 of 3', 'Page 3 of 3', 'Page 1 of 3', 'Page 2 of 3', 'Page 3 of 3'],
  ],
  ['numbers of different documents', ['Page 2 of 2', 'Sheet 1 of 2']],
  ['codes with two figures', ['Ref. ab2c5xs', 'Ref. ab1c5xs']],
] as const)('is left as filed: %s', (_, heads) => {
  expect(filedAs(heads)).toBeUndefined();
});
