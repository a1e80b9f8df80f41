import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/index.ts';
import { type Failure, failJob } from './fail-job.ts';

/** The stored reason when the process crashed in each attempt. */
const WORKER_ENDED = 'the worker ended in mid-document';

/**
 * Ends a job that nobody will try again: Failed, not charged, with the reason of the last interruption for operators.
 * Returns `false`, changing nothing, when it was deleted or has ended.
 */
export async function quarantineJob(db: Kysely<Database>, failure: Omit<Failure, 'code'>): Promise<boolean> {
  await db
    .updateTable('jobs')
    .set({ interruption: sql`coalesce(interruption, ${WORKER_ENDED})` })
    .where('job_id', '=', failure.jobId)
    .where('finished_at', 'is', null)
    .execute();
  return await failJob(db, { ...failure, code: 'internal' });
}
