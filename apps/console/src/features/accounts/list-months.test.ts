import { expect, test } from 'vitest';
import type { AccountStatement } from './describe-link.ts';
import { listMonths } from './list-months.ts';

const statement = (
  from: string | null,
  to: string | null,
  verification: AccountStatement['verification'] = 'verified',
): AccountStatement => ({
  jobId: '01JD3ZK4M8QW7V5T2R9N6B1XCY',
  label: 'a.pdf',
  index: 0,
  from,
  to,
  openingBalance: null,
  closingBalance: null,
  transactions: 1,
  verification,
  link: null,
});
const read = (...statements: AccountStatement[]) =>
  listMonths(statements).map(({ month, state }) => `${month} ${state}`);

test('months between statements are missing, whole or in part, over the turn of a year', () => {
  expect(read(statement('2024-11-01', '2024-11-30'), statement('2025-01-10', '2025-02-28'))).toEqual([
    '2024-11 have',
    '2024-12 missing',
    '2025-01 part',
    '2025-02 have',
  ]);
});

test('a statement that begins or ends within a month lacks nothing outside of itself', () => {
  expect(read(statement('2025-01-15', '2025-02-14'))).toEqual(['2025-01 have', '2025-02 have']);
});

test('days that two statements cover are overlapping, and a contradiction is said first', () => {
  expect(
    read(
      statement('2025-01-01', '2025-01-31'),
      statement('2025-01-20', '2025-02-28'),
      statement('2025-03-01', '2025-03-31', 'mismatch'),
    ),
  ).toEqual(['2025-01 overlapping', '2025-02 have', '2025-03 contradicted']);
});

test('statements without a day have no month', () => {
  expect(read(statement(null, null))).toEqual([]);
});
