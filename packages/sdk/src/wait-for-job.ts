/** Asks for a job until it has ended. */
import { WaitTimeoutError } from './errors.ts';
import type { Clock } from './request/transport.ts';
import type { Job } from './types.ts';

export interface WaitOptions {
  /** Longest time to wait; ten minutes when left out. */
  readonly timeoutMs?: number;
  /** Between two questions; when left out it grows from half a second to five. */
  readonly pollIntervalMs?: number;
  /** Ends the wait; the job goes on. */
  readonly signal?: AbortSignal;
  /** Called with the job as each answer has it, also with the last one. */
  readonly onProgress?: (job: Job) => void;
}

const DEFAULT_TIMEOUT_MS = 600_000;
const FIRST_INTERVAL_MS = 500;
const LONGEST_INTERVAL_MS = 5_000;
const GROWTH = 1.5;

/** Gives the job, succeeded or failed. Throws `WaitTimeoutError`, the reason of the signal, or what `readJob` throws. */
export async function waitForJob(
  readJob: () => Promise<Job>,
  { timeoutMs = DEFAULT_TIMEOUT_MS, pollIntervalMs, signal, onProgress }: WaitOptions,
  clock: Clock,
): Promise<Job> {
  const beganMs = clock.nowMs();
  for (let intervalMs = pollIntervalMs ?? FIRST_INTERVAL_MS; ; intervalMs = pollIntervalMs ?? grow(intervalMs)) {
    const job = await readJob();
    onProgress?.(job);
    if (job.status === 'Succeeded' || job.status === 'Failed') return job;
    const leftMs = beganMs + timeoutMs - clock.nowMs();
    if (leftMs <= 0) throw new WaitTimeoutError(job, clock.nowMs() - beganMs);
    await clock.pause(Math.min(intervalMs, leftMs), signal);
  }
}

function grow(intervalMs: number): number {
  return Math.min(LONGEST_INTERVAL_MS, intervalMs * GROWTH);
}
