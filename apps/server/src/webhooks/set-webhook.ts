import type { Kysely, Transaction } from 'kysely';
import { ownedClients, type Scope } from '../clients/index.ts';
import { type Database, inTransaction } from '../db/index.ts';
import { cancelPending } from './cancel-pending.ts';
import type { EndpointName } from './open-secrets.ts';

export interface WebhookWish extends EndpointName {
  /** Checked by the caller; `null` switches the webhook off. */
  readonly url: string | null;
}

/**
 * Stores where events go, and switches a disabled webhook on again: whoever saves an address vouches for it. What waited
 * goes to the new address. Returns `false` when the client is not in the scope.
 */
export async function setWebhook(
  db: Kysely<Database>,
  scope: Scope,
  { clientId, mode, url }: WebhookWish,
): Promise<boolean> {
  return await inTransaction(db, async (trx) => {
    if (!(await isOwned(trx, scope, clientId))) return false;
    const state = { url, failing_since: null, disabled_at: null, disabled_reason: null };
    await trx
      .insertInto('webhook_endpoints')
      .values({ client_id: clientId, mode, ...state })
      .onConflict((conflict) => conflict.columns(['client_id', 'mode']).doUpdateSet(state))
      .execute();
    if (url === null) await cancelPending(trx, { clientId, mode });
    return true;
  });
}

/** Locked, so that the account is not deleted meanwhile. */
async function isOwned(trx: Transaction<Database>, scope: Scope, clientId: string): Promise<boolean> {
  const found = await trx
    .selectFrom('clients')
    .select('client_id')
    .where('client_id', '=', clientId)
    .where('client_id', 'in', ownedClients(trx, scope))
    .forShare()
    .executeTakeFirst();
  return found !== undefined;
}
