import type { LocalAccounts } from '../adapters/identity/index.ts';
import type { HttpDependencies } from './http-dependencies.ts';
import { ProblemError } from './problem-error.ts';

/** The local accounts, or the problem of calling them where an issuer signs people in. */
export function localAccounts({ identity }: HttpDependencies): LocalAccounts {
  if (identity.local === null)
    throw new ProblemError('not_found', 'This installation has no local accounts. Use Continue.');
  return identity.local;
}
