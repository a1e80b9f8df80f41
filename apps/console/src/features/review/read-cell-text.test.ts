import { expect, test } from 'vitest';
import { readCellText } from './read-cell-text.ts';

test.each([
  ['amount', '-12.5', '-12.50'],
  ['amount', '−1,234.50', '-1234.50'],
  ['amount', ' 7 ', '7.00'],
  ['balance', '', null],
  ['date', '2026-02-28', '2026-02-28'],
  ['description', '  two   words ', 'two words'],
] as const)('%s takes %j', (column, text, value) => {
  expect(readCellText(column, text, 2)).toEqual({ value });
});

test.each([
  ['amount', ''],
  ['amount', '12.345'],
  ['amount', '1,23'],
  ['amount', '1e3'],
  ['amount', 'twelve'],
  ['balance', '1.2.3'],
  ['date', '2026-02-30'],
  ['date', '28.02.2026'],
] as const)('%s refuses %j', (column, text) => {
  expect(readCellText(column, text, 2)).toHaveProperty('refusal');
});

test('a currency without decimals takes whole amounts only', () => {
  expect(readCellText('amount', '1200', 0)).toEqual({ value: '1200' });
  expect(readCellText('amount', '12.5', 0)).toHaveProperty('refusal');
});
