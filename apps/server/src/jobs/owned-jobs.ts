import type { Kysely } from 'kysely';
import { ownedClients } from '../clients/owned-clients.ts';
import type { Scope } from '../clients/scope.ts';
import { visibleModes } from '../clients/visible-modes.ts';
import type { Database } from '../db/schema.ts';

/** The ids of the jobs in a scope, as a subquery: `where('job_id', 'in', ownedJobs(db, scope))`. */
export function ownedJobs(db: Kysely<Database>, scope: Scope) {
  return db
    .selectFrom('jobs')
    .select('job_id')
    .where('client_id', 'in', ownedClients(db, scope))
    .where('mode', 'in', visibleModes(scope));
}
