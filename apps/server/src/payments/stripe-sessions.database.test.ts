/** Requests to Stripe over HTTP. */
import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { useTestBuyer } from '../../testing/buyer.ts';
import { startCheckout } from './start-checkout.ts';

const buyer = useTestBuyer();

const sessionCalls = () => buyer.shop.stripe.calls.filter(({ path }) => path === '/v1/checkout/sessions');
const customerCalls = () => buyer.shop.stripe.calls.filter(({ path }) => path === '/v1/customers');

describe('a checkout session', () => {
  test('carries price, plan, client, buyer and descriptor, all from our own records', async () => {
    const { purchaseId } = await buyer.shop.start(buyer.scope, 'pro');
    const form = Object.fromEntries(sessionCalls().at(-1)!.form);
    expect(form).toMatchObject({
      mode: 'payment',
      client_reference_id: buyer.scope.clientId,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][unit_amount]': '2000',
      'line_items[0][price_data][currency]': 'usd',
      'metadata[purchaseId]': purchaseId,
      'metadata[clientId]': buyer.scope.clientId,
      'metadata[planId]': 'pro',
      'payment_intent_data[metadata][purchaseId]': purchaseId,
      'payment_intent_data[statement_descriptor_suffix]': 'EXTRACTO',
      success_url: 'http://localhost:4510/console/purchase/success',
      cancel_url: 'http://localhost:4510/console/purchase/cancel',
    });
    expect(form.customer).toMatch(/^cus_/);
  });

  test('follows a plan that an operator changed, and keeps what was already started', async () => {
    const before = await buyer.shop.start(buyer.scope);
    const change = (price_cents: number, credits: number) =>
      buyer.shop.database.db
        .updateTable('plans')
        .set({ price_cents, credits })
        .where('plan_id', '=', 'start')
        .execute();
    await change(700, 150);
    try {
      await buyer.deliver(await buyer.shop.pay(before));
      expect(await buyer.available()).toBe(100);
      await buyer.deliver(await buyer.shop.pay(await buyer.shop.start(buyer.scope)));
      expect(await buyer.available()).toBe(250);
      expect(sessionCalls().at(-1)!.form.get('line_items[0][price_data][unit_amount]')).toBe('700');
    } finally {
      await change(500, 100);
    }
  });

  test('uses the customer of earlier purchases again, and one also for two first purchases at once', async () => {
    const before = customerCalls().length;
    await Promise.all([buyer.shop.start(buyer.scope), buyer.shop.start(buyer.scope)]);
    await buyer.shop.start(buyer.scope);
    const customers = sessionCalls()
      .slice(-3)
      .map(({ form }) => form.get('customer'));
    expect(new Set(customers).size).toBe(1);
    const made = await buyer.shop.database.db.selectFrom('payment_customers').selectAll().execute();
    expect(made.filter(({ user_id }) => user_id === buyer.scope.userId)).toHaveLength(1);
    expect(customerCalls().length - before).toBeLessThanOrEqual(2);
  });

  test('is made for a new customer when Stripe no longer knows the old one', async () => {
    await buyer.shop.start(buyer.scope);
    const old = sessionCalls().at(-1)!.form.get('customer')!;
    await buyer.shop.stripe.deleteCustomer(old);
    await buyer.shop.start(buyer.scope);
    const now = sessionCalls().at(-1)!.form.get('customer')!;
    expect(now).not.toBe(old);
    await buyer.shop.start(buyer.scope);
    expect(sessionCalls().at(-1)!.form.get('customer')).toBe(now);
  });

  test('is one for one Idempotency-Key, also for calls at once and after a failure', async () => {
    buyer.shop.stripe.failNext(9, 500);
    const wish = { clientId: buyer.scope.clientId, planId: 'start', idempotencyKey: 'k', now: new Date() };
    const call = () =>
      startCheckout(buyer.shop.database.db, buyer.shop.payments, buyer.scope, {
        ...wish,
        purchaseId: ulid(),
        now: new Date(),
      });
    await expect(call()).rejects.toMatchObject({ name: 'PaymentProviderError' });
    buyer.shop.stripe.failNext(0, 500);
    const started = await Promise.all([
      buyer.shop.start(buyer.scope, 'start', 'k'),
      buyer.shop.start(buyer.scope, 'start', 'k'),
    ]);
    const third = await buyer.shop.start(buyer.scope, 'start', 'k');
    expect(new Set([...started, third].map(({ sessionId }) => sessionId)).size).toBe(1);
    const rows = await buyer.shop.database.db
      .selectFrom('purchases')
      .selectAll()
      .where('client_id', '=', buyer.scope.clientId)
      .execute();
    expect(rows).toHaveLength(1);
  });
});
