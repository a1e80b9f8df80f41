import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Customer, createTestService, ORIGIN, type TestService } from '../../testing/service.ts';
import { paySandboxCheckout } from '../payments/pay-sandbox-checkout.ts';

let service: TestService;
let jane: Customer;
let mallory: Customer;
beforeAll(async () => {
  service = await createTestService();
  jane = await service.newCustomer();
  mallory = await service.newCustomer();
});
afterAll(() => service.close());

async function startCheckout(customer: Customer, planId = 'start') {
  const { body } = await customer.browser.startCheckout({ body: { clientId: customer.client.clientId, planId } });
  expect(body.url).toBe(`${ORIGIN}/sandbox/checkout/${body.sessionId}`);
  return body;
}

const press = (url: string, outcome: string) =>
  service.send(url, {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
    body: `outcome=${outcome}`,
  });

const credits = async (customer: Customer) => (await customer.browser.listClients()).body[0]!.credits;

const transactions = async (customer: Customer) =>
  (await customer.browser.listTransactions({ params: { clientId: customer.client.clientId } })).body;

describe('the key route', () => {
  test('answers anybody', async () => {
    const answer = await service.send('/api/v1/payment/stripe/key');
    expect(await answer.json()).toEqual({ key: 'pk_test_sandbox', statementDescriptor: 'EXTRACTO' });
  });
});

describe('buying in the test checkout', () => {
  test('the page says that it is a test, shows the price, runs no script and is never kept', async () => {
    const { url } = await startCheckout(jane);
    const answer = await service.send(url);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain('Test checkout: no card, no money.');
    expect(page).toContain('5.00 USD');
    expect(page).not.toContain('<script');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const policy = answer.headers.get('Content-Security-Policy');
    expect(policy).toMatch(/^default-src 'none'; style-src 'nonce-[^']+'; form-action 'self' http:\/\/localhost:4200;/);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('paying leads to the thank-you page, and the credits are there', async () => {
    const before = await credits(jane);
    const { url } = await startCheckout(jane, 'pro');
    const answer = await press(url, 'pay');
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${ORIGIN}/console/purchase/success`]);
    expect(await credits(jane)).toBe(before + 500);
    const [purchase] = await transactions(jane);
    expect(purchase).toMatchObject({
      type: 'Credit',
      kind: 'Purchase',
      amount: 500,
      description: 'Professional: 500 credits',
      balance: before + 500,
    });
  });

  test('a double click and the back button pay once', async () => {
    const before = await credits(jane);
    const { url } = await startCheckout(jane);
    const answers = await Promise.all([press(url, 'pay'), press(url, 'pay'), press(url, 'pay')]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await (await service.send(url)).text()).toContain('This was paid.');
    await press(url, 'pay');
    expect(await credits(jane)).toBe(before + 100);
  });

  test('a payment whose report was lost is credited when the page is seen again', async () => {
    const before = await credits(jane);
    const { url, sessionId } = await startCheckout(jane);
    await paySandboxCheckout(service.db, sessionId, new Date());
    expect(await credits(jane)).toBe(before);
    expect(await (await service.send(url)).text()).toContain('This was paid.');
    expect(await credits(jane)).toBe(before + 100);
  });

  test('a declined card costs and grants nothing, and can be followed by one that pays', async () => {
    const before = await credits(jane);
    const { url } = await startCheckout(jane);
    const declined = await press(url, 'decline');
    expect(declined.status).toBe(303);
    const page = await (await service.send(declined.headers.get('Location')!)).text();
    expect(page).toContain('The card was declined. Nothing was paid.');
    expect(await credits(jane)).toBe(before);
    await press(url, 'pay');
    expect(await credits(jane)).toBe(before + 100);
  });

  test('cancelling leads back and grants nothing', async () => {
    const before = await credits(jane);
    const { url } = await startCheckout(jane);
    expect(await (await service.send(url)).text()).toContain(`href="${ORIGIN}/console/purchase/cancel"`);
    expect(await credits(jane)).toBe(before);
  });

  test('another site cannot press the buttons', async () => {
    const { url } = await startCheckout(jane);
    const headers = { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await service.send(url, { method: 'POST', headers, body: 'outcome=pay' });
    expect(answer.status).toBe(403);
  });

  test('a checkout that does not exist is not found', async () => {
    expect((await service.send('/sandbox/checkout/cs_test_unknown')).status).toBe(404);
    expect((await press('/sandbox/checkout/cs_test_unknown', 'pay')).status).toBe(404);
  });
});

describe('starting a checkout', () => {
  const missing = { status: 404, problem: { code: 'not_found' } };

  test('is refused for a client of somebody else, an unknown plan and one that is no longer sold', async () => {
    const attempt = (customer: Customer, clientId: string, planId: string) =>
      customer.browser.startCheckout({ body: { clientId, planId } });
    await expect(attempt(mallory, jane.client.clientId, 'start')).rejects.toMatchObject(missing);
    await expect(attempt(jane, jane.client.clientId, 'free')).rejects.toMatchObject(missing);
    const plan = { plan_id: 'old', name: 'Old', price_cents: 100, currency: 'USD', credits: 1000, position: 9 };
    await service.db
      .insertInto('plans')
      .values({ ...plan, provider: 'stripe', status: 'Inactive' })
      .execute();
    await expect(attempt(jane, jane.client.clientId, 'old')).rejects.toMatchObject(missing);
  });

  test('is refused with a test key: what that does costs nothing', async () => {
    const answer = await service.send('/api/v1/payment/stripe/checkout', {
      method: 'POST',
      headers: { 'X-API-KEY': jane.client.testApiKey!, 'content-type': 'application/json' },
      body: JSON.stringify({ clientId: jane.client.clientId, planId: 'start' }),
    });
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'live_key_needed']);
  });

  test('price and credits that the caller sends count for nothing', async () => {
    const before = await credits(jane);
    const body = { clientId: jane.client.clientId, planId: 'start', price: 1, amount: 1, credits: 1_000_000 };
    const answer = await service.send('/api/v1/payment/stripe/checkout', {
      method: 'POST',
      headers: { cookie: jane.cookie, origin: ORIGIN, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { url } = await answer.json();
    expect(await (await service.send(url)).text()).toContain('5.00 USD');
    await press(url, 'pay');
    expect(await credits(jane)).toBe(before + 100);
  });

  test('with one Idempotency-Key is one checkout, also when both calls come at once', async () => {
    const call = () =>
      jane.browser.startCheckout({
        body: { clientId: jane.client.clientId, planId: 'start' },
        idempotencyKey: 'one click',
      });
    const [first, second, third] = [...(await Promise.all([call(), call()])), await call()];
    expect(second!.body).toEqual(first!.body);
    expect(third!.body).toEqual(first!.body);
    expect(third!.headers.get('Idempotency-Replayed')).toBe('true');
    const other = jane.browser.startCheckout({
      body: { clientId: jane.client.clientId, planId: 'pro' },
      idempotencyKey: 'one click',
    });
    await expect(other).rejects.toMatchObject({ status: 409, problem: { code: 'idempotency_key_reused' } });
  });

  test('the same key of another customer is another checkout', async () => {
    const call = (customer: Customer) =>
      customer.browser.startCheckout({
        body: { clientId: customer.client.clientId, planId: 'start' },
        idempotencyKey: 'shared',
      });
    expect((await call(mallory)).body.sessionId).not.toBe((await call(jane)).body.sessionId);
  });
});

test('a person cannot start checkouts without end', async () => {
  const { rateLimits } = service.settings;
  const narrow = await createTestService({ rateLimits: { ...rateLimits, checkout: { points: 2, seconds: 60 } } });
  try {
    const customer = await narrow.newCustomer();
    const start = () =>
      customer.browser.startCheckout({ body: { clientId: customer.client.clientId, planId: 'start' } });
    await start();
    await start();
    await expect(start()).rejects.toMatchObject({ status: 429, problem: { code: 'rate_limited' } });
  } finally {
    await narrow.close();
  }
});
