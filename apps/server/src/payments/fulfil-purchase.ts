import type { Transaction } from 'kysely';
import type { CheckoutEvent } from '../adapters/payments/index.ts';
import { grantCredits } from '../credits/index.ts';
import type { Database } from '../db/index.ts';
import { mailReceipt, takeReceiptNumber } from '../receipts/index.ts';
import { applyReversals } from './apply-reversals.ts';
import type { EventOutcome, EventTools } from './event-outcome.ts';
import { findContradiction } from './find-contradiction.ts';

/**
 * Grants what was paid for, and numbers the receipt. A purchase that expired or failed before is fulfilled all the same:
 * the money is here. What was refunded before this event arrived is taken back at once.
 */
export async function fulfilPurchase(
  trx: Transaction<Database>,
  event: CheckoutEvent,
  { now, newId }: EventTools,
): Promise<EventOutcome> {
  const { purchaseId } = event;
  if (purchaseId === null) return { outcome: 'ignored', reason: 'not a checkout of ours', purchaseId };
  const purchase = await trx
    .selectFrom('purchases')
    .selectAll()
    .where('purchase_id', '=', purchaseId)
    .forUpdate()
    .executeTakeFirst();
  const contradiction = findContradiction(purchase ?? null, event);
  if (purchase === undefined || contradiction !== null) {
    return { outcome: 'refused', reason: contradiction, purchaseId };
  }
  // Another event of the same payment: the checkout's end and the money's arrival are two.
  if (purchase.status === 'Paid') return { outcome: 'ignored', reason: 'paid before', purchaseId };
  await grantCredits(trx, {
    transactionId: newId(),
    clientId: purchase.client_id,
    kind: 'purchase',
    key: purchaseId,
    description: `${purchase.plan_name}: ${purchase.credits} credits`,
    credits: purchase.credits,
    now,
  });
  const receiptNumber = await takeReceiptNumber(trx, purchase.provider, event.at);
  await trx
    .updateTable('purchases')
    .set({ status: 'Paid', payment_id: event.paymentId, paid_at: event.at, receipt_number: receiptNumber })
    .where('purchase_id', '=', purchaseId)
    .execute();
  await mailReceipt(trx, { now, newId }, { ...purchase, receiptNumber, paidAt: event.at });
  if (event.paymentId !== null) await applyReversals(trx, event.paymentId, { now, newId });
  return { outcome: 'done', reason: null, purchaseId };
}
