import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Scope } from './scope.ts';

/** The ids of the clients in a scope, as a subquery: `where('client_id', 'in', ownedClients(db, scope))`. */
export function ownedClients(db: Kysely<Database>, scope: Scope) {
  const owned = db.selectFrom('clients').select('client_id').where('user_id', '=', scope.userId);
  return scope.clientId === null ? owned : owned.where('client_id', '=', scope.clientId);
}
