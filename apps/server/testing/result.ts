import type { ExtractionResult, Statement } from '@extracto/model';
import { makeStatement } from '@extracto/model/testing/make-statement';

export type Verdict = Statement['verification']['status'];

/** A result without content: a statement for each verdict, on two pages in all. */
export function resultOf(...verdicts: Verdict[]): ExtractionResult {
  const statements = verdicts.map((status) =>
    makeStatement({ verification: { status, checks: [], breaks: [], missing: [] } }),
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
