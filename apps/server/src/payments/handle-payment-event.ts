/**
 * Applies a provider's event exactly once. An event is recorded under its id in the same transaction as what
 * follows from it: a repetition waits for that transaction, finds the id and does nothing. Different events about the
 * same payment take turns, and each leads to the state that all events so far describe, whatever their order.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { CheckoutEvent, PaymentEvent } from '../adapters/payments/index.ts';
import type { Database } from '../db/index.ts';
import { applyReversals } from './apply-reversals.ts';
import { closeCheckout } from './close-checkout.ts';
import type { EventOutcome, EventTools } from './event-outcome.ts';
import { fulfilPurchase } from './fulfil-purchase.ts';
import { recordReversal } from './record-reversal.ts';

export async function handlePaymentEvent(
  db: Kysely<Database>,
  event: PaymentEvent,
  tools: EventTools,
): Promise<EventOutcome> {
  return await db.transaction().execute(async (trx) => {
    if (!(await isNew(trx, event, tools.now))) return { outcome: 'repeated', reason: null, purchaseId: null };
    const outcome = await follow(trx, event, tools);
    await trx
      .updateTable('payment_events')
      .set({ outcome: outcome.outcome as 'done', reason: outcome.reason, purchase_id: outcome.purchaseId })
      .where('event_id', '=', event.eventId)
      .execute();
    return outcome;
  });
}

async function isNew(trx: Transaction<Database>, event: PaymentEvent, now: Date): Promise<boolean> {
  const inserted = await trx
    .insertInto('payment_events')
    .values({
      event_id: event.eventId,
      kind: event.kind === 'other' ? event.type : event.kind,
      outcome: 'done',
      reason: null,
      purchase_id: null,
      created_at: event.at,
      received_at: now,
    })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

async function follow(trx: Transaction<Database>, event: PaymentEvent, tools: EventTools): Promise<EventOutcome> {
  switch (event.kind) {
    case 'paid': {
      if (event.paymentId !== null) await lockPayment(trx, event.paymentId);
      return await fulfilPurchase(trx, event as CheckoutEvent & { readonly kind: 'paid' }, tools);
    }
    case 'expired':
    case 'failed':
      return await closeCheckout(trx, event);
    case 'reversal': {
      if (event.paymentId === null) return { outcome: 'ignored', reason: 'names no payment', purchaseId: null };
      await lockPayment(trx, event.paymentId);
      await recordReversal(trx, event, event.paymentId);
      const purchaseId = await applyReversals(trx, event.paymentId, tools);
      // Kept for the purchase, should its payment be reported later.
      return { outcome: 'done', reason: purchaseId === null ? 'no purchase yet' : null, purchaseId };
    }
    case 'other':
      return { outcome: 'ignored', reason: 'nothing follows from it', purchaseId: null };
  }
}

/**
 * A payment and its refund may be reported at the same time to two processes; neither would see what the other writes.
 * Held until the transaction ends.
 */
async function lockPayment(trx: Transaction<Database>, paymentId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payment:${paymentId}`}, 0))`.execute(trx);
}
