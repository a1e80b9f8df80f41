import type { Job } from '@extracto/contract';
import type { Kysely } from 'kysely';
import { ownedClients, type Scope, visibleModes } from '../clients/index.ts';
import { releaseCredits } from '../credits/index.ts';
import { type Database, inTransaction } from '../db/index.ts';
import { announceJob } from './announce-job.ts';
import { describeJob, JOB_COLUMNS } from './describe-job.ts';
import { getJob } from './get-job.ts';
import { statesBefore } from './job-states.ts';

export interface Cancellation {
  readonly jobId: string;
  /** Id of the posting that returns the reserved credits. */
  readonly transactionId: string;
  readonly now: Date;
}

/**
 * Ends a job that has not ended, as Failed with `cancelled`; it costs nothing. A worker that is reading it stops in
 * mid-page. `'ended'` when it has ended before, `null` when there is none in the scope.
 */
export async function cancelJob(
  db: Kysely<Database>,
  scope: Scope,
  { jobId, transactionId, now }: Cancellation,
): Promise<Job | 'ended' | null> {
  return await inTransaction(db, async (trx) => {
    const row = await trx
      .updateTable('jobs')
      .set({ status: 'Failed', error_code: 'cancelled', password_encrypted: null, finished_at: now })
      .where('job_id', '=', jobId)
      .where('client_id', 'in', ownedClients(trx, scope))
      .where('mode', 'in', visibleModes(scope))
      .where('status', 'in', statesBefore('Failed'))
      .returning(JOB_COLUMNS)
      .executeTakeFirst();
    if (row === undefined) return (await getJob(trx, scope, jobId)) === null ? null : 'ended';
    if (row.mode === 'live') await releaseCredits(trx, { transactionId, jobId, now });
    await announceJob(trx, row, now);
    return describeJob(row);
  });
}
