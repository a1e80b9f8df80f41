import type { BookkeepingRules } from '@extracto/contract';
import type { Kysely } from 'kysely';
import { ownedClients, type Scope } from '../clients/index.ts';
import type { Database } from '../db/index.ts';
import { getRules } from './get-rules.ts';

/** Replaces the rules of a client; `null` when there is no such client in the scope. */
export async function setRules(
  db: Kysely<Database>,
  scope: Scope,
  { clientId, rules }: { readonly clientId: string; readonly rules: BookkeepingRules['rules'] },
): Promise<BookkeepingRules | null> {
  const owned = await ownedClients(db, scope).where('client_id', '=', clientId).executeTakeFirst();
  if (owned === undefined) return null;
  const written = JSON.stringify(rules);
  await db
    .insertInto('bookkeeping_rules')
    .values({ client_id: clientId, rules: written })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet({ rules: written }))
    .execute();
  return await getRules(db, scope, clientId);
}
