import type { TestEvent, WebhookDelivery } from '@extracto/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Scope } from '../clients/index.ts';
import { type Database, inTransaction } from '../db/index.ts';
import { enqueueEvent } from './enqueue-event.ts';
import { findDelivery } from './list-deliveries.ts';
import type { EndpointName } from './open-secrets.ts';

/** They belong to no job that takes them along when it is deleted. */
const KEPT_TESTS = 20;

export interface TestWish extends EndpointName {
  readonly eventId: string;
  readonly now: Date;
}

/** Puts an event in line that says nothing but that it is a test. `null` when the webhook is not on. */
export async function sendTestEvent(
  db: Kysely<Database>,
  scope: Scope,
  { clientId, mode, eventId, now }: TestWish,
): Promise<WebhookDelivery | null> {
  return await inTransaction(db, async (trx) => {
    const event: TestEvent = { type: 'webhook.test', timestamp: now.toISOString(), data: { clientId, mode } };
    const deliveryId = `evt_${eventId}`;
    const body = JSON.stringify(event);
    const sent = await enqueueEvent(trx, { deliveryId, clientId, mode, type: event.type, job: null, body, now });
    if (!sent) return null;
    await forgetOldTests(trx, { clientId, mode });
    return await findDelivery(trx, scope, { clientId, mode, deliveryId });
  });
}

async function forgetOldTests(trx: Transaction<Database>, { clientId, mode }: EndpointName): Promise<void> {
  await trx
    .deleteFrom('webhook_deliveries')
    .where('delivery_id', 'in', (eb) =>
      eb
        .selectFrom('webhook_deliveries as d')
        .select('d.delivery_id')
        .where('d.client_id', '=', clientId)
        .where('d.mode', '=', mode)
        .where('d.type', '=', 'webhook.test')
        .orderBy('d.created_at', 'desc')
        .orderBy('d.delivery_id', 'desc')
        .offset(KEPT_TESTS),
    )
    .execute();
}
