import type { Kysely } from 'kysely';
import { ownedClients, type Scope } from '../clients/index.ts';
import type { Database } from '../db/index.ts';
import type { EndpointName } from './open-secrets.ts';

/** Switches a disabled webhook on again; one that is on stays so. Returns `false` when there is no address to send to. */
export async function enableWebhook(
  db: Kysely<Database>,
  scope: Scope,
  { clientId, mode }: EndpointName,
): Promise<boolean> {
  const enabled = await db
    .updateTable('webhook_endpoints')
    .set({ disabled_at: null, disabled_reason: null, failing_since: null })
    .where('client_id', '=', clientId)
    .where('client_id', 'in', ownedClients(db, scope))
    .where('mode', '=', mode)
    .where('url', 'is not', null)
    .executeTakeFirst();
  return enabled.numUpdatedRows > 0n;
}
