import type { Job } from '@extracto/contract';
import type { Kysely } from 'kysely';
import { ownedClients, type Scope, visibleModes } from '../clients/index.ts';
import type { Database, Listing, PageRequest } from '../db/index.ts';
import { describeJob, JOB_COLUMNS } from './describe-job.ts';
import { selectNewest } from './select-newest.ts';

/** The jobs in a scope, newest first. Whose they are is asked first, so that each client's are found by an index. */
export async function listJobs(
  db: Kysely<Database>,
  scope: Scope,
  { page, pageSize }: PageRequest,
): Promise<Listing<Job>> {
  const clients = await ownedClients(db, scope).execute();
  const own = { clientIds: clients.map(({ client_id }) => client_id), modes: visibleModes(scope) };
  if (own.clientIds.length === 0) return { items: [], total: 0 };
  const { rows: newest } = await selectNewest(own, { skipped: (page - 1) * pageSize, limit: pageSize }).execute(db);
  const ids = newest.map(({ job_id }) => job_id);
  const { total } = await db
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('client_id', 'in', own.clientIds)
    .where('mode', 'in', own.modes)
    .executeTakeFirstOrThrow();
  if (ids.length === 0) return { items: [], total };
  const rows = await db
    .selectFrom('jobs')
    .select(JOB_COLUMNS)
    .where('job_id', 'in', ids)
    .orderBy('job_id', 'desc')
    .execute();
  return { items: rows.map(describeJob), total };
}
