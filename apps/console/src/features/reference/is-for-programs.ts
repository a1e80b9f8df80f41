import type { Operation } from './operation.ts';

/** Whether a program with a key calls it. The rest belongs to screens: forms, redirects, and what needs a session. */
export function isForPrograms({ access, method, answer }: Operation): boolean {
  if (answer.mediaType === null) return false;
  return access === 'customer' || (access === 'public' && method === 'GET');
}
