import type { Transaction } from '@extracto/model';
import { expect, test } from 'vitest';
import { type RowOrder, sortRows, turnOrder } from './sort-rows.ts';

const row = (date: string, description: string, amount: string, balance: string | null = null) =>
  ({ date, description, amount, balance }) as Transaction;
const ROWS = [
  row('2025-01-03', 'rent', '-900.00'),
  row('2025-01-01', 'Salary', '2000.00', '2000.00'),
  row('2025-01-02', 'Baker', '-9.50', '1990.50'),
  row('2025-01-02', 'Baker', '-9.50', '1981.00'),
];

test.each<[RowOrder | null, number[]]>([
  [null, [0, 1, 2, 3]],
  [{ column: 'date', descending: false }, [1, 2, 3, 0]],
  [{ column: 'amount', descending: false }, [0, 2, 3, 1]],
  [{ column: 'amount', descending: true }, [1, 2, 3, 0]],
  [{ column: 'description', descending: false }, [2, 3, 0, 1]],
  [{ column: 'balance', descending: true }, [1, 2, 3, 0]],
])('%j gives %j', (order, expected) => {
  expect(sortRows([0, 1, 2, 3], ROWS, { order, currency: 'EUR' })).toEqual(expected);
});

test('a header turns up, down and back to the print', () => {
  const up = turnOrder(null, 'date');
  const down = turnOrder(up, 'date');
  expect([up, down, turnOrder(down, 'date'), turnOrder(down, 'amount')]).toEqual([
    { column: 'date', descending: false },
    { column: 'date', descending: true },
    null,
    { column: 'amount', descending: false },
  ]);
});
