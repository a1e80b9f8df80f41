import type { WebhookAttempt, WebhookDelivery } from '@extracto/contract';
import type { Kysely, Selectable } from 'kysely';
import { ownedClients, type Scope } from '../clients/index.ts';
import type { Database, Listing, PageRequest, WebhookAttemptTable, WebhookDeliveryTable } from '../db/index.ts';
import type { EndpointName } from './open-secrets.ts';

const SHOWN_ATTEMPTS = 20;

/** The events of an endpoint with their attempts, both newest first; none when the client is not in the scope. */
export async function listDeliveries(
  db: Kysely<Database>,
  scope: Scope,
  { clientId, mode }: EndpointName,
  { page, pageSize }: PageRequest,
): Promise<Listing<WebhookDelivery>> {
  const owned = db
    .selectFrom('webhook_deliveries')
    .where('client_id', '=', clientId)
    .where('client_id', 'in', ownedClients(db, scope))
    .where('mode', '=', mode);
  const rows = await owned
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('delivery_id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const count = await owned.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { items: await describeAll(db, rows), total: count.total };
}

/** `null` when there is none in the scope. */
export async function findDelivery(
  db: Kysely<Database>,
  scope: Scope,
  { clientId, mode, deliveryId }: EndpointName & { readonly deliveryId: string },
): Promise<WebhookDelivery | null> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('delivery_id', '=', deliveryId)
    .where('client_id', '=', clientId)
    .where('client_id', 'in', ownedClients(db, scope))
    .where('mode', '=', mode)
    .execute();
  return (await describeAll(db, rows))[0] ?? null;
}

async function describeAll(
  db: Kysely<Database>,
  rows: readonly Selectable<WebhookDeliveryTable>[],
): Promise<WebhookDelivery[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.delivery_id);
  const attempts = await db
    .selectFrom('webhook_attempts as a')
    .innerJoin('webhook_deliveries as d', 'd.delivery_id', 'a.delivery_id')
    .selectAll('a')
    .where('a.delivery_id', 'in', ids)
    .whereRef('a.attempt', '>', (eb) => eb('d.attempts', '-', SHOWN_ATTEMPTS))
    .orderBy('a.attempt', 'desc')
    .execute();
  const byDelivery = Map.groupBy(attempts, (attempt) => attempt.delivery_id);
  return rows.map((row) => describe(row, byDelivery.get(row.delivery_id) ?? []));
}

function describe(
  row: Selectable<WebhookDeliveryTable>,
  attempts: readonly Selectable<WebhookAttemptTable>[],
): WebhookDelivery {
  return {
    deliveryId: row.delivery_id,
    type: row.type,
    jobId: row.job_id,
    jobStatus: row.job_status,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
    attempts: attempts.map(
      (attempt): WebhookAttempt => ({
        attempt: attempt.attempt,
        at: attempt.started_at.toISOString(),
        tookMs: attempt.took_ms,
        status: attempt.status,
        failure: attempt.failure,
        response: attempt.response,
      }),
    ),
  };
}
