import { printPlainStatement } from '@extracto/samples';
import { expect, test } from 'vitest';
import { extract } from '../index.ts';

test('the rows read are the rows printed, over pages, and they are proved', async () => {
  const bookings = Array.from({ length: 7 }, (_, index) => ({
    date: `2025-01-0${index + 1}`,
    description: index === 0 ? 'Salary' : 'Coffee house',
    minor: index === 0 ? 123_456_78 : -350,
  }));
  const statement = { accountNumber: '1234567890', from: '2025-01-01', to: '2025-01-31', opening: 10_000, bookings };
  const result = await extract(await printPlainStatement({ ...statement, rowsPerPage: 3 }), {});
  expect(result.pages).toBe(3);
  expect(result.statements).toMatchObject([
    {
      account: { number: '1234567890', currency: 'USD' },
      period: { from: '2025-01-01', to: '2025-01-31' },
      openingBalance: '100.00',
      closingBalance: '123535.78',
      verification: { status: 'verified' },
    },
  ]);
  const [first, second] = result.statements[0]?.transactions ?? [];
  expect(first).toMatchObject({ date: '2025-01-01', description: 'Salary', amount: '123456.78' });
  expect(second).toMatchObject({ amount: '-3.50', balance: '123553.28' });
});

test('the result says which column each value was read from', async () => {
  const bookings = [
    { date: '2025-01-03', description: 'Salary', minor: 50_000 },
    { date: '2025-01-04', description: 'Coffee house', minor: -350 },
  ];
  const statement = { accountNumber: '1234567890', from: '2025-01-01', to: '2025-01-31', opening: 10_000, bookings };
  const [read] = (await extract(await printPlainStatement(statement), {})).statements;
  expect(read?.columns?.map(({ field, header, firstRow }) => [field, header, firstRow])).toEqual([
    ['date', 'Date', 0],
    ['description', 'Description', 0],
    ['amount', 'Amount', 0],
    ['balance', 'Balance', 0],
  ]);
});
