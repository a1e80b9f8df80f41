import type { Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import type { EndpointName } from './open-secrets.ts';

/** Ends the events that wait for an endpoint that was switched off. What is under way may still arrive. */
export async function cancelPending(trx: Transaction<Database>, { clientId, mode }: EndpointName): Promise<void> {
  await trx
    .updateTable('webhook_deliveries')
    .set({ state: 'cancelled', next_attempt_at: null })
    .where('client_id', '=', clientId)
    .where('mode', '=', mode)
    .where('state', '=', 'pending')
    .execute();
}
