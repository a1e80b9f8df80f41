/**
 * The time for the queue's library, which waits for what is left of an interval by subtracting two readings of its clock: set
 * back by an hour in between, the machine's own would make it wait an hour. This one tells the time of day at its start and
 * counts on from there.
 */
import type { Clock } from 'pg-boss';

export function createSteadyClock(wall = Date.now, elapsedMs = () => performance.now()): Clock {
  const startMs = wall() - elapsedMs();
  return {
    now: () => startMs + elapsedMs(),
    setTimeout: (act, ms) => setTimeout(act, ms),
    clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
    setInterval: (act, ms) => setInterval(act, ms),
    clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
  };
}
