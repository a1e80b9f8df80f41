/** A result as the service keeps and serves it. Apart from the result's schema, because whoever only reads statements starts without. */
import { headOf, type StatementHead } from './accounts/chain-statements.ts';
import { type ExtractionResult, resultSchema } from './result.ts';
import { type PageSpan, spanOf } from './span-of.ts';

export interface PrintedResult {
  /** By `resultSchema`, with the job that it is of. */
  readonly json: string;
  readonly pages: number;
  readonly bankId: string | null;
  /** Its statements without their rows, in printed order. */
  readonly heads: readonly StatementHead[];
  /** First and last page of each statement; `null` when no part of it has a place. */
  readonly spans: readonly (PageSpan | null)[];
}

/** Throws a `ZodError` when the result does not match its schema. */
export function printResult(result: ExtractionResult, jobId: string): PrintedResult {
  const served = resultSchema.parse({ ...result, jobId });
  const { pages, bankId, statements } = served;
  return { json: JSON.stringify(served), pages, bankId, heads: statements.map(headOf), spans: statements.map(spanOf) };
}
