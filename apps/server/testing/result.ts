import type { ExtractionResult, Statement } from '@extracto/model';

export type Verdict = Statement['verification']['status'];

/** A result without content: a statement for each verdict, on two pages in all. */
export function resultOf(...verdicts: Verdict[]): ExtractionResult {
  const statements = verdicts.map(
    (status): Statement => ({
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
      verification: { status, checks: [], breaks: [], missing: [] },
    }),
  );
  return { documentType: 'Statement', parser: 'Document', pages: 2, bankId: 'de-dkb', statements, warnings: [] };
}

/** Statements joined to one document, each on a page. */
export function joined(...parts: readonly (readonly [Verdict, page: number])[]): ExtractionResult {
  const result = resultOf(...parts.map(([verdict]) => verdict));
  const statements = result.statements.map((statement, index) => ({
    ...statement,
    sources: {
      openingBalance: { page: parts[index]![1], box: [0, 0, 1, 1] as [number, number, number, number], text: '1' },
    },
  }));
  return { ...result, statements };
}
