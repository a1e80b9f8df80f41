import type { Checkout } from '@extracto/contract';
import type { Kysely } from 'kysely';
import {
  type CheckoutOrder,
  type CheckoutSession,
  type PaymentProvider,
  PaymentProviderError,
} from '../adapters/payments/index.ts';
import type { Database } from '../db/index.ts';
import { findCustomer, type Person, replaceCustomer } from './find-customer.ts';
import type { Purchase } from './purchase.ts';

/** Asks the provider for the page of a purchase. However often it is asked, a purchase has one page. */
export async function openSession(
  db: Kysely<Database>,
  provider: PaymentProvider,
  buyer: Person,
  purchase: Purchase,
  now: Date,
): Promise<Checkout> {
  const { sessionId, url } = await askForSession(db, provider, buyer, describeOrder(purchase, now));
  const kept = await db
    .updateTable('purchases')
    .set({ session_id: sessionId, checkout_url: url })
    .where('purchase_id', '=', purchase.purchase_id)
    .where((eb) => eb.or([eb('session_id', 'is', null), eb('session_id', '=', sessionId)]))
    .executeTakeFirst();
  if (kept.numUpdatedRows === 0n) throw new PaymentProviderError('the purchase has another session');
  return { sessionId, url };
}

async function askForSession(
  db: Kysely<Database>,
  provider: PaymentProvider,
  buyer: Person,
  order: Omit<CheckoutOrder, 'customerId'>,
): Promise<CheckoutSession> {
  const customerId = await findCustomer(db, provider, buyer);
  const session = await provider.createSession({ ...order, customerId });
  if (session !== 'unknown-customer') return session;
  const newCustomerId = await replaceCustomer(db, provider, buyer, customerId);
  const second = await provider.createSession({ ...order, customerId: newCustomerId });
  if (second === 'unknown-customer') throw new PaymentProviderError('a new customer is not known either');
  return second;
}

/** The time is that of the purchase, so that the same purchase is always the same order. */
function describeOrder(purchase: Purchase, now: Date): Omit<CheckoutOrder, 'customerId'> {
  return {
    purchaseId: purchase.purchase_id,
    clientId: purchase.client_id,
    planId: purchase.plan_id,
    title: `${purchase.plan_name}: ${purchase.credits} XTS`,
    amountCents: purchase.amount_cents,
    currency: purchase.currency,
    now,
  };
}
