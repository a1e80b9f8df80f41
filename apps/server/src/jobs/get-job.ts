import type { Job } from '@extracto/contract';
import type { Kysely } from 'kysely';
import { ownedClients, type Scope, visibleModes } from '../clients/index.ts';
import type { Database } from '../db/index.ts';
import { describeJob, JOB_COLUMNS } from './describe-job.ts';

/** `null` when there is none in the scope. */
export async function getJob(db: Kysely<Database>, scope: Scope, jobId: string): Promise<Job | null> {
  const row = await db
    .selectFrom('jobs')
    .select(JOB_COLUMNS)
    .where('job_id', '=', jobId)
    .where('client_id', 'in', ownedClients(db, scope))
    .where('mode', 'in', visibleModes(scope))
    .executeTakeFirst();
  return row === undefined ? null : describeJob(row);
}
