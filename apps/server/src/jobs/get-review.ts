import type { Review } from '@extracto/contract';
import { type SavedReview, saveReview, startReview } from '@extracto/engine/review';
import { parseResult } from '@extracto/model/parse-result';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { summariseVerification } from './summarise-verification.ts';

/**
 * The review of a job with a result; one that nobody changed has all rows as they were read. The caller has seen that
 * the job is in its scope. `null` when it has no result.
 */
export async function getReview(db: Kysely<Database>, jobId: string): Promise<Review | null> {
  const row = await db
    .selectFrom('job_results as r')
    .leftJoin('job_reviews as v', 'v.job_id', 'r.job_id')
    .select(['r.result_json as original', 'v.result_json as reviewed'])
    .select(['v.review_json', 'v.changes', 'v.reviewed_by', 'v.reviewed_at'])
    .where('r.job_id', '=', jobId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const result = parseResult(JSON.parse(row.reviewed ?? row.original));
  const { statements }: SavedReview =
    row.review_json === null ? saveReview(result, result.statements.map(startReview)) : JSON.parse(row.review_json);
  return {
    jobId,
    changes: row.changes ?? 0,
    reviewedAt: row.reviewed_at?.toISOString() ?? null,
    reviewedBy: row.reviewed_by,
    verification: summariseVerification(
      result.statements.map(({ verification, transactions }) => ({ verification, rows: transactions.length })),
    ),
    statements: statements.map(({ rows, answers }) => ({ rows: [...rows], ...(answers && { answers: [...answers] }) })),
  };
}
