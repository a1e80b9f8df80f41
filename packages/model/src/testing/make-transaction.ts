import type { Transaction } from '../result.ts';

/** Tests only: a transaction of which nothing is printed but what is given; `type` follows from the amount. */
export function makeTransaction(printed: Partial<Transaction> & Pick<Transaction, 'amount'>): Transaction {
  return {
    id: 'ROW',
    date: '2026-03-02',
    transactionDate: null,
    valueDate: null,
    description: '',
    type: printed.amount.startsWith('-') ? 'debit' : 'credit',
    balance: null,
    reference: null,
    original: null,
    page: 1,
    box: [10, 0, 500, 10],
    verified: false,
    confidence: 1,
    ...printed,
  };
}
