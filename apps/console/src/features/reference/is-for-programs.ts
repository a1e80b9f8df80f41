import type { Operation } from './operation.ts';

/** True when a program with an API key can call the operation. The rest are forms, redirects and session calls of the console. */
export function isForPrograms({ access, method, answer }: Operation): boolean {
  if (answer.mediaType === null) return false;
  return access === 'customer' || (access === 'public' && method === 'GET');
}
