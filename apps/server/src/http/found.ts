import { ProblemError } from './problem-error.ts';

type Thing = 'job' | 'version' | 'account' | 'client' | 'receipt' | 'event' | 'session' | 'key';

/** The thing, or the problem of a missing one; a foreign thing is missing too. `what` as in `There is no such job.` */
export function found<T>(thing: T | null, what: Thing): T {
  if (thing === null) throw new ProblemError('not_found', `There is no such ${what}.`);
  return thing;
}
