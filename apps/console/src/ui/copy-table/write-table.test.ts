import type { Transaction } from '@extracto/model';
import { expect, test } from 'vitest';
import { writeTable } from './write-table.ts';

const ROW: Transaction = {
  id: 'A',
  date: '2025-01-03',
  transactionDate: null,
  valueDate: null,
  description: 'A\tB <c> & "d"',
  amount: '-1234.50',
  type: 'debit',
  balance: null,
  reference: '=1+1',
  original: null,
  page: 1,
  box: [0, 0, 1, 1],
  verified: true,
  confidence: 1,
};
const ACCOUNT = { type: 'checking', number: '1', holder: null, currency: 'EUR' } as const;

test('a row is a line of cells, figures plain, and nothing that a spreadsheet would run', () => {
  const { text } = writeTable([ROW], ACCOUNT);
  expect(text.split('\n')[0]).toBe('Date\tDescription\tReference\tAmount\tCurrency\tBalance');
  expect(text.split('\n')[1]).toBe('2025-01-03\tA B <c> & "d"\t\'=1+1\t-1234.50\tEUR\t');
});

test('the table of the same cells is escaped', () => {
  const { html } = writeTable([ROW], ACCOUNT);
  expect(html).toContain("<td>A B &lt;c&gt; &amp; &quot;d&quot;</td><td>'=1+1</td><td>-1234.50</td>");
});
