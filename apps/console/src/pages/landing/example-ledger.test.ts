import { sumMinor } from '@extracto/model/money';
import { expect, test } from 'vitest';
import { exampleLedger, showMoney } from './example-ledger.ts';

test('the example proves itself: opening and all rows give the closing balance', () => {
  const { opening, rows, closing } = exampleLedger;
  expect(opening + sumMinor(rows.map(({ amount }) => amount))).toBe(closing);
  expect(showMoney(closing)).toBe('2,241.85');
});

test.each([
  [-95_000, '−950.00'],
  [120_450, '1,204.50'],
  [5, '0.05'],
  [123_456_789, '1,234,567.89'],
  [0, '0.00'],
])('%i cents read as %s', (amount, shown) => {
  expect(showMoney(amount)).toBe(shown);
});
