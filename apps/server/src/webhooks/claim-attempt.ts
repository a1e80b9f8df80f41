/**
 * One worker's right to make one attempt. The queue may hand the same attempt out twice: when a worker died, when it was
 * silent for too long, when the customer asked for an attempt at once. Whoever writes the attempt's row makes it.
 */
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database, WebhookEndpointTable } from '../db/index.ts';
import { ATTEMPT_LEASE_SECONDS, type AttemptWork } from '../queue/index.ts';
import type { SecretBox } from '../secrets/index.ts';
import { openSecrets } from './open-secrets.ts';

export interface ClaimedAttempt {
  readonly kind: 'claimed';
  readonly url: string;
  readonly body: string;
  readonly secrets: readonly string[];
}

export type AttemptClaim =
  | ClaimedAttempt
  /** Nothing to do: the event has ended or is gone, or this attempt was made. */
  | { readonly kind: 'void' }
  /** Somebody else makes it right now, or died just now. */
  | { readonly kind: 'busy' }
  /** Whoever began it never ended it. */
  | { readonly kind: 'interrupted'; readonly startedAt: Date };

export async function claimAttempt(
  db: Kysely<Database>,
  box: SecretBox,
  work: AttemptWork,
  now: Date,
): Promise<AttemptClaim> {
  const claim = await db.transaction().execute((trx) => beginAttempt(trx, work, now));
  if (claim.kind !== 'begun') return claim;
  const { endpoint, url, body } = claim;
  const name = { clientId: endpoint.client_id, mode: endpoint.mode };
  const { current, previous } = await openSecrets(db, box, name, endpoint, now);
  return { kind: 'claimed', url, body, secrets: previous === null ? [current] : [current, previous.secret] };
}

interface BegunAttempt {
  readonly kind: 'begun';
  readonly endpoint: Selectable<WebhookEndpointTable>;
  readonly url: string;
  readonly body: string;
}

async function beginAttempt(
  trx: Transaction<Database>,
  work: AttemptWork,
  now: Date,
): Promise<BegunAttempt | Exclude<AttemptClaim, ClaimedAttempt>> {
  const { deliveryId, attempt } = work;
  const row = await trx
    .selectFrom('webhook_deliveries')
    .select(['client_id', 'mode', 'body', 'state', 'attempts', 'round_attempts', 'round_started_at'])
    .where('delivery_id', '=', deliveryId)
    .forUpdate()
    .executeTakeFirst();
  if (row?.state !== 'pending' || row.attempts > attempt) return { kind: 'void' };
  if (row.attempts === attempt) return await judgeBegun(trx, work, now);
  const endpoint = await trx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('client_id', '=', row.client_id)
    .where('mode', '=', row.mode)
    .executeTakeFirstOrThrow();
  // Whoever switches it off cancels what waits, so that nothing that waits comes here.
  if (endpoint.url === null || endpoint.disabled_at !== null) return { kind: 'void' };
  await trx.insertInto('webhook_attempts').values({ delivery_id: deliveryId, attempt, started_at: now }).execute();
  await trx
    .updateTable('webhook_deliveries')
    .set({
      attempts: attempt,
      round_attempts: row.round_attempts + 1,
      round_started_at: row.round_started_at ?? now,
    })
    .where('delivery_id', '=', deliveryId)
    .execute();
  return { kind: 'begun', endpoint, url: endpoint.url, body: row.body };
}

async function judgeBegun(
  trx: Transaction<Database>,
  { deliveryId, attempt }: AttemptWork,
  now: Date,
): Promise<Exclude<AttemptClaim, ClaimedAttempt>> {
  const begun = await trx
    .selectFrom('webhook_attempts')
    .select(['started_at', 'took_ms'])
    .where('delivery_id', '=', deliveryId)
    .where('attempt', '=', attempt)
    .executeTakeFirstOrThrow();
  if (begun.took_ms !== null) return { kind: 'void' };
  const leaseEnds = begun.started_at.getTime() + ATTEMPT_LEASE_SECONDS * 1_000;
  return now.getTime() < leaseEnds ? { kind: 'busy' } : { kind: 'interrupted', startedAt: begun.started_at };
}
