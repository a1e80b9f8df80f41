/** Jobs whose every attempt was interrupted are quarantined. */
import type { Job } from 'pg-boss';
import type { Logger } from 'pino';
import { quarantineJob } from '../jobs/index.ts';
import { countJob } from '../observability/index.ts';
import type { ExtractionWork } from '../queue/index.ts';
import type { WorkerTools } from './extract-job.ts';
import { logOf } from './take-extractions.ts';

export async function giveUpExtractions(
  { db, now, newId }: Pick<WorkerTools, 'db' | 'now' | 'newId'>,
  log: Logger,
  exhausted: readonly Pick<Job<ExtractionWork>, 'data'>[],
): Promise<void> {
  for (const { data } of exhausted) {
    if (await quarantineJob(db, { jobId: data.jobId, transactionId: newId(), now: now() })) countJob('quarantined');
    logOf(log, data).error('job given up');
  }
}
