/** Stripe's events over HTTP: signed, repeated, at once, in any order. */
import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { useTestBuyer } from '../../testing/buyer.ts';
import type { StripeEvent } from '../../testing/stripe-emulator/start-stripe-emulator.ts';

const buyer = useTestBuyer();

describe('an event', () => {
  test('with another secret, a changed body, an old signature or none is refused', async () => {
    const event = await buyer.shop.pay(await buyer.shop.start(buyer.scope));
    expect(await buyer.shop.stripe.deliver(event, buyer.shop.webhookUrl, 'whsec_other')).toBe(400);
    const body = JSON.stringify(event);
    const signed = (signature: string | null, sent = body) =>
      fetch(buyer.shop.webhookUrl, {
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
    expect(await buyer.available()).toBe(0);
    expect((await signed(sign(nowSeconds))).status).toBe(200);
    expect(await buyer.available()).toBe(100);
  });

  test('that is repeated, one after the other and many at once, grants once', async () => {
    const event = await buyer.shop.pay(await buyer.shop.start(buyer.scope));
    const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.deliver(event)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await buyer.deliver(event)).toBe(200);
    expect(await buyer.available()).toBe(100);
    // The first one is the one that is remembered.
    expect(await buyer.outcomeOf(event)).toEqual({ outcome: 'done', reason: null });
  });

  test('another one for the same payment grants nothing more', async () => {
    const { event } = await buyer.shop.buy(buyer.scope);
    const twin = buyer.shop.stripe.addEvent('checkout.session.async_payment_succeeded', event.data.object);
    const { id: _, ...rest } = event;
    await Promise.all([buyer.deliver(twin), buyer.deliver({ ...rest, id: 'evt_other' })]);
    expect(await buyer.available()).toBe(100);
  });

  test.each([
    ['another amount', { amount_total: 1 }],
    ['no amount', { amount_total: null }],
    ['another currency', { currency: 'jpy' }],
    ['another session', { id: 'cs_other' }],
    ['a purchase that does not exist', { metadata: { purchaseId: '01JD3ZK4M8QW7V5T2R9N6B1XCY' } }],
  ])('that says %s grants nothing and is kept for an operator', async (_, change) => {
    const event = await buyer.shop.pay(await buyer.shop.start(buyer.scope));
    const changed = buyer.shop.stripe.addEvent(event.type, { ...event.data.object, ...change });
    expect(await buyer.deliver(changed)).toBe(200);
    expect(await buyer.outcomeOf(changed)).toMatchObject({ outcome: 'refused' });
    expect(await buyer.available()).toBe(0);
  });

  test.each([
    ['of a checkout that is not ours', 'checkout.session.completed', { payment_status: 'paid', metadata: {} }],
    ['that nothing follows from', 'customer.created', {}],
    ['about a dispute without a payment', 'charge.dispute.created', { id: 'dp_x', amount: 1, payment_intent: null }],
  ])('%s is accepted and changes nothing', async (_, type, object) => {
    const event = buyer.shop.stripe.addEvent(type, object);
    expect(await buyer.deliver(event)).toBe(200);
    expect(await buyer.outcomeOf(event)).toMatchObject({ outcome: 'ignored' });
  });

  test('of a payment that takes days grants when the money is there, or never', async () => {
    const started = await buyer.shop.start(buyer.scope);
    const event = await buyer.shop.pay(started);
    const session = event.data.object;
    await buyer.deliver(buyer.shop.stripe.addEvent(event.type, { ...session, payment_status: 'unpaid' }));
    expect(await buyer.available()).toBe(0);
    await buyer.deliver(
      buyer.shop.stripe.addEvent('checkout.session.async_payment_failed', { ...session, payment_status: 'unpaid' }),
    );
    expect((await buyer.shop.purchase(started.purchaseId)).status).toBe('Failed');
    await buyer.deliver(buyer.shop.stripe.addEvent('checkout.session.async_payment_succeeded', session));
    expect((await buyer.shop.purchase(started.purchaseId)).status).toBe('Paid');
    expect(await buyer.available()).toBe(100);
  });

  test('of an expired checkout closes it, and what was paid stays paid in any order', async () => {
    const left = await buyer.shop.start(buyer.scope);
    const expired = (sessionId: string, purchaseId: string) =>
      buyer.shop.stripe.addEvent('checkout.session.expired', { id: sessionId, metadata: { purchaseId } });
    await buyer.deliver(expired(left.sessionId, left.purchaseId));
    expect((await buyer.shop.purchase(left.purchaseId)).status).toBe('Expired');
    const bought = await buyer.shop.buy(buyer.scope);
    await buyer.deliver(expired(bought.sessionId, bought.purchaseId));
    expect((await buyer.shop.purchase(bought.purchaseId)).status).toBe('Paid');
    const late = await buyer.shop.start(buyer.scope);
    const payment = await buyer.shop.pay(late);
    await buyer.deliver(expired(late.sessionId, late.purchaseId));
    await buyer.deliver(payment);
    expect((await buyer.shop.purchase(late.purchaseId)).status).toBe('Paid');
    expect(await buyer.available()).toBe(200);
  });
});

describe('receipt numbers', () => {
  test('have no gaps, also when payments arrive at once and some are refused', async () => {
    const started = await Promise.all(Array.from({ length: 8 }, () => buyer.shop.start(buyer.scope)));
    const events: StripeEvent[] = [];
    for (const one of started) events.push(await buyer.shop.pay(one));
    const broken = events.map((event) =>
      buyer.shop.stripe.addEvent(event.type, { ...event.data.object, amount_total: 1 }),
    );
    await Promise.all([...events, ...broken].map(buyer.deliver));
    const rows = await buyer.shop.database.db
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
