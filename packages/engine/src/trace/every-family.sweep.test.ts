import { generateSample, layoutFamilies } from '@extracto/samples';
import { expect, test } from 'vitest';
import { extract } from '../pipeline.ts';
import { type TracedDocument, traceDocument } from './index.ts';

test.each(layoutFamilies.map(({ name }) => name))(
  '%s: the trace is that of the run that extract makes',
  async (family) => {
    const { pdf, password } = await generateSample(3, { family });
    const { result, trace, failure } = await traceDocument(pdf, { password });
    expect(failure).toBeNull();
    expect(result).toEqual(await extract(pdf, { password }));
    const rows = trace.readings.flatMap(({ statements }) => statements);
    expect(rows.map(({ status, transactions }) => ({ status, transactions }))).toEqual(
      result!.statements.map(({ verification, transactions }) => ({
        status: verification.status,
        transactions: transactions.length,
      })),
    );
    expect(drawnBeside(result!, trace.pages)).toEqual([]);
  },
);

/** Transactions of upright pages that no drawn row holds. */
function drawnBeside({ statements }: NonNullable<TracedDocument['result']>, pages: TracedDocument['trace']['pages']) {
  const rows = new Map(pages.map(({ pageNumber, rows }) => [pageNumber, rows.map(({ box }) => box)]));
  return statements
    .flatMap(({ transactions }) => transactions)
    .filter(
      ({ page, box }) => !rows.get(page)!.some((row) => Math.abs(row[1] - box[1]) < 1 && Math.abs(row[0] - box[0]) < 1),
    )
    .map(({ description }) => description);
}
