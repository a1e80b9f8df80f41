import type { Kysely } from 'kysely';
import type { Scope } from '../clients/scope.ts';
import type { Database } from '../db/schema.ts';
import { getResult } from '../jobs/get-result.ts';
import { found } from './found.ts';
import { ProblemError } from './problem-error.ts';

/** The stored result of a succeeded job. Throws the problem of one that is missing, foreign, or has none. */
export async function readResult(db: Kysely<Database>, scope: Scope, jobId: string): Promise<string> {
  const { status, resultJson } = found(await getResult(db, scope, jobId), 'job');
  if (resultJson !== null) return resultJson;
  const detail =
    status === 'Failed' ? 'The job failed: there is no result. Its receipt says why.' : 'The job has not ended yet.';
  throw new ProblemError('job_not_succeeded', detail);
}
