import type { PrintedResult } from '@extracto/model/print-result';
import type { Kysely, Transaction } from 'kysely';
import { settleCredits } from '../credits/index.ts';
import type { Database, JobCharge } from '../db/index.ts';
import { type SecretBox, sealText } from '../secrets/index.ts';
import { announceJob } from './announce-job.ts';
import { claimFreePages } from './claim-free-pages.ts';
import { JOB_COLUMNS } from './describe-job.ts';
import { findContradictedPages } from './find-contradicted-pages.ts';
import { statesBefore } from './job-states.ts';
import { resultContext } from './result-context.ts';
import { summariseVerification } from './summarise-verification.ts';

export interface Success {
  readonly jobId: string;
  readonly result: PrintedResult;
  /** Id of the posting that ends the reservation. */
  readonly transactionId: string;
  readonly now: Date;
  /** Most contradicted pages that are free of charge per customer and month. */
  readonly freePagesPerMonth?: number;
  /** Told in the same transaction when the job was charged. */
  readonly onCharge?: (
    trx: Transaction<Database>,
    charge: { readonly clientId: string; readonly charged: number },
  ) => Promise<void>;
}

/** The number when nobody configured another. */
const FREE_PAGES_PER_MONTH = 200;

/**
 * Keeps the result, charges the job and tells its webhook, all or nothing. Pages of a statement whose own arithmetic
 * contradicts what was read cost nothing, up to a ceiling: customers pay for results that hold. A test job never does. Returns `false`, changing nothing, when the job was deleted or has ended.
 */
export async function succeedJob(
  db: Kysely<Database>,
  box: SecretBox,
  { jobId, result, transactionId, now, freePagesPerMonth = FREE_PAGES_PER_MONTH, onCharge = async () => {} }: Success,
): Promise<boolean> {
  const verification = summariseVerification(result.heads);
  return await db.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable('jobs')
      .set({
        status: 'Succeeded',
        bank_id: result.bankId,
        verification: JSON.stringify(verification),
        // The result may have overtaken the worker's last progress report.
        // Pages that could not be counted at submission are counted now.
        pages: result.pages,
        pages_unknown: false,
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
    const seal = (text: string) => sealText(trx, box, { owner: ended.client_id, context: resultContext(jobId) }, text);
    await trx
      .insertInto('job_results')
      .values({
        job_id: jobId,
        result_json: await seal(result.json),
        heads_json: await seal(JSON.stringify(result.heads)),
      })
      .execute();
    await announceJob(trx, ended, now);
    if (ended.mode === 'test') return true;
    const charge = await judgePages(trx, result, { clientId: ended.client_id, most: freePagesPerMonth, now });
    const credits = ended.pages - charge.freePages.length;
    const charged = await settleCredits(trx, { transactionId, jobId, now, credits });
    const settled = { credits_charged: charged, charge: JSON.stringify(charge) };
    await trx.updateTable('jobs').set(settled).where('job_id', '=', jobId).execute();
    if (charged > 0) await onCharge(trx, { clientId: ended.client_id, charged });
    return true;
  });
}

/** Pages that a contradiction makes free, the first ones when the ceiling of the month does not allow them all. */
async function judgePages(
  trx: Transaction<Database>,
  { heads, spans, pages }: PrintedResult,
  claim: { readonly clientId: string; readonly most: number; readonly now: Date },
): Promise<JobCharge> {
  const judged = heads.map(({ verification }, index) => ({ status: verification.status, span: spans[index] ?? null }));
  const contradictedPages = findContradictedPages(judged, pages);
  const granted = await claimFreePages(trx, { ...claim, pages: contradictedPages.length });
  return { contradictedPages, freePages: contradictedPages.slice(0, granted) };
}
