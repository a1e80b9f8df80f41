import { expect, it } from 'vitest';
import { parsePageNumber } from './page-number.ts';

it.each(['Page 2 of 3', '2 / 3', 'Page2/3', '2 of 3 pages'])('%s numbers the page and counts the pages', (text) => {
  expect(parsePageNumber(text)).toMatchObject({ number: 2, count: 3 });
});

it.each(['Page 3', 'FORM2 Page 3', '02/03'])('%s counts no pages', (text) => {
  expect(parsePageNumber(text)).toBeNull();
});
