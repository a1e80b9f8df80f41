import type { Job } from '@extracto/contract';
import type { Kysely } from 'kysely';
import { ownedClients } from '../clients/owned-clients.ts';
import type { Scope } from '../clients/scope.ts';
import { visibleModes } from '../clients/visible-modes.ts';
import type { Listing, PageRequest } from '../db/page-request.ts';
import type { Database } from '../db/schema.ts';
import { describeJob, JOB_COLUMNS } from './describe-job.ts';

/** The jobs in a scope, newest first. */
export async function listJobs(
  db: Kysely<Database>,
  scope: Scope,
  { page, pageSize }: PageRequest,
): Promise<Listing<Job>> {
  const owned = db
    .selectFrom('jobs')
    .where('client_id', 'in', ownedClients(db, scope))
    .where('mode', 'in', visibleModes(scope));
  const rows = await owned
    .select(JOB_COLUMNS)
    .orderBy('job_id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const count = await owned.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { items: rows.map(describeJob), total: count.total };
}
