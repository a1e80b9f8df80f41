import { ProblemError } from './problem-error.ts';

/** The thing, or the problem of a missing one; a foreign thing is missing too. `what` as in `There is no such job.` */
export function found<T>(thing: T | null, what: 'job' | 'account' | 'client' | 'receipt' | 'event' | 'session'): T {
  if (thing === null) throw new ProblemError('not_found', `There is no such ${what}.`);
  return thing;
}
