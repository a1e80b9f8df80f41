import { expect, test } from 'vitest';
import { printPage } from '../testing/page-fixture.ts';
import { correctDates } from './correct-dates.ts';

const linesOf = (block: string, textLayer: 'recognised' | 'native' = 'recognised') =>
  correctDates([{ ...printPage(block), textLayer }])[0]!
    .words.map(({ text }) => text)
    .join(' ');

const ROWS = `
  28.04.21   CARD          -3411.03
  30.04.21   SALARY         +525.00
  12.05.21   ATM           -4343.42`;

test.each([
  ['28 04.21', '28.04.21'],
  ['03:05.21', '03.05.21'],
  ['02,04.21', '02.04.21'],
  ['21 06 .21', '21.06.21'],
  ['24.06.21,', '24.06.21,'],
])('%s among dates with points → %s', (broken, meant) => {
  expect(linesOf(`${ROWS}\n  ${broken.padEnd(10)} SHOP   -1.00`)).toContain(`4343.42 ${meant} SHOP`);
});

test.each(['12:10:11', '12 10 11', '2804.2', '1.5 kg'])('%s is no date, or not for sure', (text) => {
  expect(linesOf(`${ROWS}\n  ${text.padEnd(10)} SHOP   -1.00`)).toContain(text);
});

test('figures with spaces alone between them are a date in a column of many', () => {
  const more = [14, 16, 18].map((day) => `\n  ${day}.06.21   SHOP          -1.00`).join('');
  expect(linesOf(`${ROWS}${more}\n  21 06 21   SHOP   -1.00`)).toContain('21.06.21');
  expect(linesOf(`${ROWS}\n  21 06 21   SHOP   -1.00`)).toContain('21 06 21');
});

test('a stroke for the one of a day before its month, where such dates begin', () => {
  const named = '\n  3 ago 2025   CARD   -1.00\n  9 ago 2025   CARD   -2.00\n  12 ago 2025  CARD   -3.00';
  expect(linesOf(`${named}\n  I ago 2025   SHOP   -4.00\n  l2 ago 2025  SHOP   -5.00`)).toMatch(
    /-3.00 1 ago 2025 SHOP -4.00 12 ago 2025 SHOP/,
  );
  expect(linesOf(`${named}\n  I carte      SHOP   -4.00\n            I ago 2025   -4.00`)).toContain(
    'I carte SHOP -4.00 I ago',
  );
});

test('only what begins where the dates do', () => {
  expect(linesOf(`${ROWS}\n             28 04.21 SHOP   -1.00`)).toContain('28 04.21 SHOP');
});

test('the text of a layer is left as it is', () => {
  expect(linesOf(`${ROWS}\n  28 04.21   SHOP   -1.00`, 'native')).toContain('28 04.21');
});
