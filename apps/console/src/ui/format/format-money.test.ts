import { expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';

test.each([
  ['-1234.50', '−1,234.50'],
  ['0.00', '0.00'],
  ['1234567', '1,234,567'],
  ['999.999', '999.999'],
  ['12345678901234567.89', '12,345,678,901,234,567.89'],
])('%s reads as %s', (decimal, shown) => {
  expect(formatMoney(decimal)).toBe(shown);
});
