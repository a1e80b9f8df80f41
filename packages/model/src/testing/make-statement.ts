import type { Statement } from '../result.ts';

/** Tests only: a verified statement in euros of which nothing is printed but what is given. */
export function makeStatement(printed: Partial<Statement>): Statement {
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
    ...printed,
  };
}
