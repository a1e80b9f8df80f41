/**
 * Payments without a payment provider: a test checkout on a page of our own. Its events have Stripe's form and
 * signature and are read by the code that reads Stripe's, so that nothing behind this can tell the difference.
 */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import Stripe from 'stripe';
import type { Database } from '../../db/index.ts';
import type { CheckoutOrder, CheckoutSession, PaymentProvider } from './payment-provider.ts';
import { readStripeEvent } from './read-stripe-event.ts';

export interface SandboxOptions {
  readonly db: Kysely<Database>;
  readonly statementDescriptor: string;
  /** `whsec_…`; the same in all processes. */
  readonly webhookSecret: string;
  /** Without a slash at the end. */
  readonly publicUrl: string;
}

/** As long as Stripe's. */
const SESSION_LIFE_MS = 24 * 60 * 60 * 1000;

export function createSandboxPayments({
  db,
  statementDescriptor,
  webhookSecret,
  publicUrl,
}: SandboxOptions): PaymentProvider {
  return {
    name: 'sandbox',
    publishableKey: 'pk_test_sandbox',
    statementDescriptor,
    createCustomer: async ({ userId }) => `cus_test_${userId}`,
    createSession: (order) => openCheckout(db, publicUrl, order),
    readEvent: (body, signature, now) => readStripeEvent(body, signature, webhookSecret, now),
    sandbox: {
      sign: (payload, now) =>
        Stripe.webhooks.generateTestHeaderString({
          payload,
          secret: webhookSecret,
          timestamp: Math.floor(now.getTime() / 1000),
        }),
    },
  };
}

async function openCheckout(db: Kysely<Database>, publicUrl: string, order: CheckoutOrder): Promise<CheckoutSession> {
  await db
    .insertInto('sandbox_checkouts')
    .values({
      // Whoever knows the name of a session can pay it, as with Stripe.
      session_id: `cs_test_${randomBytes(24).toString('hex')}`,
      purchase_id: order.purchaseId,
      payment_id: `pi_test_${randomBytes(12).toString('hex')}`,
      title: order.title,
      amount_cents: order.amountCents,
      currency: order.currency,
      status: 'open',
      success_url: `${publicUrl}/console/purchase/success`,
      cancel_url: `${publicUrl}/console/purchase/cancel`,
      created_at: order.now,
      expires_at: new Date(order.now.getTime() + SESSION_LIFE_MS),
    })
    .onConflict((conflict) => conflict.column('purchase_id').doNothing())
    .execute();
  const { session_id: sessionId } = await db
    .selectFrom('sandbox_checkouts')
    .select('session_id')
    .where('purchase_id', '=', order.purchaseId)
    .executeTakeFirstOrThrow();
  return { sessionId, url: `${publicUrl}/sandbox/checkout/${sessionId}` };
}
