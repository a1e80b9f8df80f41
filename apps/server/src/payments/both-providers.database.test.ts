/** The sandbox and Stripe lead to the same purchases, postings and receipts: everything behind the provider is shared. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/shop.ts';
import type { StripeEvent } from '../../testing/stripe-emulator/start-stripe-emulator.ts';
import { listTransactions } from '../credits/list-transactions.ts';
import { findPurchaseReceipt } from '../receipts/find-purchase-receipt.ts';
import { findSandboxCheckout } from './find-sandbox-checkout.ts';
import { paySandboxCheckout } from './pay-sandbox-checkout.ts';
import { writeSandboxEvent } from './write-sandbox-event.ts';

describe.each(['stripe', 'sandbox'] as const)('through %s', (name) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(name);
  });
  afterAll(() => shop.close());

  async function pay(sessionId: string): Promise<StripeEvent> {
    if (name === 'sandbox') {
      return JSON.parse(writeSandboxEvent((await paySandboxCheckout(shop.database.db, sessionId, new Date()))!));
    }
    await shop.stripe.pay(sessionId);
    return shop.stripe.takeEvents().find(({ type }) => type === 'checkout.session.completed')!;
  }

  async function post(event: StripeEvent): Promise<number> {
    const body = JSON.stringify(event);
    if (shop.payments.sandbox === null) return await shop.stripe.deliver(event, shop.webhookUrl);
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': shop.payments.sandbox.sign(body, new Date()),
    };
    return (await fetch(shop.webhookUrl, { method: 'POST', headers, body })).status;
  }

  test('a purchase is one posting and one receipt, and its refund another posting', async () => {
    const scope = await shop.newScope(25);
    const { sessionId, purchaseId } = await shop.start(scope, 'pro');
    const event = await pay(sessionId);
    expect(await Promise.all([post(event), post(event)])).toEqual([200, 200]);
    const { payment_id: paymentId } = await shop.purchase(purchaseId);
    const object = { id: 're_1', payment_intent: paymentId, amount: 1000, status: 'succeeded' };
    await post(shop.stripe.addEvent('refund.created', object));
    const { items } = await listTransactions(shop.database.db, scope.clientId, { page: 1, pageSize: 9 });
    expect(
      items.map(({ kind, type, amount, balance, description }) => [kind, type, amount, balance, description]),
    ).toEqual([
      ['Refund', 'Debit', 250, 275, 'Professional: credits returned with the payment'],
      ['Purchase', 'Credit', 500, 525, 'Professional: 500 credits'],
      ['Trial', 'Credit', 25, 25, '25 credits to try the service'],
    ]);
    expect(items.slice(0, 2).map(({ key }) => key)).toEqual([purchaseId, purchaseId]);
    const wish = { clientId: scope.clientId, transactionId: items[1]!.transactionId };
    expect(await findPurchaseReceipt(shop.database.db, scope, wish, 'EXTRACTO')).toMatchObject({
      number: expect.stringMatching(name === 'sandbox' ? /^TEST-\d{4}-000001$/ : /^EX-\d{4}-000001$/),
      buyerName: 'Jane Sample',
      planName: 'Professional',
      credits: 500,
      amountCents: 2000,
      currency: 'USD',
      paymentId,
      reversals: [{ kind: 'refund', amountCents: 1000 }],
    });
  });

  test('a session and its event say the same', async () => {
    const scope = await shop.newScope();
    const { sessionId, url, purchaseId } = await shop.start(scope);
    expect(url).toContain(`/checkout/`);
    expect(sessionId).toMatch(/^cs_/);
    const event = await pay(sessionId);
    const { payment_intent: paymentId, metadata, ...session } = event.data.object;
    expect(event.type).toBe('checkout.session.completed');
    expect(session).toMatchObject({
      id: sessionId,
      object: 'checkout.session',
      mode: 'payment',
      status: 'complete',
      payment_status: 'paid',
      amount_total: 500,
      currency: 'usd',
    });
    expect(metadata).toMatchObject({ purchaseId });
    expect(paymentId).toMatch(/^pi_/);
  });
});

describe('a checkout of the sandbox', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop('sandbox');
  });
  afterAll(() => shop.close());

  test('expires after a day, and cannot be paid then', async () => {
    const scope = await shop.newScope();
    const { sessionId, purchaseId } = await shop.start(scope);
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000 + 1);
    const expired = await paySandboxCheckout(shop.database.db, sessionId, tomorrow);
    expect(expired?.status).toBe('expired');
    const event = JSON.parse(writeSandboxEvent(expired!));
    expect(await shop.stripe.deliver(event, shop.webhookUrl)).toBe(200);
    expect((await shop.purchase(purchaseId)).status).toBe('Expired');
    expect(await findSandboxCheckout(shop.database.db, 'cs_test_unknown', tomorrow)).toBeNull();
  });
});
