/** Jobs whose every attempt was interrupted end as Failed, and cost nothing. */
import type { Job } from 'pg-boss';
import type { Logger } from 'pino';
import { failJob } from '../jobs/fail-job.ts';
import type { ExtractionWork } from '../queue/enqueue-extraction.ts';
import type { WorkerTools } from './extract-job.ts';

export async function giveUpExtractions(
  { db, now, newId }: Pick<WorkerTools, 'db' | 'now' | 'newId'>,
  log: Logger,
  exhausted: readonly Pick<Job<ExtractionWork>, 'data'>[],
): Promise<void> {
  for (const { data } of exhausted) {
    await failJob(db, { jobId: data.jobId, code: 'internal', transactionId: newId(), now: now() });
    log.error({ jobId: data.jobId }, 'job given up');
  }
}
