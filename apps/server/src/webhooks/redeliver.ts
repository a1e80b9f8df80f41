import type { WebhookDelivery } from '@extracto/contract';
import type { Kysely } from 'kysely';
import type { Scope } from '../clients/index.ts';
import { type Database, inTransaction } from '../db/index.ts';
import { enqueueAttempt } from '../queue/index.ts';
import { findDelivery } from './list-deliveries.ts';
import type { EndpointName } from './open-secrets.ts';

export interface RedeliveryWish extends EndpointName {
  readonly deliveryId: string;
  readonly now: Date;
}

/**
 * Sends an event again, now and with a new round of attempts: the same id, the same bytes. An attempt that was planned for
 * later is void. `'off'` when the webhook is not on, `null` when there is no such event in the scope.
 */
export async function redeliver(
  db: Kysely<Database>,
  scope: Scope,
  wish: RedeliveryWish,
): Promise<WebhookDelivery | 'off' | null> {
  const { clientId, mode, deliveryId, now } = wish;
  return await inTransaction(db, async (trx) => {
    if ((await findDelivery(trx, scope, wish)) === null) return null;
    const endpoint = await trx
      .selectFrom('webhook_endpoints')
      .select(['url', 'disabled_at'])
      .where('client_id', '=', clientId)
      .where('mode', '=', mode)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (endpoint === undefined || endpoint.url === null || endpoint.disabled_at !== null) return 'off';
    const reopened = await trx
      .updateTable('webhook_deliveries')
      .set({ state: 'pending', next_attempt_at: now, round_attempts: 0, round_started_at: null })
      .where('delivery_id', '=', deliveryId)
      .returning('attempts')
      .executeTakeFirst();
    if (reopened === undefined) return null;
    await enqueueAttempt(trx, { deliveryId, attempt: reopened.attempts + 1 }, { clientId, startAfter: now });
    return await findDelivery(trx, scope, wish);
  });
}
