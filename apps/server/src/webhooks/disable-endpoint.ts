import type { DisabledReason } from '@extracto/contract';
import type { Selectable, Transaction } from 'kysely';
import { recordEvent } from '../audit/index.ts';
import type { Database, WebhookEndpointTable } from '../db/index.ts';
import { queueMail } from '../mail/index.ts';
import { cancelPending } from './cancel-pending.ts';

export interface Disabling {
  /** Locked by the caller, and as it was when locked. */
  readonly endpoint: Selectable<WebhookEndpointTable>;
  readonly reason: DisabledReason;
  /** Makes a ULID. */
  readonly newId: () => string;
  readonly now: Date;
}

/** Switches a webhook off on behalf of the service, cancels what waits, and tells the owner, once. */
export async function disableEndpoint(
  trx: Transaction<Database>,
  { endpoint, reason, newId, now }: Disabling,
): Promise<void> {
  const { client_id: clientId, mode, url } = endpoint;
  if (url === null || endpoint.disabled_at !== null) return;
  await trx
    .updateTable('webhook_endpoints')
    .set({ disabled_at: now, disabled_reason: reason })
    .where('client_id', '=', clientId)
    .where('mode', '=', mode)
    .execute();
  await cancelPending(trx, { clientId, mode });
  const owner = await trx
    .selectFrom('clients as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.user_id', 'c.name', 'u.email'])
    .where('c.client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  await recordEvent(trx, {
    eventId: newId(),
    userId: owner.user_id,
    action: 'webhook.disabled',
    actor: 'service',
    keyHint: null,
    clientId,
    subject: mode,
    address: null,
    once: null,
    now,
  });
  const { email: to, name: clientName } = owner;
  // The form was checked when it was saved.
  const { host } = new URL(url);
  await queueMail(
    trx,
    { now, newId },
    { template: 'webhook-disabled', params: { clientName, mode, host, reason }, to },
  );
}
