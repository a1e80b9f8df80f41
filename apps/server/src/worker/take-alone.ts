/**
 * Work on documents that were in a worker when it ended: one at a time, each in a process of its own. What ends that process
 * was the document, so blame is certain, and neither this worker nor another document pays for it.
 */
import type { JobResult } from 'pg-boss';
import type { Logger } from 'pino';
import { recordInterruption } from '../jobs/record-interruption.ts';
import type { LoneReader } from './create-lone-reader.ts';
import type { WorkerTools } from './extract-job.ts';
import type { TakenWork } from './take-extractions.ts';

export async function takeAlone(
  { db, readAlone }: Pick<WorkerTools, 'db'> & { readonly readAlone: LoneReader['read'] },
  log: Logger,
  work: TakenWork,
): Promise<JobResult> {
  const { id, data, signal } = work;
  const { jobId } = data;
  try {
    return { id, status: await readAlone(work) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.error({ jobId, error: reason }, 'job interrupted');
    // Whoever was asked to stop did not break. The database itself may be what is away.
    await recordInterruption(db, { jobId, reason, counts: !signal.aborted }).catch(() => {});
    return { id, status: 'failed' };
  }
}
