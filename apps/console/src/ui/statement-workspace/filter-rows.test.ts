import type { Transaction } from '@extracto/model';
import { expect, test } from 'vitest';
import { filterRows, type RowFilter } from './filter-rows.ts';

const row = (change: Partial<Transaction>): Transaction => ({
  id: 'A',
  date: '2025-01-03',
  transactionDate: null,
  valueDate: null,
  description: 'Coffee House Köln',
  amount: '-1234.50',
  type: 'debit',
  balance: '99.00',
  reference: 'R77',
  original: null,
  page: 1,
  box: [0, 0, 1, 1],
  verified: true,
  confidence: 1,
  ...change,
});
const ROWS = [
  row({}),
  row({ date: '2025-02-01', description: 'SALARY', amount: '500.00', type: 'credit', balance: null }),
  row({ description: 'Rent', verified: false, corrected: { field: 'amount', read: '1.00', reason: 'By hand.' } }),
];

test.each<[Partial<RowFilter>, number[]]>([
  [{}, [0, 1, 2]],
  [{ text: 'köln COFFEE' }, [0]],
  [{ text: 'coffee salary' }, []],
  [{ text: '1,234.50' }, [0, 2]],
  [{ text: '-1234.50' }, [0, 2]],
  [{ text: '−1,234' }, [0, 2]],
  [{ text: '2025-02' }, [1]],
  [{ text: 'r77', kind: 'in' }, [1]],
  [{ kind: 'out' }, [0, 2]],
  [{ kind: 'unproved' }, [2]],
  [{ kind: 'corrected' }, [2]],
])('%o gives %j', (filter, expected) => {
  expect(filterRows(ROWS, { text: '', kind: 'all', ...filter })).toEqual(expected);
});
