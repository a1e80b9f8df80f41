import type { JobEvent, JobStatus } from '@extracto/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { enqueueEvent } from '../webhooks/index.ts';
import { describeJob, type JobRow } from './describe-job.ts';

/** The states in their order, which is that of the events. A job that waits was answered to whoever submitted it. */
const SEQUENCE: Readonly<Record<JobStatus, number | null>> = { NotStarted: null, Started: 1, Succeeded: 2, Failed: 2 };

/**
 * Tells the webhook of a job's client that the job has taken its state, in the transaction that gave it. A state is told
 * once: a job that is started again after its worker died stays silent.
 */
export async function announceJob(trx: Transaction<Database>, row: JobRow, now: Date): Promise<void> {
  const sequence = SEQUENCE[row.status];
  if (sequence === null) return;
  const job = describeJob(row);
  const event: JobEvent = { type: 'job.status_changed', timestamp: now.toISOString(), sequence, data: job };
  await enqueueEvent(trx, {
    deliveryId: `evt_${job.jobId}_${sequence}`,
    clientId: job.clientId,
    mode: job.mode,
    type: event.type,
    job,
    body: JSON.stringify(event),
    now,
  });
}
