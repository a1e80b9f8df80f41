import { type ExtractionResult, identifyTransactions, mergeStatements } from '@extracto/model';
import { expect, test } from 'vitest';
import { judgeMerged } from './judge-merged.ts';

type Month = { from: string; to: string; opening: string; closing: string; amounts: readonly string[] };

const JANUARY: Month = {
  from: '2025-01-01',
  to: '2025-01-31',
  opening: '100.00',
  closing: '80.00',
  amounts: ['-20.00'],
};
const FEBRUARY: Month = { from: '2025-02-01', to: '2025-02-28', opening: '80.00', closing: '85.00', amounts: ['5.00'] };

function print({ from, to, opening, closing, amounts }: Month, status: 'verified' | 'unverifiable' = 'verified') {
  return identifyTransactions({
    documentType: 'Statement',
    parser: 'Document',
    pages: 1,
    bankId: null,
    warnings: [],
    statements: [
      {
        bank: { id: null, name: null },
        account: { type: 'checking', number: '11112222', holder: null, currency: 'EUR' },
        period: { from, to },
        openingBalance: opening,
        closingBalance: closing,
        totals: null,
        counts: null,
        transactions: amounts.map((amount, index) => ({
          date: from,
          transactionDate: null,
          valueDate: null,
          description: `ROW ${index}`,
          amount,
          type: amount.startsWith('-') ? ('debit' as const) : ('credit' as const),
          balance: null,
          reference: null,
          original: null,
          page: 1,
          box: [0, index * 10, 100, index * 10 + 8] as [number, number, number, number],
          verified: true,
          confidence: 1,
        })),
        unassigned: [],
        ambiguities: [],
        sources: {},
        verification: { status, checks: [], breaks: [], missing: [] },
      },
    ],
  });
}

const judge = (...results: readonly ExtractionResult[]) =>
  judgeMerged(mergeStatements(results.map((result) => ({ result, index: 0 }))));
const verdictOf = (...results: readonly ExtractionResult[]) => judge(...results).statements[0]!.verification;

test('proved statements that follow each other give a proved list, which says how it came about', () => {
  const merged = judge(print(JANUARY), print(FEBRUARY));
  expect(merged.statements[0]?.verification).toMatchObject({ status: 'verified', missing: [] });
  expect(merged.warnings).toMatchObject([{ code: 'merged_statements' }]);
});

test.each([
  ['a part that proves nothing', [print(JANUARY), print(FEBRUARY, 'unverifiable')], 'not proved by itself'],
  [
    'days between, though the balances meet',
    [print(JANUARY), print({ ...FEBRUARY, from: '2025-02-03' })],
    'no statement covers',
  ],
])('with %s it is not verified', (_, results, reason) => {
  const { status, missing } = verdictOf(...results);
  expect(status).toBe('unverifiable');
  expect(missing.join(' ')).toContain(reason);
});

test('a missing statement breaks the sums', () => {
  const march = {
    ...FEBRUARY,
    from: '2025-03-01',
    to: '2025-03-31',
    opening: '85.00',
    closing: '70.00',
    amounts: ['-15.00'],
  };
  expect(verdictOf(print(JANUARY), print(march)).status).toBe('mismatch');
});

test('two errors that cancel between the statements are no proof', () => {
  const february = { ...FEBRUARY, opening: '81.00', closing: '85.00', amounts: ['4.00'] };
  const march = {
    ...FEBRUARY,
    from: '2025-03-01',
    to: '2025-03-31',
    opening: '84.00',
    closing: '85.00',
    amounts: ['1.00'],
  };
  expect(verdictOf(print(JANUARY), print(february), print(march)).status).not.toBe('verified');
});
