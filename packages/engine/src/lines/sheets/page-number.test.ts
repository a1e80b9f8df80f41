import { expect, it } from 'vitest';
import { listNumberCells, parsePageNumber } from './page-number.ts';

it.each(['Page 2 of 3', '2 / 3', 'Strana 2 z 3', 'Page2/3', '2 of 3 pages'])(
  '%s numbers the page and counts the pages',
  (text) => {
    expect(parsePageNumber(text)).toMatchObject({ number: 2, count: 3 });
  },
);

it.each(['Page 3', 'FORM2 Page 3', '02/03', 'Kivikatu 5 B 12'])('%s counts no pages', (text) => {
  expect(parsePageNumber(text)).toBeNull();
});

it('a day in front of an amount numbers no page', () => {
  const cellsOf = (...texts: string[]) => listNumberCells(texts.map((text) => ({ text }))).map(({ text }) => text);
  expect(cellsOf('12/16', 'BALANCE FORWARD', '9,103.44')).not.toContain('12/16');
  expect(cellsOf('Valley Bank', '12/16')).toContain('12/16');
  expect(cellsOf('Page 2 of 3', '9,103.44')).toContain('Page 2 of 3');
});
