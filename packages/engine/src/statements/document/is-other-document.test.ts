import { expect, test } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

const looksOther = (page: string) => readDocument(printPages(page), 'Document').looksOther;

const ROWS = `
  Date          Debit          Credit       Balance
  03/01/2025        -      135,000.00    135,000.00
  04/01/2025        -      578,000.00    713,000.00
  09/01/2025   251,000.00           -    462,000.00
  12/01/2025    80,000.00           -    382,000.00
`;

test('rows without a word whose balances run, under the number of an account, are a statement', () => {
  expect(looksOther(`Account Number: 001-04417-25\n${ROWS.slice(1)}`)).toBe(false);
});

test('a balance beside what came in and what went out is of an account that nothing else names', () => {
  const summary = `
  Total Deposits: $10,000.00
  Total Withdrawals: $5,000.00
  Ending Balance: $5,000.00
`;
  expect(looksOther(summary)).toBe(false);
  expect(looksOther(summary.replace(/.*Deposits.*/, ''))).toBe(true);
});

test('rows without a word are other readings where no account is named', () => {
  expect(looksOther(ROWS)).toBe(true);
});
