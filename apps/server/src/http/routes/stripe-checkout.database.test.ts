import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Customer, createTestService, ORIGIN, type TestService } from '../../../testing/service.ts';
import {
  EMULATOR_SECRET_KEY,
  EMULATOR_WEBHOOK_SECRET,
  type StripeEmulator,
  startStripeEmulator,
} from '../../../testing/stripe-emulator/start-stripe-emulator.ts';
import { createStripePayments } from '../../adapters/payments/create-stripe-payments.ts';
import { PAYMENT_EVENTS_PATH } from '../serve-payment-events.ts';

let stripe: StripeEmulator;
let service: TestService;
let jane: Customer;
let webhookUrl: string;
beforeAll(async () => {
  stripe = await startStripeEmulator();
  const payments = createStripePayments({
    secretKey: EMULATOR_SECRET_KEY,
    publishableKey: 'pk_test_emulator',
    webhookSecret: EMULATOR_WEBHOOK_SECRET,
    statementDescriptor: 'EXTRACTO XTS',
    apiUrl: stripe.url,
    publicUrl: ORIGIN,
  });
  service = await createTestService({}, payments);
  jane = await service.newCustomer();
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  webhookUrl = `http://127.0.0.1:${(service.app.server.address() as AddressInfo).port}${PAYMENT_EVENTS_PATH}`;
});
afterAll(async () => {
  await service.close();
  await stripe.close();
});

const start = () => jane.browser.startCheckout({ body: { clientId: jane.client.clientId, planId: 'pro' } });
const credits = async () => (await jane.browser.listClients()).body[0]!.credits;

describe('with the keys of Stripe', () => {
  test('the key and the descriptor are those of the configuration', async () => {
    const answer = await service.send('/api/v1/payment/stripe/key');
    expect(await answer.json()).toEqual({ key: 'pk_test_emulator', statementDescriptor: 'EXTRACTO XTS' });
  });

  test('a payment on Stripe’s page is credited when its event arrives, and not before', async () => {
    const before = await credits();
    const { sessionId } = (await start()).body;
    await stripe.pay(sessionId);
    expect(await credits()).toBe(before);
    for (const event of stripe.takeEvents()) {
      expect(await stripe.deliver(event, webhookUrl)).toBe(200);
      expect(await stripe.deliver(event, webhookUrl)).toBe(200);
    }
    expect(await credits()).toBe(before + 500);
  });

  test('an event without Stripe’s signature is refused with a problem', async () => {
    const event = stripe.addEvent('checkout.session.completed', {});
    expect(await stripe.deliver(event, webhookUrl, 'whsec_guessed')).toBe(400);
    const answer = await service.send(PAYMENT_EVENTS_PATH, { method: 'POST', body: '{}' });
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'webhook_signature_invalid']);
  });

  test('there is no test checkout', async () => {
    expect((await service.send('/sandbox/checkout/cs_test_x')).status).toBe(404);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await service.send('/sandbox/checkout/cs_test_x', { method: 'POST', headers, body: 'outcome=pay' });
    expect(answer.status).toBe(404);
  });

  test('when Stripe does not answer the customer is told, and can try again', async () => {
    stripe.failNext(9, 500);
    await expect(start()).rejects.toMatchObject({ status: 502, problem: { code: 'payment_provider_failed' } });
    stripe.failNext(0, 500);
    expect((await start()).body.url).toContain('/checkout/');
  });

  test('neither keys nor the address of a session reach the log', async () => {
    const { sessionId } = (await start()).body;
    const log = service.logged.join('\n');
    for (const secret of [EMULATOR_SECRET_KEY, EMULATOR_WEBHOOK_SECRET, sessionId]) expect(log).not.toContain(secret);
  });
});
