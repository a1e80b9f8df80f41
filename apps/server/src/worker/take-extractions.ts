/** Work that this worker got from the queue → what the queue is told about each piece. */
import { ExtractionError } from '@extracto/model';
import type { Job, JobResult } from 'pg-boss';
import type { Logger } from 'pino';
import { recordInterruption } from '../jobs/index.ts';
import { traceWork } from '../observability/index.ts';
import type { ExtractionWork } from '../queue/index.ts';
import { purgeDue } from '../retention/index.ts';
import { extractJob, type WorkerTools } from './extract-job.ts';

export type TakenWork = Pick<Job<ExtractionWork>, 'id' | 'data' | 'retryCount' | 'signal'>;

/**
 * All at once: the threads of the pool decide what runs. A job that failed because of its document is done; `failed`
 * means that the queue shall try again.
 */
export function takeExtractions(tools: WorkerTools, log: Logger, taken: readonly TakenWork[]): Promise<JobResult[]> {
  return Promise.all(taken.map((work) => takeOne(tools, log, work)));
}

async function takeOne(
  tools: WorkerTools,
  worker: Logger,
  { id, data, retryCount, signal }: TakenWork,
): Promise<JobResult> {
  const { jobId } = data;
  const log = logOf(worker, data);
  const startedAt = performance.now();
  try {
    const traced = { ...(data.trace && { trace: data.trace }), attributes: { jobId, lane: tools.lane } };
    const outcome = await traceWork('extract', traced, () => extractJob(tools, jobId, signal));
    log.info({ outcome, tookMs: Math.round(performance.now() - startedAt) }, 'job');
    await purgeEnded(tools, log, jobId);
    return { id, status: 'completed' };
  } catch (error) {
    log.error({ attempt: retryCount + 1, error: explain(error) }, 'job interrupted');
    // The database itself may be what is away.
    await recordInterruption(tools.db, { jobId, reason: nameReason(error), counts: isOfDocument(error) }).catch(
      () => {},
    );
    return { id, status: 'failed' };
  }
}

/** Every line names the job, and the call that submitted it. */
export function logOf(worker: Logger, { jobId, requestId }: ExtractionWork): Logger {
  return worker.child({ jobId, ...(requestId == null ? {} : { requestId }) });
}

/** A document that is wanted no longer than its job; whatever keeps it here is left to the schedule. */
async function purgeEnded(tools: WorkerTools, log: Logger, jobId: string): Promise<void> {
  await purgeDue(tools, { jobId }).catch((error: unknown) => log.error({ error: String(error) }, 'purge'));
}

/** For the operator's log: an extraction's own sentence is for the customer and says nothing. */
function explain(error: unknown): string {
  return error instanceof ExtractionError ? `${error.code}: ${String(error.cause)}` : String(error);
}

/** Reason to store: the kind of the error, because a message may quote the document. `internal: RangeError` */
function nameReason(error: unknown): string {
  const [code, cause] = error instanceof ExtractionError ? [error.code, error.cause] : [null, error];
  const kind = cause instanceof Error ? ((cause as NodeJS.ErrnoException).code ?? cause.name) : null;
  return [code, kind].filter((part) => part !== null).join(': ') || 'unknown';
}

/** A thread that broke may have been broken by its document; a storage that is away, or our own stop, was not. */
function isOfDocument(error: unknown): boolean {
  return error instanceof ExtractionError && error.code !== 'cancelled';
}
