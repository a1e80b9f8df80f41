import { describe, expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

function read(title: string, balances: readonly string[]) {
  const [opening, first, second, third] = balances;
  const { statements } = readDocument(
    printPages(`
      ${title}
      Date         Description        Debit       Credit      Balance
                   Opening balance                          ${opening}
      02/09/2024   SCHOOL FEES     35,000.00                ${first}
      07/09/2024   PAYMENT                     15,000.00    ${second}
      10/09/2024   PAYMENT                     62,500.00    ${third}
    `),
    'Document',
  );
  const { transactions, verification } = statements[0]!;
  return {
    amounts: transactions.map(({ amount }) => amount),
    balances: transactions.map(({ balance }) => balance),
    status: verification.status,
  };
}

describe('balances of which some bear the mark of a credit', () => {
  const amounts = ['-35000.00', '15000.00', '62500.00'];

  it('are debits where they bear none', () => {
    expect(read('Account 11223344', ['     0.00', '35,000.00', '20,000.00', '42,500.00 CR'])).toMatchObject({
      amounts,
      balances: ['-35000.00', '-20000.00', '42500.00'],
      status: 'verified',
    });
  });

  it('are below zero on a loan where they bear it', () => {
    expect(read('Loan account 11223344', ['     0.00', '35,000.00', '20,000.00', '42,500.00 CR'])).toMatchObject({
      amounts,
      balances: ['35000.00', '20000.00', '-42500.00'],
    });
  });

  it('stay as they are where the amounts between them say nothing else', () => {
    const plain = read('Account 11223344', ['60,000.00', '25,000.00', '40,000.00', '102,500.00 CR']);
    expect(plain).toMatchObject({ balances: ['25000.00', '40000.00', '102500.00'], status: 'verified' });
  });
});
