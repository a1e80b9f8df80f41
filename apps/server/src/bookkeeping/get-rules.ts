import type { BookkeepingRules } from '@extracto/contract';
import type { Kysely } from 'kysely';
import { ownedClients, type Scope } from '../clients/index.ts';
import type { Database } from '../db/index.ts';

/** The rules of a client; `null` when there is no such client in the scope. */
export async function getRules(db: Kysely<Database>, scope: Scope, clientId: string): Promise<BookkeepingRules | null> {
  const row = await db
    .selectFrom('clients as c')
    .leftJoin('bookkeeping_rules as b', 'b.client_id', 'c.client_id')
    .select('b.rules')
    .where('c.client_id', '=', clientId)
    .where('c.client_id', 'in', ownedClients(db, scope))
    .executeTakeFirst();
  return row === undefined ? null : { rules: row.rules ?? [] };
}
