import { describe, expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

interface Print {
  readonly title?: string;
  readonly left?: string;
  readonly right?: string;
  readonly balance?: string;
}

/** Rows of a list whose left column raises the balance and whose right one lowers it. */
function read({ title = 'Home Loan Statement', left = 'Charges', right = 'Payments', balance = 'Balance' }: Print) {
  const { statements } = readDocument(
    printPages(`
      ${title.padEnd(30)} Account number   51077182204
      Statement period            01/08/2025 to 31/08/2025
      Opening balance 90,000.00
      Closing balance 89,870.00

      Date           Description           ${left.padEnd(22)}${right.padEnd(16)}${balance}
      06/08/2025     Thank you                               500.00        89,500.00
      14/08/2025     For the month         300.00                          89,800.00
      25/08/2025     Thank you                               300.00        89,500.00
      28/08/2025     For the month         370.00                          89,870.00
    `),
    'Document',
  );
  return statements.map(({ account, transactions, verification }) => ({
    type: account.type,
    status: verification.status,
    amounts: transactions.map(({ amount }) => amount),
  }));
}

describe('payments towards a debt come in, though the name of their column is one of money that goes out', () => {
  it.each([
    ['Charges', 'Payments'],
    ['Interest and charges', 'Payments'],
    ['Interest', 'Payments'],
    ['Advances', 'Repayments'],
    ['We charged', 'You paid'],
  ])('%s, %s', (left, right) => {
    expect(read({ left, right })).toEqual([
      { type: 'loan', status: 'verified', amounts: ['500.00', '-300.00', '300.00', '-370.00'] },
    ]);
  });
});

it('what the reader owes is a debt, whatever the page is called', () => {
  const print = { title: 'Annual Statement', left: 'We charged', right: 'You paid', balance: 'Amount you owe' };
  expect(read(print)).toMatchObject([{ type: 'loan', amounts: ['500.00', '-300.00', '300.00', '-370.00'] }]);
});

it('columns whose names mean the same on both kinds of account stay where they are', () => {
  expect(read({ left: 'Debit', right: 'Credit' })).toMatchObject([
    { type: 'loan', amounts: ['500.00', '-300.00', '300.00', '-370.00'] },
  ]);
});

it('on an account that holds money payments go out', () => {
  expect(read({ title: 'Current Account Statement', left: 'Receipts', right: 'Payments' })).toEqual([
    { type: 'checking', status: 'verified', amounts: ['-500.00', '300.00', '-300.00', '370.00'] },
  ]);
});

it('a column of payments alone does not tell a debt from money held', () => {
  const [statement] = read({ title: 'Statement', left: 'Interest', right: 'Payments' });
  expect(statement?.status).not.toBe('verified');
});
