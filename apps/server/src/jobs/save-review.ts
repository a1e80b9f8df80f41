import { countChanges, judgeResult, openReview, type SavedReview, settleResult } from '@extracto/engine/review';
import { type ExtractionResult, headOf } from '@extracto/model';
import { parseResult } from '@extracto/model/parse-result';
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { Scope } from '../clients/index.ts';
import { type Database, inTransaction, type JobReviewVersionTable } from '../db/index.ts';
import { openText, type SecretBox, sealText } from '../secrets/index.ts';
import { ownedJobs } from './owned-jobs.ts';
import { resultContext } from './result-context.ts';
import { summariseVerification } from './summarise-verification.ts';

export interface NewReview {
  readonly jobId: string;
  readonly review: SavedReview;
  /** `reviewed_at` of the review that this one goes on from; `null` when there was none. */
  readonly basedOn: Date | null;
  readonly reviewedBy: string;
  readonly now: Date;
}

/** Kept for each job; the oldest go first. */
const MOST_VERSIONS = 50;

/**
 * Stores a review's corrections as a version that can be undone, with a status computed from the original result, never the
 * caller's. A review without changes undoes the earlier ones.
 * `outdated` when another review was saved in between, `gone` when no such job in the scope has a result. Throws a `ReviewError` for rows that
 * are not of this result.
 */
export async function saveReview(
  db: Kysely<Database>,
  box: SecretBox,
  scope: Scope,
  { jobId, review, basedOn, reviewedBy, now }: NewReview,
): Promise<'saved' | 'outdated' | 'gone'> {
  return await inTransaction(db, async (trx) => {
    const stored = await trx
      .selectFrom('job_results as r')
      .innerJoin('jobs as j', 'j.job_id', 'r.job_id')
      .select(['r.result_json', 'j.client_id'])
      .where('r.job_id', '=', jobId)
      .where('r.job_id', 'in', ownedJobs(trx, scope))
      .forUpdate('r')
      .executeTakeFirst();
    if (stored === undefined) return 'gone';
    const latest = await trx
      .selectFrom('job_reviews')
      .select('reviewed_at')
      .where('job_id', '=', jobId)
      .executeTakeFirst();
    if ((latest?.reviewed_at.getTime() ?? null) !== (basedOn?.getTime() ?? null)) return 'outdated';

    const name = { owner: stored.client_id, context: resultContext(jobId) };
    const seal = (value: unknown) => sealText(trx, box, name, JSON.stringify(value));
    const resultJson = await openText(trx, box, stored.result_json, name.context);
    const read = settleResult(parseResult(JSON.parse(resultJson)), review);
    const reviewed = openReview(read, review);
    const changes = read.statements.reduce((sum, statement, index) => {
      const { answers = [], fields = [] } = review.statements[index] ?? {};
      return sum + countChanges(statement, reviewed[index] ?? []) + answers.length + fields.length;
    }, 0);
    await trx.deleteFrom('job_reviews').where('job_id', '=', jobId).execute();
    const judged: ExtractionResult = changes === 0 ? read : judgeResult(read, reviewed);
    const heads = judged.statements.map(headOf);
    // lists of jobs show the verdict on what is downloaded
    const verification = JSON.stringify(summariseVerification(heads));
    await trx.updateTable('jobs').set({ verification }).where('job_id', '=', jobId).execute();
    const row = {
      job_id: jobId,
      review_json: await seal({ statements: review.statements }),
      changes,
      reviewed_by: reviewedBy,
      reviewed_at: now,
    };
    await addVersion(trx, row);
    if (changes === 0) return 'saved';
    await trx
      .insertInto('job_reviews')
      .values({ ...row, result_json: await seal(judged), heads_json: await seal(heads) })
      .execute();
    return 'saved';
  });
}

/** The caller holds the lock of the result, so no two get the same number. */
async function addVersion(trx: Transaction<Database>, row: Omit<Insertable<JobReviewVersionTable>, 'version'>) {
  const { newest } = await trx
    .selectFrom('job_review_versions')
    .select((eb) => eb.fn.coalesce(eb.fn.max('version'), sql<number>`0`).as('newest'))
    .where('job_id', '=', row.job_id)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('job_review_versions')
    .values({ ...row, version: newest + 1 })
    .execute();
  await trx
    .deleteFrom('job_review_versions')
    .where('job_id', '=', row.job_id)
    .where('version', '<=', newest + 1 - MOST_VERSIONS)
    .execute();
}
