import type { PrintedResult } from '@extracto/model/print-result';
import type { Kysely, Transaction } from 'kysely';
import { writeHeads } from '../bank-accounts/list-parts.ts';
import { releaseCredits } from '../credits/release-credits.ts';
import { settleCredits } from '../credits/settle-credits.ts';
import type { Database } from '../db/schema.ts';
import { announceJob } from '../webhooks/announce-job.ts';
import { JOB_COLUMNS } from './describe-job.ts';
import { statesBefore } from './job-states.ts';
import { summariseVerification } from './summarise-verification.ts';

export interface Success {
  readonly jobId: string;
  readonly result: PrintedResult;
  /** Of the posting that ends the reservation. */
  readonly transactionId: string;
  readonly now: Date;
  /** Told in the same transaction when the job was charged. */
  readonly onCharge?: (
    trx: Transaction<Database>,
    charge: { readonly clientId: string; readonly charged: number },
  ) => Promise<void>;
}

/**
 * Keeps the result, charges the job and tells its webhook, all or nothing. A statement whose own arithmetic contradicts
 * what was read is not charged: customers pay for results that hold. A test job never is. Returns `false`, changing nothing, when the job was deleted or has ended.
 */
export async function succeedJob(
  db: Kysely<Database>,
  { jobId, result, transactionId, now, onCharge = async () => {} }: Success,
): Promise<boolean> {
  const verification = summariseVerification(result.heads);
  return await db.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable('jobs')
      .set({
        status: 'Succeeded',
        bank_id: result.bankId,
        verification: JSON.stringify(verification),
        // What the worker told last may have been overtaken by the result.
        progress_page: result.pages,
        progress_pages: result.pages,
        password_encrypted: null,
        finished_at: now,
      })
      .where('job_id', '=', jobId)
      .where('status', 'in', statesBefore('Succeeded'))
      .returning(JOB_COLUMNS)
      .executeTakeFirst();
    if (ended === undefined) return false;
    await trx
      .insertInto('job_results')
      .values({ job_id: jobId, result_json: result.json, heads_json: writeHeads(result.heads) })
      .execute();
    await announceJob(trx, ended, now);
    if (ended.mode === 'test') return true;
    if (verification.status === 'mismatch') {
      await releaseCredits(trx, { transactionId, jobId, now });
      return true;
    }
    const charged = await settleCredits(trx, { transactionId, jobId, now });
    await trx.updateTable('jobs').set({ credits_charged: charged }).where('job_id', '=', jobId).execute();
    await onCharge(trx, { clientId: ended.client_id, charged });
    return true;
  });
}
