/** Buying through Stripe, over HTTP in both directions. */

import { sql } from 'kysely';
import Stripe from 'stripe';
import { ulid } from 'ulid';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StripeEvent } from '../adapters/payments/stripe-emulator/start-stripe-emulator.ts';
import { listTransactions } from '../credits/list-transactions.ts';
import { handlePaymentEvent } from './handle-payment-event.ts';
import { startCheckout } from './start-checkout.ts';
import { openTestShop, type Started, type TestShop } from './test-shop.ts';
import { spendCredits } from './test-spending.ts';

let shop: TestShop;
let scope: Awaited<ReturnType<TestShop['newScope']>>;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  scope = await shop.newScope();
  shop.stripe.takeEvents();
});

const deliver = (event: StripeEvent) => shop.stripe.deliver(event, shop.webhookUrl);
const available = async () => (await shop.credits(scope)).available;
const outcomes = async (event: StripeEvent) =>
  await shop.database.db
    .selectFrom('payment_events')
    .select(['outcome', 'reason'])
    .where('event_id', '=', event.id)
    .executeTakeFirstOrThrow();
const sessionCalls = () => shop.stripe.calls.filter(({ path }) => path === '/v1/checkout/sessions');
const customerCalls = () => shop.stripe.calls.filter(({ path }) => path === '/v1/customers');

/** From now on a reversal waits, before it commits, until nobody holds lock 4711. */
async function holdReversals(): Promise<void> {
  await sql`create function hold() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(4711); return new; end $$`.execute(shop.database.db);
  await sql`create trigger hold before update on payment_events
    for each row when (new.kind = 'reversal') execute function hold()`.execute(shop.database.db);
}

async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_locks
      where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(shop.database.db);
  return rows[0]!.waiting;
}

/** Pays on the hosted page; the event that follows, not yet delivered. */
async function pay({ sessionId }: Started): Promise<StripeEvent> {
  await shop.stripe.pay(sessionId);
  const event = shop.stripe.takeEvents().find(({ type }) => type === 'checkout.session.completed');
  return event!;
}

async function buy(planId = 'start') {
  const started = await shop.start(scope, planId);
  const event = await pay(started);
  expect(await deliver(event)).toBe(200);
  const { payment_id: paymentId } = await shop.purchase(started.purchaseId);
  return { ...started, event, paymentId: paymentId! };
}

describe('a checkout session', () => {
  test('carries price, plan, client, buyer and descriptor, all from our own records', async () => {
    const { purchaseId } = await shop.start(scope, 'pro');
    const form = Object.fromEntries(sessionCalls().at(-1)!.form);
    expect(form).toMatchObject({
      mode: 'payment',
      client_reference_id: scope.clientId,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][unit_amount]': '2000',
      'line_items[0][price_data][currency]': 'usd',
      'metadata[purchaseId]': purchaseId,
      'metadata[clientId]': scope.clientId,
      'metadata[planId]': 'pro',
      'payment_intent_data[metadata][purchaseId]': purchaseId,
      'payment_intent_data[statement_descriptor_suffix]': 'EXTRACTO',
      success_url: 'http://localhost:4510/console/purchase/success',
      cancel_url: 'http://localhost:4510/console/purchase/cancel',
    });
    expect(form.customer).toMatch(/^cus_/);
  });

  test('follows a plan that an operator changed, and keeps what was already started', async () => {
    const before = await shop.start(scope);
    const change = (price_cents: number, credits: number) =>
      shop.database.db.updateTable('plans').set({ price_cents, credits }).where('plan_id', '=', 'start').execute();
    await change(700, 150);
    try {
      await deliver(await pay(before));
      expect(await available()).toBe(100);
      await deliver(await pay(await shop.start(scope)));
      expect(await available()).toBe(250);
      expect(sessionCalls().at(-1)!.form.get('line_items[0][price_data][unit_amount]')).toBe('700');
    } finally {
      await change(500, 100);
    }
  });

  test('uses the customer of earlier purchases again, and one also for two first purchases at once', async () => {
    const before = customerCalls().length;
    await Promise.all([shop.start(scope), shop.start(scope)]);
    await shop.start(scope);
    const customers = sessionCalls()
      .slice(-3)
      .map(({ form }) => form.get('customer'));
    expect(new Set(customers).size).toBe(1);
    const made = await shop.database.db.selectFrom('payment_customers').selectAll().execute();
    expect(made.filter(({ user_id }) => user_id === scope.userId)).toHaveLength(1);
    expect(customerCalls().length - before).toBeLessThanOrEqual(2);
  });

  test('is made for a new customer when Stripe no longer knows the old one', async () => {
    await shop.start(scope);
    const old = sessionCalls().at(-1)!.form.get('customer')!;
    await shop.stripe.deleteCustomer(old);
    await shop.start(scope);
    const now = sessionCalls().at(-1)!.form.get('customer')!;
    expect(now).not.toBe(old);
    await shop.start(scope);
    expect(sessionCalls().at(-1)!.form.get('customer')).toBe(now);
  });

  test('is one for one Idempotency-Key, also for calls at once and after a failure', async () => {
    shop.stripe.failNext(9, 500);
    const wish = { clientId: scope.clientId, planId: 'start', idempotencyKey: 'k', now: new Date() };
    const call = () =>
      startCheckout(shop.database.db, shop.payments, scope, { ...wish, purchaseId: ulid(), now: new Date() });
    await expect(call()).rejects.toMatchObject({ name: 'PaymentProviderError' });
    shop.stripe.failNext(0, 500);
    const started = await Promise.all([shop.start(scope, 'start', 'k'), shop.start(scope, 'start', 'k')]);
    const third = await shop.start(scope, 'start', 'k');
    expect(new Set([...started, third].map(({ sessionId }) => sessionId)).size).toBe(1);
    const rows = await shop.database.db
      .selectFrom('purchases')
      .selectAll()
      .where('client_id', '=', scope.clientId)
      .execute();
    expect(rows).toHaveLength(1);
  });
});

describe('an event', () => {
  test('with another secret, a changed body, an old signature or none is refused', async () => {
    const event = await pay(await shop.start(scope));
    expect(await shop.stripe.deliver(event, shop.webhookUrl, 'whsec_other')).toBe(400);
    const body = JSON.stringify(event);
    const signed = (signature: string | null, sent = body) =>
      fetch(shop.webhookUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(signature === null ? {} : { 'stripe-signature': signature }),
        },
        body: sent,
      });
    const sign = (timestamp: number) =>
      Stripe.webhooks.generateTestHeaderString({ payload: body, secret: 'whsec_emulator', timestamp });
    const nowSeconds = Math.floor(Date.now() / 1000);
    for (const answer of [
      await signed(null),
      await signed(''),
      await signed('t=1,v1=00'),
      await signed(sign(nowSeconds - 3600)),
      await signed(sign(nowSeconds), body.replace('"paid"', '"paid" ')),
    ]) {
      expect([answer.status, (await answer.json()).code]).toEqual([400, 'webhook_signature_invalid']);
    }
    expect(await available()).toBe(0);
    expect((await signed(sign(nowSeconds))).status).toBe(200);
    expect(await available()).toBe(100);
  });

  test('that is repeated, one after the other and many at once, grants once', async () => {
    const event = await pay(await shop.start(scope));
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(event)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await deliver(event)).toBe(200);
    expect(await available()).toBe(100);
    // The first one is the one that is remembered.
    expect(await outcomes(event)).toEqual({ outcome: 'done', reason: null });
  });

  test('another one for the same payment grants nothing more', async () => {
    const { event } = await buy();
    const twin = shop.stripe.addEvent('checkout.session.async_payment_succeeded', event.data.object);
    const { id: _, ...rest } = event;
    await Promise.all([deliver(twin), deliver({ ...rest, id: 'evt_other' })]);
    expect(await available()).toBe(100);
  });

  test.each([
    ['another amount', { amount_total: 1 }],
    ['no amount', { amount_total: null }],
    ['another currency', { currency: 'jpy' }],
    ['another session', { id: 'cs_other' }],
    ['a purchase that does not exist', { metadata: { purchaseId: '01JD3ZK4M8QW7V5T2R9N6B1XCY' } }],
  ])('that says %s grants nothing and is kept for an operator', async (_, change) => {
    const event = await pay(await shop.start(scope));
    const changed = shop.stripe.addEvent(event.type, { ...event.data.object, ...change });
    expect(await deliver(changed)).toBe(200);
    expect(await outcomes(changed)).toMatchObject({ outcome: 'refused' });
    expect(await available()).toBe(0);
  });

  test.each([
    ['of a checkout that is not ours', 'checkout.session.completed', { payment_status: 'paid', metadata: {} }],
    ['that nothing follows from', 'customer.created', {}],
    ['about a dispute without a payment', 'charge.dispute.created', { id: 'dp_x', amount: 1, payment_intent: null }],
  ])('%s is accepted and changes nothing', async (_, type, object) => {
    const event = shop.stripe.addEvent(type, object);
    expect(await deliver(event)).toBe(200);
    expect(await outcomes(event)).toMatchObject({ outcome: 'ignored' });
  });

  test('of a payment that takes days grants when the money is there, or never', async () => {
    const started = await shop.start(scope);
    const event = await pay(started);
    const session = event.data.object;
    await deliver(shop.stripe.addEvent(event.type, { ...session, payment_status: 'unpaid' }));
    expect(await available()).toBe(0);
    await deliver(
      shop.stripe.addEvent('checkout.session.async_payment_failed', { ...session, payment_status: 'unpaid' }),
    );
    expect((await shop.purchase(started.purchaseId)).status).toBe('Failed');
    await deliver(shop.stripe.addEvent('checkout.session.async_payment_succeeded', session));
    expect((await shop.purchase(started.purchaseId)).status).toBe('Paid');
    expect(await available()).toBe(100);
  });

  test('of an expired checkout closes it, and what was paid stays paid in any order', async () => {
    const left = await shop.start(scope);
    const expired = (sessionId: string, purchaseId: string) =>
      shop.stripe.addEvent('checkout.session.expired', { id: sessionId, metadata: { purchaseId } });
    await deliver(expired(left.sessionId, left.purchaseId));
    expect((await shop.purchase(left.purchaseId)).status).toBe('Expired');
    const bought = await buy();
    await deliver(expired(bought.sessionId, bought.purchaseId));
    expect((await shop.purchase(bought.purchaseId)).status).toBe('Paid');
    const late = await shop.start(scope);
    const payment = await pay(late);
    await deliver(expired(late.sessionId, late.purchaseId));
    await deliver(payment);
    expect((await shop.purchase(late.purchaseId)).status).toBe('Paid');
    expect(await available()).toBe(200);
  });
});

describe('a refund', () => {
  const refund = (paymentId: string, change: Record<string, unknown> = {}, at?: Date) =>
    shop.stripe.addEvent(
      'refund.created',
      { id: `re_${ulid()}`, payment_intent: paymentId, amount: 500, status: 'succeeded', ...change },
      at,
    );

  test('takes the credits back, once, and the customer sees it', async () => {
    const { paymentId, purchaseId } = await buy();
    const event = refund(paymentId);
    await Promise.all([deliver(event), deliver(event), deliver(event)]);
    expect(await available()).toBe(0);
    expect((await shop.purchase(purchaseId)).reversed_credits).toBe(100);
  });

  test('of a part takes a part; parts add up to the whole', async () => {
    const { paymentId } = await buy();
    await Promise.all([deliver(refund(paymentId, { amount: 199 })), deliver(refund(paymentId, { amount: 151 }))]);
    expect(await available()).toBe(100 - 70);
    await deliver(refund(paymentId, { amount: 150 }));
    expect(await available()).toBe(0);
  });

  test('that arrives before the payment is taken back with the payment', async () => {
    const started = await shop.start(scope);
    const event = await pay(started);
    const early = refund(event.data.object.payment_intent as string);
    await deliver(early);
    expect(await outcomes(early)).toEqual({ outcome: 'done', reason: 'no purchase yet' });
    await deliver(event);
    expect(await available()).toBe(0);
    const { items } = await listTransactions(shop.database.db, scope.clientId, { page: 1, pageSize: 9 });
    expect(items.map(({ kind, balance }) => [kind, balance])).toEqual([
      ['Refund', 0],
      ['Purchase', 100],
    ]);
  });

  test('that is booked in the same moment as the payment never gets lost', async () => {
    const { db } = shop.database;
    const { purchaseId } = await shop.start(scope);
    const { session_id: sessionId } = await shop.purchase(purchaseId);
    const paymentId = `pi_${purchaseId}`;
    const head = { eventId: `evt_${ulid()}`, at: new Date(), paymentId, amountCents: 500 };
    const paid = { ...head, kind: 'paid', sessionId: sessionId!, purchaseId, currency: 'USD' } as const;
    const refunded = {
      ...head,
      eventId: `evt_${ulid()}`,
      kind: 'reversal',
      reversal: 'refund',
      reversalId: `re_${ulid()}`,
      stands: true,
      final: true,
    } as const;
    const tools = { now: new Date(), newId: () => ulid() };
    await holdReversals();
    const booked = await db.transaction().execute(async (holding) => {
      await sql`select pg_advisory_xact_lock(4711)`.execute(holding);
      // It has looked for the purchase, found none, and is held before it commits.
      const reversal = handlePaymentEvent(db, refunded, tools);
      await vi.waitUntil(async () => (await countWaiting()) === 1);
      let done = false;
      const payment = handlePaymentEvent(db, paid, tools).finally(() => {
        done = true;
      });
      await vi.waitUntil(async () => done || (await countWaiting()) === 2);
      return [reversal, payment];
    });
    await Promise.all(booked);
    expect(await available()).toBe(0);
  });

  test('that failed gives the credits back, whatever was heard first', async () => {
    const { paymentId } = await buy();
    const id = `re_${ulid()}`;
    const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds));
    const created = refund(paymentId, { id, status: 'pending' }, at(1));
    const failed = shop.stripe.addEvent(
      'refund.failed',
      { id, payment_intent: paymentId, amount: 500, status: 'failed' },
      at(1),
    );
    await deliver(created);
    expect(await available()).toBe(0);
    await deliver(failed);
    expect(await available()).toBe(100);
    await deliver(refund(paymentId, { id, status: 'pending' }, at(0)));
    expect(await available()).toBe(100);
  });

  test('cannot take what was spent: the balance never falls below zero', async () => {
    const { paymentId, purchaseId } = await buy();
    await spendCredits(shop.database.db, scope.clientId, 80);
    await deliver(refund(paymentId));
    expect(await shop.credits(scope)).toEqual({ available: 0, reserved: 0 });
    expect((await shop.purchase(purchaseId)).reversed_credits).toBe(20);
    await buy();
    expect(await available()).toBe(100);
  });
});

describe('a dispute', () => {
  const dispute = (paymentId: string, type: string, status: string, seconds: number, id = `dp_${paymentId}`) =>
    shop.stripe.addEvent(
      `charge.dispute.${type}`,
      { id, payment_intent: paymentId, amount: 500, status },
      new Date(Date.UTC(2026, 0, 1, 0, 0, seconds)),
    );

  test('takes the credits away until it is won', async () => {
    const { paymentId } = await buy();
    await deliver(dispute(paymentId, 'created', 'needs_response', 1));
    expect(await available()).toBe(0);
    await deliver(dispute(paymentId, 'closed', 'won', 2));
    expect(await available()).toBe(100);
  });

  test('that was lost keeps them, also beside a refund of the same payment', async () => {
    const { paymentId, purchaseId } = await buy();
    await deliver(dispute(paymentId, 'created', 'needs_response', 1));
    await deliver(dispute(paymentId, 'closed', 'lost', 2));
    const event = { id: 're_after', payment_intent: paymentId, amount: 500, status: 'succeeded' };
    await deliver(shop.stripe.addEvent('refund.created', event));
    expect(await available()).toBe(0);
    expect((await shop.purchase(purchaseId)).reversed_credits).toBe(100);
  });

  test('that is only an inquiry takes nothing', async () => {
    const { paymentId } = await buy();
    await deliver(dispute(paymentId, 'created', 'warning_needs_response', 1));
    expect(await available()).toBe(100);
  });

  test('ends as its last event says, in whatever order its events arrive', async () => {
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
      [2, 0, 1],
    ];
    for (const order of orders) {
      const { paymentId } = await buy();
      const before = await available();
      const events = [
        dispute(paymentId, 'created', 'needs_response', 1),
        dispute(paymentId, 'updated', 'under_review', 1),
        dispute(paymentId, 'closed', 'won', 1),
      ];
      for (const index of order) await deliver(events[index]!);
      expect(await available()).toBe(before);
    }
  });
});

describe('receipt numbers', () => {
  test('have no gaps, also when payments arrive at once and some are refused', async () => {
    const started = await Promise.all(Array.from({ length: 8 }, () => shop.start(scope)));
    const events: StripeEvent[] = [];
    for (const one of started) events.push(await pay(one));
    const broken = events.map((event) => shop.stripe.addEvent(event.type, { ...event.data.object, amount_total: 1 }));
    await Promise.all([...events, ...broken].map(deliver));
    const rows = await shop.database.db
      .selectFrom('purchases')
      .select('receipt_number')
      .where('status', '=', 'Paid')
      .orderBy('receipt_number')
      .execute();
    const year = new Date().getUTCFullYear();
    const expected = rows.map((_, index) => `EX-${year}-${String(index + 1).padStart(6, '0')}`);
    expect(rows.map((row) => row.receipt_number)).toEqual(expected);
  });
});
