import type { Review } from '@extracto/contract';
import { type SavedReview, saveReview, startReview } from '@extracto/engine/review';
import { parseResult } from '@extracto/model/parse-result';
import type { Kysely } from 'kysely';
import type { Scope } from '../clients/index.ts';
import type { Database } from '../db/index.ts';
import { openTexts, type SecretBox } from '../secrets/index.ts';
import { ownedJobs } from './owned-jobs.ts';
import { resultContext } from './result-context.ts';
import { summariseVerification } from './summarise-verification.ts';

/**
 * The review of a job with a result, or an earlier version of what it changed; one that nobody changed has all rows as
 * they were read. `null` when no such job in the scope has a result, or it has no such version.
 */
export async function getReview(
  db: Kysely<Database>,
  box: SecretBox,
  scope: Scope,
  jobId: string,
  version?: number,
): Promise<Review | null> {
  const row = await db
    .selectFrom('job_results as r')
    .leftJoin('job_reviews as v', 'v.job_id', 'r.job_id')
    .select(['r.result_json as original', 'v.result_json as reviewed'])
    .select(['v.review_json', 'v.changes', 'v.reviewed_by', 'v.reviewed_at'])
    .where('r.job_id', '=', jobId)
    .where('r.job_id', 'in', ownedJobs(db, scope))
    .executeTakeFirst();
  if (row === undefined) return null;
  const wanted = version === undefined ? row : await findVersion(db, jobId, version);
  if (wanted === null) return null;
  const texts = [row.reviewed ?? row.original, ...(wanted.review_json === null ? [] : [wanted.review_json])];
  const context = resultContext(jobId);
  const sealed = texts.map((text) => ({ text, context }));
  const [resultJson = '', reviewJson = null] = await openTexts(db, box, sealed);
  const result = parseResult(JSON.parse(resultJson));
  const { statements }: SavedReview =
    reviewJson === null ? saveReview(result, result.statements.map(startReview)) : JSON.parse(reviewJson);
  return {
    jobId,
    changes: wanted.changes ?? 0,
    reviewedAt: wanted.reviewed_at?.toISOString() ?? null,
    reviewedBy: wanted.reviewed_by,
    verification: summariseVerification(
      result.statements.map(({ verification, transactions }) => ({ verification, rows: transactions.length })),
    ),
    statements: statements.map(({ rows, answers, fields }) => ({
      rows: [...rows],
      ...(answers && { answers: [...answers] }),
      ...(fields && { fields: [...fields] }),
    })),
    versions: await listVersions(db, jobId),
  };
}

async function findVersion(db: Kysely<Database>, jobId: string, version: number) {
  const row = await db
    .selectFrom('job_review_versions')
    .select(['review_json', 'changes', 'reviewed_by', 'reviewed_at'])
    .where('job_id', '=', jobId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row ?? null;
}

async function listVersions(db: Kysely<Database>, jobId: string): Promise<Review['versions']> {
  const rows = await db
    .selectFrom('job_review_versions')
    .select(['version', 'changes', 'reviewed_by', 'reviewed_at'])
    .where('job_id', '=', jobId)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ version, changes, reviewed_by, reviewed_at }) => ({
    version,
    changes,
    reviewedBy: reviewed_by,
    reviewedAt: reviewed_at.toISOString(),
  }));
}
