import type { ExtractionErrorCode } from '@extracto/model';
import type { Kysely } from 'kysely';
import { releaseCredits } from '../credits/index.ts';
import type { Database } from '../db/index.ts';
import { announceJob } from './announce-job.ts';
import { JOB_COLUMNS } from './describe-job.ts';
import { statesBefore } from './job-states.ts';

export interface Failure {
  readonly jobId: string;
  readonly code: ExtractionErrorCode;
  /** Id of the posting that ends the reservation. */
  readonly transactionId: string;
  readonly now: Date;
}

/** Ends a job without a result, and tells its webhook; it costs nothing. Returns `false`, changing nothing, when it was deleted or has ended. */
export async function failJob(db: Kysely<Database>, { jobId, code, transactionId, now }: Failure): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable('jobs')
      .set({ status: 'Failed', error_code: code, password_encrypted: null, finished_at: now })
      .where('job_id', '=', jobId)
      .where('status', 'in', statesBefore('Failed'))
      .returning(JOB_COLUMNS)
      .executeTakeFirst();
    if (ended === undefined) return false;
    if (ended.mode === 'live') await releaseCredits(trx, { transactionId, jobId, now });
    await announceJob(trx, ended, now);
    return true;
  });
}
