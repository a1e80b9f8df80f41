import type { Transaction } from 'kysely';
import type { CheckoutEvent } from '../adapters/payments/index.ts';
import type { Database } from '../db/index.ts';
import type { EventOutcome } from './event-outcome.ts';

/** A checkout that ended without money. What was paid stays paid, in whatever order the events come. */
export async function closeCheckout(trx: Transaction<Database>, event: CheckoutEvent): Promise<EventOutcome> {
  const { purchaseId } = event;
  if (purchaseId === null) return { outcome: 'ignored', reason: 'not a checkout of ours', purchaseId };
  const closed = await trx
    .updateTable('purchases')
    .set({ status: event.kind === 'failed' ? 'Failed' : 'Expired' })
    .where('purchase_id', '=', purchaseId)
    .where('status', '=', 'Open')
    .where((eb) => eb.or([eb('session_id', 'is', null), eb('session_id', '=', event.sessionId)]))
    .executeTakeFirst();
  if (closed.numUpdatedRows === 0n) return { outcome: 'ignored', reason: 'not open', purchaseId };
  return { outcome: 'done', reason: null, purchaseId };
}
