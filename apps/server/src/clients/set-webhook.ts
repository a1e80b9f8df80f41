import type { Client } from '@extracto/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import { findClient } from './find-client.ts';
import { ownedClients } from './owned-clients.ts';
import type { Scope } from './scope.ts';

/** Stores a webhook address whose form was checked; `null` switches the webhook off. Returns `null` when the client is not in the scope. */
export async function setWebhook(
  db: Kysely<Database>,
  box: SecretBox,
  scope: Scope,
  { clientId, webHookUrl }: { readonly clientId: string; readonly webHookUrl: string | null },
): Promise<Client | null> {
  await db
    .updateTable('clients')
    .set({ webhook_url: webHookUrl })
    .where('client_id', '=', clientId)
    .where('client_id', 'in', ownedClients(db, scope))
    .execute();
  return await findClient(db, box, scope, clientId);
}
