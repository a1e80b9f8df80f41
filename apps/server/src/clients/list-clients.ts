import type { Client } from '@extracto/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import type { Scope } from './scope.ts';

export interface ClientFilter extends Scope {
  /** Only this one. */
  readonly onlyClientId?: string;
}

/** The clients in a scope, oldest first, each with its current key readable. */
export async function listClients(db: Kysely<Database>, box: SecretBox, filter: ClientFilter): Promise<Client[]> {
  let query = db
    .selectFrom('clients as c')
    .innerJoin('api_keys as k', (join) => join.onRef('k.client_id', '=', 'c.client_id').on('k.expires_at', 'is', null))
    .innerJoin('ledger_accounts as a', (join) =>
      join.onRef('a.client_id', '=', 'c.client_id').on('a.kind', '=', 'available'),
    )
    .select(['c.client_id', 'c.user_id', 'c.name', 'c.webhook_url', 'k.key_encrypted', 'a.balance'])
    .where('c.user_id', '=', filter.userId)
    .orderBy('c.client_id');
  if (filter.clientId !== null) query = query.where('c.client_id', '=', filter.clientId);
  if (filter.onlyClientId !== undefined) query = query.where('c.client_id', '=', filter.onlyClientId);
  const rows = await query.execute();
  return rows.map((row) => ({
    userId: row.user_id,
    name: row.name,
    clientId: row.client_id,
    apiKey: box.open(row.key_encrypted, row.client_id),
    credits: row.balance,
    webHookUrl: row.webhook_url,
  }));
}
