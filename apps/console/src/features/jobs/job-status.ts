import type { Job } from '@extracto/contract';

export type JobPhase = 'processing' | 'completed' | 'failed';

/** A status in the customer's words. Anything that is neither of the two ends counts as processing. */
export function readJobPhase(status: string): JobPhase {
  if (status === 'Succeeded') return 'completed';
  if (status === 'Failed') return 'failed';
  return 'processing';
}

const YOUNG_MS = 60 * 60 * 1000;

/** True when the job is still running and at most an hour old. */
export function isWorthPolling(job: Pick<Job, 'status' | 'createdAt'>, nowMs: number): boolean {
  const isRunning = job.status === 'Started' || job.status === 'NotStarted';
  return isRunning && nowMs - Date.parse(job.createdAt) < YOUNG_MS;
}
