import type { Kysely } from 'kysely';
import type { DocumentStorage } from '../adapters/storage/index.ts';
import { ownedClients, type Scope, visibleModes } from '../clients/index.ts';
import { releaseCredits } from '../credits/index.ts';
import { type Database, inTransaction } from '../db/index.ts';
import { forgetJobs } from './forget-jobs.ts';
import { NEXT_STATES } from './job-states.ts';

export interface Deletion {
  readonly jobId: string;
  readonly now: Date;
  /** Makes a ULID. */
  readonly newId: () => string;
}

/**
 * Forgets a job with its document and its result at once, because its owner asks for it. Returns `false` when there is
 * none in the scope. Throws, leaving the job whole, when the document cannot be deleted: the customer can try again.
 */
export async function deleteJob(
  db: Kysely<Database>,
  storage: DocumentStorage,
  scope: Scope,
  { jobId, now, newId }: Deletion,
): Promise<boolean> {
  return await inTransaction(db, async (trx) => {
    const job = await trx
      .selectFrom('jobs')
      .select(['job_id', 'client_id', 'document_key', 'created_at', 'status', 'mode'])
      .where('job_id', '=', jobId)
      .where('client_id', 'in', ownedClients(trx, scope))
      .where('mode', 'in', visibleModes(scope))
      .forUpdate()
      .executeTakeFirst();
    if (job === undefined) return false;
    const reserved = job.mode === 'live' && NEXT_STATES[job.status].length > 0;
    if (reserved) await releaseCredits(trx, { transactionId: newId(), jobId, now });
    const stuck = await forgetJobs(trx, storage, { now, newId }, 'requested', [job]);
    if (stuck.length > 0) throw new Error('The storage did not delete the document of a job.');
    return true;
  });
}
