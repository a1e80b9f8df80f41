import type { Kysely } from 'kysely';
import { ownedClients, type Scope, visibleModes } from '../clients/index.ts';
import type { Database } from '../db/index.ts';

/** The ids of the jobs in a scope, as a subquery: `where('job_id', 'in', ownedJobs(db, scope))`. */
export function ownedJobs(db: Kysely<Database>, scope: Scope) {
  return db
    .selectFrom('jobs')
    .select('job_id')
    .where('client_id', 'in', ownedClients(db, scope))
    .where('mode', 'in', visibleModes(scope));
}
