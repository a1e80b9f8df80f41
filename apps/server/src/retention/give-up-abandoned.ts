import { sql } from 'kysely';
import { failJob } from '../jobs/index.ts';
import type { PurgeTools } from './purge-due.ts';
import { daysBefore } from './retention-terms.ts';

/** Time that an unfinished job may take beyond the days that documents are kept. */
const GRACE_DAYS = 1;

/**
 * Ends jobs that nobody has read in all the time their document may be kept, and a day: as failed, which costs nothing.
 * Otherwise a job that was lost would keep its document for ever. Returns how many.
 */
export async function giveUpAbandoned({ db, terms, now, newId }: Pick<PurgeTools, 'db' | 'terms' | 'now' | 'newId'>) {
  const days = Math.min(terms.documentDays, terms.resultDays) + GRACE_DAYS;
  const abandoned = await db
    .selectFrom('jobs')
    .select('job_id')
    .where('finished_at', 'is', null)
    .where('created_at', '<=', daysBefore(now(), days))
    // One that is being read since yesterday at most is alive.
    .where(sql<boolean>`coalesce(started_at, created_at) <= ${daysBefore(now(), GRACE_DAYS)}`)
    .execute();
  let ended = 0;
  for (const { job_id: jobId } of abandoned) {
    if (await failJob(db, { jobId, code: 'internal', transactionId: newId(), now: now() })) ended += 1;
  }
  return ended;
}
