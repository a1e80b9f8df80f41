/** A statement for tests. */
import type { Statement, Transaction } from '@extracto/model';

export function sampleRow(change: Partial<Transaction>): Transaction {
  return {
    id: 'A',
    date: '2025-01-03',
    transactionDate: null,
    valueDate: null,
    description: 'GROCER',
    amount: '-1.00',
    type: 'debit',
    balance: null,
    reference: null,
    original: null,
    page: 1,
    box: [0, 0, 1, 1],
    verified: true,
    confidence: 1,
    ...change,
  };
}

export function sampleStatement(change: Partial<Statement>): Statement {
  return {
    bank: { id: null, name: null },
    account: { type: 'checking', number: null, holder: null, currency: 'EUR' },
    period: { from: null, to: null },
    openingBalance: null,
    closingBalance: null,
    totals: null,
    counts: null,
    transactions: [],
    unassigned: [],
    ambiguities: [],
    sources: {},
    verification: { status: 'verified', checks: [], breaks: [], missing: [] },
    ...change,
  };
}
