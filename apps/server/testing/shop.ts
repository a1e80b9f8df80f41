/** A shop in a test: database, payment provider, and the address to which the provider reports, on loopback. */
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { monotonicFactory, ulid } from 'ulid';
import { createAccount } from '../src/accounts/create-account.ts';
import { createSandboxPayments } from '../src/adapters/payments/create-sandbox-payments.ts';
import { createStripePayments } from '../src/adapters/payments/create-stripe-payments.ts';
import type { PaymentProvider } from '../src/adapters/payments/payment-provider.ts';
import { createClient } from '../src/clients/create-client.ts';
import type { Scope } from '../src/clients/scope.ts';
import { lockCredits } from '../src/credits/lock-credits.ts';
import { sendProblem } from '../src/http/send-problem.ts';
import { PAYMENT_EVENTS_PATH, servePaymentEvents } from '../src/http/serve-payment-events.ts';
import type { Purchase } from '../src/payments/purchase.ts';
import { startCheckout } from '../src/payments/start-checkout.ts';
import { createSecretBox } from '../src/secrets/secret-box.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import {
  EMULATOR_SECRET_KEY,
  EMULATOR_WEBHOOK_SECRET,
  type StripeEmulator,
  type StripeEvent,
  startStripeEmulator,
} from './stripe-emulator/start-stripe-emulator.ts';

const PUBLIC_URL = 'http://localhost:4510';

export interface TestScope extends Scope {
  readonly clientId: string;
}

export interface TestShop {
  readonly database: TestDatabase;
  readonly stripe: StripeEmulator;
  readonly payments: PaymentProvider;
  readonly webhookUrl: string;
  /** A person with a client of `credits`. */
  newScope(credits?: number): Promise<TestScope>;
  /** A checkout that was started. */
  start(scope: TestScope, planId?: string, idempotencyKey?: string): Promise<Started>;
  /** Pays on Stripe's hosted page; the event that follows, not yet delivered. */
  pay(started: Started): Promise<StripeEvent>;
  /** The status of the answer. */
  deliver(event: StripeEvent): Promise<number>;
  /** A plan that was paid, and whose event was delivered. */
  buy(scope: TestScope): Promise<Started & { readonly event: StripeEvent; readonly paymentId: string }>;
  purchase(purchaseId: string): Promise<Purchase>;
  credits(scope: { readonly clientId: string }): Promise<{ readonly available: number; readonly reserved: number }>;
  close(): Promise<void>;
}

export interface Started {
  readonly sessionId: string;
  readonly url: string;
  readonly purchaseId: string;
}

export async function openTestShop(providerName: 'stripe' | 'sandbox' = 'stripe'): Promise<TestShop> {
  const database = await createTestDatabase();
  const { db } = database;
  const stripe = await startStripeEmulator();
  const shared = { publicUrl: PUBLIC_URL, statementDescriptor: 'EXTRACTO', webhookSecret: EMULATOR_WEBHOOK_SECRET };
  const payments =
    providerName === 'sandbox'
      ? createSandboxPayments({ db, ...shared })
      : createStripePayments({
          secretKey: EMULATOR_SECRET_KEY,
          publishableKey: 'pk_test_emulator',
          apiUrl: stripe.url,
          ...shared,
        });
  const app = fastify();
  app.setErrorHandler(sendProblem);
  await servePaymentEvents(app, { db, payments, clock: () => new Date(), newId: monotonicFactory() });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const box = createSecretBox(Buffer.alloc(32, 1));
  const shop: TestShop = {
    database,
    stripe,
    payments,
    webhookUrl: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${PAYMENT_EVENTS_PATH}`,
    newScope: async (credits = 0) => {
      const userId = ulid();
      const now = new Date();
      await createAccount(db, { userId, email: `${userId}@example.com`, firstName: 'Jane', lastName: 'Sample', now });
      const wish = { userId, name: 'Default', trialCredits: credits, now, newId: () => ulid() };
      return { userId, clientId: (await createClient(db, box, wish)).clientId, mode: null };
    },
    start: async (scope, planId = 'start', idempotencyKey) => {
      const wish = {
        clientId: scope.clientId,
        planId,
        idempotencyKey: idempotencyKey ?? null,
        purchaseId: ulid(),
        now: new Date(),
      };
      const outcome = await startCheckout(db, payments, scope, wish);
      if (outcome.kind !== 'started' && outcome.kind !== 'replayed') throw new Error(outcome.kind);
      const { sessionId, url } = outcome.checkout;
      const row = await db
        .selectFrom('purchases')
        .select('purchase_id')
        .where('session_id', '=', sessionId)
        .executeTakeFirstOrThrow();
      return { sessionId, url, purchaseId: row.purchase_id };
    },
    pay: async ({ sessionId }) => {
      await stripe.pay(sessionId);
      return stripe
        .takeEvents()
        .find(({ type, data }) => type === 'checkout.session.completed' && data.object.id === sessionId)!;
    },
    deliver: (event) => stripe.deliver(event, shop.webhookUrl),
    buy: async (scope) => {
      const started = await shop.start(scope);
      const event = await shop.pay(started);
      const status = await shop.deliver(event);
      if (status !== 200) throw new Error(`the event of the payment was answered with ${status}`);
      const { payment_id: paymentId } = await shop.purchase(started.purchaseId);
      return { ...started, event, paymentId: paymentId! };
    },
    purchase: (purchaseId) =>
      db.selectFrom('purchases').selectAll().where('purchase_id', '=', purchaseId).executeTakeFirstOrThrow(),
    credits: ({ clientId }) => db.transaction().execute((trx) => lockCredits(trx, clientId)),
    close: async () => {
      await app.close();
      await stripe.close();
      await database.close();
    },
  };
  return shop;
}
