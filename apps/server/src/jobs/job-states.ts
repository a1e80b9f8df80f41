/**
 * The states of a job and what may follow what. A worker that died leaves its job Started; the next one starts it again.
 * Use cases put `statesBefore(…)` into the condition of their update, so that an illegal step changes nothing.
 */
import type { JobStatus } from '@extracto/contract';

export const NEXT_STATES: Readonly<Record<JobStatus, readonly JobStatus[]>> = {
  NotStarted: ['Started', 'Failed'],
  Started: ['Started', 'Succeeded', 'Failed'],
  Succeeded: [],
  Failed: [],
};

/** `statesBefore('Succeeded')` is `['Started']`. */
export function statesBefore(next: JobStatus): JobStatus[] {
  return (Object.keys(NEXT_STATES) as JobStatus[]).filter((state) => NEXT_STATES[state].includes(next));
}
