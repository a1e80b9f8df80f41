/**
 * Makes the ledger agree with the refunds and disputes of a payment: takes back the credits of the money that is away
 * from us, gives back those of a dispute that was won or a refund that failed. It compares what should be with what was
 * posted, and posts the difference; doing it again posts nothing.
 *
 * Credits that were spent cannot be taken back: a balance never falls below zero. The rest is written off; the audit
 * names it. It is tried again with the next event about the payment only, since later credits were paid for themselves.
 */
import type { Transaction } from 'kysely';
import { lockCredits, postTransaction } from '../credits/index.ts';
import type { Database } from '../db/index.ts';
import { countReversedCredits } from './count-reversed-credits.ts';
import type { EventTools } from './event-outcome.ts';
import type { Purchase } from './purchase.ts';

/** The caller holds the payment. Returns the purchase; `null` when there is no paid one with this payment. */
export async function applyReversals(
  trx: Transaction<Database>,
  paymentId: string,
  tools: EventTools,
): Promise<string | null> {
  const purchase = await trx
    .selectFrom('purchases')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'Paid')
    .forUpdate()
    .executeTakeFirst();
  if (purchase === undefined) return null;
  const wanted = countReversedCredits(purchase, await sumReversals(trx, paymentId));
  const { available } = await lockCredits(trx, purchase.client_id);
  const difference = Math.min(wanted - purchase.reversed_credits, available);
  if (difference !== 0) await post(trx, purchase, difference, tools);
  return purchase.purchase_id;
}

async function sumReversals(trx: Transaction<Database>, paymentId: string): Promise<number> {
  const reversals = await trx
    .selectFrom('payment_reversals')
    .select('amount_cents')
    .where('payment_id', '=', paymentId)
    .where('stands', '=', true)
    .execute();
  return reversals.reduce((sum, reversal) => sum + reversal.amount_cents, 0);
}

/** `difference` above zero is taken from the client, below zero is given back. */
async function post(
  trx: Transaction<Database>,
  purchase: Purchase,
  difference: number,
  { now, newId }: EventTools,
): Promise<void> {
  const transactionId = newId();
  const taken = difference > 0;
  await postTransaction(trx, {
    transactionId,
    kind: 'refund',
    clientId: purchase.client_id,
    // A purchase can be reversed in parts and back again: the posting names itself after the purchase's part.
    key: `${purchase.purchase_id}/${transactionId}`,
    description: taken
      ? `${purchase.plan_name}: credits returned with the payment`
      : `${purchase.plan_name}: credits given back`,
    now,
    credits: Math.abs(difference),
    from: taken ? 'available' : 'issued',
    to: taken ? 'issued' : 'available',
  });
  await trx
    .updateTable('purchases')
    .set({ reversed_credits: purchase.reversed_credits + difference })
    .where('purchase_id', '=', purchase.purchase_id)
    .execute();
}
