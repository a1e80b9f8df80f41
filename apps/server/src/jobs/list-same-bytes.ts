import type { Job } from '@extracto/contract';
import type { Kysely } from 'kysely';
import { ownedClients, type Scope, visibleModes } from '../clients/index.ts';
import type { Database, Listing, PageRequest } from '../db/index.ts';
import { describeJob, JOB_COLUMNS } from './describe-job.ts';

/** The jobs in a scope whose document has these bytes, newest first. */
export async function listSameBytes(
  db: Kysely<Database>,
  scope: Scope,
  { sha256, page, pageSize }: PageRequest & { readonly sha256: Buffer },
): Promise<Listing<Job>> {
  const clients = await ownedClients(db, scope).execute();
  if (clients.length === 0) return { items: [], total: 0 };
  const same = db
    .selectFrom('jobs')
    .where(
      'client_id',
      'in',
      clients.map(({ client_id }) => client_id),
    )
    .where('mode', 'in', visibleModes(scope))
    .where('document_sha256', '=', sha256);
  const { total } = await same.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await same
    .select(JOB_COLUMNS)
    .orderBy('job_id', 'desc')
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .execute();
  return { items: rows.map(describeJob), total };
}
