/** A result of two accounts for the tests of the formats; every field that may be absent is once there and once not. */
import type { ExtractionResult, Statement, Transaction } from '@extracto/model';

export function sampleResult(rows: readonly Partial<Transaction>[] = [{}]): ExtractionResult {
  return {
    documentType: 'Statement',
    parser: 'Document',
    pages: 2,
    bankId: null,
    statements: [sampleStatement('DE02120300000000202051', 'EUR', rows), sampleStatement(null, null, [])],
    warnings: [],
  };
}

function sampleStatement(
  number: string | null,
  currency: string | null,
  rows: readonly Partial<Transaction>[],
): Statement {
  return {
    bank: { id: null, name: null },
    account: { type: 'checking', number, holder: 'JANE Q SAMPLE', currency },
    period: { from: '2024-12-01', to: null },
    openingBalance: '1234.56',
    closingBalance: null,
    totals: null,
    counts: null,
    transactions: rows.map((row, index) => ({
      id: `4Q0X5V7M2KT${10001 + index}`,
      date: '2024-12-09',
      transactionDate: null,
      valueDate: '2024-12-10',
      description: 'POS PURCHASE GREEN GROCER',
      amount: '-45.20',
      type: 'debit',
      balance: '1189.36',
      reference: null,
      original: null,
      page: 1,
      box: [72, 310.5, 540, 322.1],
      verified: false,
      confidence: 0.998,
      ...row,
    })),
    unassigned: [],
    ambiguities: [],
    sources: {},
    verification: { status: 'unverifiable', checks: [], breaks: [], missing: [] },
  };
}
