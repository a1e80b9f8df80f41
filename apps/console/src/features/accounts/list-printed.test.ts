import { expect, test } from 'vitest';
import { listPrinted } from './list-printed.ts';

const statement = (from: string | null, openingBalance: string | null, to: string, closingBalance: string | null) => ({
  jobId: '01JD3ZK4M8QW7V5T2R9N6B1XCY',
  label: 'a.pdf',
  index: 0,
  from,
  to,
  openingBalance,
  closingBalance,
  transactions: 1,
  verification: 'verified' as const,
  link: null,
});

test('printed balances stand in time, and what is not printed is left out', () => {
  const statements = [
    statement('2025-01-01', '1.00', '2025-03-31', '3.00'),
    statement('2025-02-01', null, '2025-02-28', '2.50'),
    statement(null, '9.00', '2025-04-30', null),
  ];
  expect(listPrinted(statements, 2)).toEqual([
    { date: '2025-01-01', balance: 100 },
    { date: '2025-02-28', balance: 250 },
    { date: '2025-03-31', balance: 300 },
  ]);
});
