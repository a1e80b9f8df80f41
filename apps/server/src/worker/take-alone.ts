/**
 * Work on documents that were in a worker when it ended: one at a time, each in a process of its own. What ends that process
 * was the document, so blame is certain, and neither this worker nor another document pays for it.
 */
import type { Kysely } from 'kysely';
import type { JobResult } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../db/index.ts';
import { recordInterruption } from '../jobs/index.ts';
import { countJob } from '../observability/index.ts';
import type { LoneReader } from './create-lone-reader.ts';
import type { WorkerTools } from './extract-job.ts';
import { logOf, type TakenWork } from './take-extractions.ts';

export async function takeAlone(
  { db, readAlone }: Pick<WorkerTools, 'db'> & { readonly readAlone: LoneReader['read'] },
  log: Logger,
  work: TakenWork,
): Promise<JobResult> {
  const { id, data, signal } = work;
  const { jobId } = data;
  try {
    const status = await readAlone(work);
    if (status === 'completed') await countEnd(db, jobId);
    return { id, status };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    logOf(log, data).error({ error: reason }, 'job interrupted');
    // Whoever was asked to stop did not break. The database itself may be what is away.
    await recordInterruption(db, { jobId, reason, counts: !signal.aborted }).catch(() => {});
    return { id, status: 'failed' };
  }
}

/** Its counters are gone with the process. */
async function countEnd(db: Kysely<Database>, jobId: string): Promise<void> {
  const job = await db
    .selectFrom('jobs')
    .select(['status', 'pages', 'error_code', 'interruption'])
    .where('job_id', '=', jobId)
    .where('finished_at', 'is not', null)
    .executeTakeFirst();
  if (job?.status === 'Succeeded') countJob('succeeded', job.pages);
  else if (job !== undefined)
    countJob(job.error_code === 'internal' && job.interruption !== null ? 'quarantined' : 'failed');
}
