/** A shop in a test: database, payment provider, and the address to which the provider reports, on loopback. */
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { monotonicFactory, ulid } from 'ulid';
import { createAccount } from '../accounts/create-account.ts';
import { createSandboxPayments } from '../adapters/payments/create-sandbox-payments.ts';
import { createStripePayments } from '../adapters/payments/create-stripe-payments.ts';
import type { PaymentProvider } from '../adapters/payments/payment-provider.ts';
import {
  EMULATOR_SECRET_KEY,
  EMULATOR_WEBHOOK_SECRET,
  type StripeEmulator,
  startStripeEmulator,
} from '../adapters/payments/stripe-emulator/start-stripe-emulator.ts';
import { createClient } from '../clients/create-client.ts';
import type { Scope } from '../clients/scope.ts';
import { lockCredits } from '../credits/lock-credits.ts';
import { createTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { sendProblem } from '../http/send-problem.ts';
import { PAYMENT_EVENTS_PATH, servePaymentEvents } from '../http/serve-payment-events.ts';
import { createSecretBox } from '../secrets/secret-box.ts';
import type { Purchase } from './purchase.ts';
import { startCheckout } from './start-checkout.ts';

const PUBLIC_URL = 'http://localhost:4510';

export interface TestShop {
  readonly database: TestDatabase;
  readonly stripe: StripeEmulator;
  readonly payments: PaymentProvider;
  readonly webhookUrl: string;
  /** A person with a client of `credits`. */
  newScope(credits?: number): Promise<Scope & { readonly clientId: string }>;
  /** A checkout that was started. */
  start(scope: Scope & { readonly clientId: string }, planId?: string, idempotencyKey?: string): Promise<Started>;
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
  return {
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
    purchase: (purchaseId) =>
      db.selectFrom('purchases').selectAll().where('purchase_id', '=', purchaseId).executeTakeFirstOrThrow(),
    credits: ({ clientId }) => db.transaction().execute((trx) => lockCredits(trx, clientId)),
    close: async () => {
      await app.close();
      await stripe.close();
      await database.close();
    },
  };
}
