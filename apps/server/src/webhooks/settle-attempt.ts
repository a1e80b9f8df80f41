/** Records an ended attempt for its event and for the endpoint, all in one transaction. */
import type { DisabledReason } from '@extracto/contract';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database, WebhookDeliveryTable, WebhookEndpointTable } from '../db/index.ts';
import { type AttemptWork, enqueueAttempt } from '../queue/index.ts';
import { disableEndpoint } from './disable-endpoint.ts';
import { planNextAttempt } from './plan-next-attempt.ts';
import type { AttemptOutcome } from './post-event.ts';

export interface SettleTools {
  readonly db: Kysely<Database>;
  /** Makes a ULID. */
  readonly newId: () => string;
  /** 0 to 1. */
  readonly random: () => number;
  /** Time of uninterrupted failure before the service switches a webhook off. */
  readonly failingLimitMs: number;
}

export interface EndedAttempt extends AttemptWork {
  readonly outcome: AttemptOutcome;
  readonly tookMs: number;
  readonly now: Date;
}

type Delivery = Selectable<WebhookDeliveryTable>;
type Endpoint = Selectable<WebhookEndpointTable>;

/**
 * Returns what became of the event: `'void'` when it was deleted meanwhile, or the attempt was settled by somebody who
 * took this worker for dead.
 */
export async function settleAttempt(tools: SettleTools, ended: EndedAttempt): Promise<Delivery['state'] | 'void'> {
  return await tools.db.transaction().execute(async (trx) => {
    const found = await lockBoth(trx, ended.deliveryId);
    if (found === null || !(await closeAttempt(trx, ended))) return 'void';
    const { delivery, endpoint } = found;
    const isSentAgain = delivery.round_attempts === 0 || ended.attempt < delivery.attempts;
    if (ended.outcome.failure === null) return await succeed(trx, delivery, isSentAgain);
    // Switched off while this attempt was under way.
    if (delivery.state !== 'pending') return delivery.state;
    // Sent again meanwhile: that attempt decides, which waits or is under way.
    if (isSentAgain) return 'pending';
    return await fail(trx, tools, { delivery, endpoint, ended });
  });
}

/** The endpoint before the event, as everybody who needs both: in one order nobody waits in a circle. */
async function lockBoth(
  trx: Transaction<Database>,
  deliveryId: string,
): Promise<{ readonly delivery: Delivery; readonly endpoint: Endpoint } | null> {
  const endpoint = await trx
    .selectFrom('webhook_endpoints as e')
    .innerJoin('webhook_deliveries as d', (join) =>
      join.onRef('d.client_id', '=', 'e.client_id').onRef('d.mode', '=', 'e.mode'),
    )
    .selectAll('e')
    .where('d.delivery_id', '=', deliveryId)
    .forNoKeyUpdate('e')
    .executeTakeFirst();
  const delivery = await trx
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('delivery_id', '=', deliveryId)
    .forUpdate()
    .executeTakeFirst();
  return endpoint === undefined || delivery === undefined ? null : { delivery, endpoint };
}

async function closeAttempt(trx: Transaction<Database>, ended: EndedAttempt): Promise<boolean> {
  const { deliveryId, attempt, outcome, tookMs } = ended;
  const closed = await trx
    .updateTable('webhook_attempts')
    .set({ took_ms: tookMs, status: outcome.status, failure: outcome.failure, response: outcome.response })
    .where('delivery_id', '=', deliveryId)
    .where('attempt', '=', attempt)
    .where('took_ms', 'is', null)
    .executeTakeFirst();
  return closed.numUpdatedRows > 0n;
}

/** Whoever asked meanwhile to have it sent again gets that, too: the attempt that waits is not void. */
async function succeed(
  trx: Transaction<Database>,
  delivery: Delivery,
  isSentAgain: boolean,
): Promise<Delivery['state']> {
  await setFailingSince(trx, delivery, null);
  if (isSentAgain && delivery.state === 'pending') return 'pending';
  await trx
    .updateTable('webhook_deliveries')
    .set({ state: 'delivered', next_attempt_at: null })
    .where('delivery_id', '=', delivery.delivery_id)
    .execute();
  return 'delivered';
}

interface FailedAttempt {
  readonly delivery: Delivery;
  readonly endpoint: Endpoint;
  readonly ended: EndedAttempt;
}

async function fail(
  trx: Transaction<Database>,
  tools: SettleTools,
  { delivery, endpoint, ended }: FailedAttempt,
): Promise<'pending' | 'failed'> {
  const { outcome, now } = ended;
  const isTest = delivery.type === 'webhook.test';
  // A test that fails says nothing about how long real events have failed.
  const failingSince = endpoint.failing_since ?? (isTest ? null : now);
  if (failingSince !== endpoint.failing_since) await setFailingSince(trx, delivery, failingSince);
  const gone = outcome.failure === 'gone';
  const next = gone || isTest ? null : planNext(delivery, ended, tools.random());
  await trx
    .updateTable('webhook_deliveries')
    .set({ state: next === null ? 'failed' : 'pending', next_attempt_at: next })
    .where('delivery_id', '=', delivery.delivery_id)
    .execute();
  if (next !== null) {
    const work = { deliveryId: delivery.delivery_id, attempt: ended.attempt + 1 };
    await enqueueAttempt(trx, work, { clientId: delivery.client_id, startAfter: next });
    return 'pending';
  }
  const reason = gone ? 'gone' : isTest ? null : judgeFailing(failingSince, now, tools.failingLimitMs);
  if (reason !== null) await disableEndpoint(trx, { endpoint, reason, newId: tools.newId, now });
  return 'failed';
}

function planNext(delivery: Delivery, { outcome, now }: EndedAttempt, random: number): Date | null {
  const { round_attempts: attempts, round_started_at: startedAt } = delivery;
  // An attempt that was settled was counted when it was claimed.
  if (startedAt === null) return null;
  return planNextAttempt({ round: { attempts, startedAt }, now, retryAfterMs: outcome.retryAfterMs, random });
}

/** Asked only when an event was given up after its day of attempts, so that one bad moment after a quiet week is none. */
function judgeFailing(failingSince: Date | null, now: Date, limitMs: number): DisabledReason | null {
  return failingSince !== null && now.getTime() - failingSince.getTime() >= limitMs ? 'failing' : null;
}

async function setFailingSince(trx: Transaction<Database>, delivery: Delivery, since: Date | null): Promise<void> {
  await trx
    .updateTable('webhook_endpoints')
    .set({ failing_since: since })
    .where('client_id', '=', delivery.client_id)
    .where('mode', '=', delivery.mode)
    .execute();
}
