import { expect, it } from 'vitest';
import { printPage } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

const PAGE = (first: string) => `
  Account number: 98765432
  Statement period: 01/03/2026 to 31/03/2026
  Date         Description                  Amount       Balance
  03/03/2026   ${first.padEnd(26)}   250.00      4,750.00
  05/03/2026   TRANSFER IN                3,500.00      8,250.00
  08/03/2026   TRANSFER OUT               1,000.00      7,250.00
  18/03/2026   UTILITY BILL                 156.30      7,093.70
  20/03/2026   TRANSFER IN                  400.00      7,493.70
  21/03/2026   RENT PAYMENT               1,500.00      5,993.70
`;

function firstOf(first: string) {
  const { transactions, verification } = readDocument([printPage(PAGE(first))], 'Document').statements[0]!;
  return [transactions[0]!.amount, verification.status];
}

it.each([
  ['SHOPEE PAYMENT', '-250.00'],
  ['TRANSFER IN', '250.00'],
  ['SALARY', '250.00'],
  ['CASH DEPOSIT', '250.00'],
  ['QUISQUAM', '-250.00'],
])('a first row without a balance before it goes the way of its words, and stays unproved: %s', (first, amount) => {
  expect(firstOf(first)).toEqual([amount, 'unverifiable']);
});
