/** Writes an event for its endpoint and puts its first attempt in line. */
import type { JobStatus, KeyMode, WebhookEventType } from '@extracto/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { enqueueAttempt } from '../queue/index.ts';

export interface NewEvent {
  readonly deliveryId: string;
  readonly clientId: string;
  readonly mode: KeyMode;
  readonly type: WebhookEventType;
  /** `null` when the event is about no job. */
  readonly job: { readonly jobId: string; readonly status: JobStatus } | null;
  readonly body: string;
  readonly now: Date;
}

/** Without effect when there is an event with that id, or the webhook is not on. Returns whether it was written. */
export async function enqueueEvent(trx: Transaction<Database>, event: NewEvent): Promise<boolean> {
  const { deliveryId, clientId, mode, type, job, body, now } = event;
  const endpoint = await trx
    .selectFrom('webhook_endpoints')
    .select('client_id')
    .where('client_id', '=', clientId)
    .where('mode', '=', mode)
    .where('url', 'is not', null)
    .where('disabled_at', 'is', null)
    // Whoever switches it off meanwhile waits, and cancels this event with the others.
    .forKeyShare()
    .executeTakeFirst();
  if (endpoint === undefined) return false;
  const inserted = await trx
    .insertInto('webhook_deliveries')
    .values({
      delivery_id: deliveryId,
      client_id: clientId,
      mode,
      type,
      job_id: job?.jobId ?? null,
      job_status: job?.status ?? null,
      body,
      state: 'pending',
      next_attempt_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('delivery_id').doNothing())
    .returning('delivery_id')
    .executeTakeFirst();
  if (inserted === undefined) return false;
  await enqueueAttempt(trx, { deliveryId, attempt: 1 }, { clientId, startAfter: now });
  return true;
}
