import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

/** `closing`: the balance that the statement ends with. */
function read(closing: string) {
  const page = `
  Checking Account Statement       Account number: 407200118846
  Statement period: December 1, 2024 - December 31, 2024

  Beginning balance on December 1, 2024         $43.90
  Ending balance on December 31, 2024          ${closing}

  Date           Description         Type           Amount        Net amount
  12/24/2024     Burger stand        Purchase       -$65.95       -$64.02
  12/21/2024     Dollar store        Purchase       -$31.31       -$31.31
  12/20/2024     Book shop           Purchase        -$5.11        -$5.11
  12/12/2024     Payroll             Deposit        $985.15       $985.15
`;
  const { transactions, verification } = readDocument(printPages(page), 'Document').statements[0]!;
  return [verification.status, ...transactions.map(({ amount }) => amount)];
}

it('of two columns of amounts the one that leads from the opening to the closing balance is taken', () => {
  expect(read('$928.61')).toEqual(['verified', '-64.02', '-31.31', '-5.11', '985.15']);
});

it('amounts that lead there stay what they are, whatever the column beside them says', () => {
  expect(read('$926.68').slice(1)).toEqual(['-65.95', '-31.31', '-5.11', '985.15']);
});

it('a column that leads there no better proves nothing', () => {
  expect(read('$931.92')[0]).toBe('mismatch');
});
