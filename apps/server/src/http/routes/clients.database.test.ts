import { type Client, WEBHOOK_URL_MESSAGE } from '@extracto/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Customer, createTestService, ORIGIN, type TestService } from '../../../testing/service.ts';
import { grantCredits } from '../../credits/grant-credits.ts';

const UNKNOWN_CLIENT = '01JD3ZK4M8QW7V5T2R9N6B1XCY';
const OVERLAP_MS = 60_000;

let service: TestService;
let jane: Customer;
let mallory: Customer;
let now = new Date();
beforeAll(async () => {
  service = await createTestService({ keyOverlapMs: OVERLAP_MS });
  jane = await service.newCustomer();
  mallory = await service.newCustomer();
});
afterAll(() => service.close());

const missing = { status: 404, problem: { code: 'not_found' } };

describe('clients', () => {
  test('the first comes with a key and the credits to try the service, the second with a key', async () => {
    const customer = await service.newCustomer();
    expect(customer.client).toMatchObject({ credits: 25, webHookUrl: null });
    expect(customer.client.apiKey).toMatch(/^ext_live_[0-9A-Za-z]{38}$/);
    const { body: second, status } = await customer.browser.createClient();
    expect([status, second.credits]).toEqual([201, 0]);
    expect(second.apiKey).not.toBe(customer.client.apiKey);
    expect((await customer.browser.listClients()).body).toEqual([customer.client, second]);
  });

  test('two first clients at the same time are granted the credits once', async () => {
    const customer = await service.newCustomer();
    const made = await Promise.all([customer.browser.createClient(), customer.browser.createClient()]);
    expect(made.map((answer) => answer.body.credits)).toEqual([0, 0]);
  });

  test('a key sees its own client only', async () => {
    const customer = await service.newCustomer();
    const { body: second } = await customer.browser.createClient();
    expect((await customer.api.listClients()).body).toEqual([customer.client]);
    await expect(customer.api.rotateApiKey({ params: { clientId: second.clientId } })).rejects.toMatchObject(missing);
  });

  test('keys are not readable in the database', async () => {
    const rows = await service.db.selectFrom('api_keys').selectAll().execute();
    for (const row of rows) {
      expect(row.key_encrypted.includes('ext_live_')).toBe(false);
      expect(row.key_hash.length).toBe(32);
    }
  });

  test('needs a caller', async () => {
    expect((await service.send('/api/v1/clients')).status).toBe(401);
    expect((await service.send('/api/v1/clients', { method: 'POST' })).status).toBe(401);
  });
});

describe('setting the webhook', () => {
  const put = (client: Client, body: string, key = jane.client.apiKey) =>
    service.send(`/api/v1/clients/${client.clientId}/webhook`, {
      method: 'PUT',
      headers: { 'X-API-KEY': key, 'Content-Type': 'application/json' },
      body,
    });

  test('is answered with the client', async () => {
    const params = { clientId: jane.client.clientId };
    const webHookUrl = 'https://hooks.example.com:8443/bank?x=1';
    const { body } = await jane.browser.setWebhook({ params, body: { webHookUrl } });
    expect(body).toEqual({ ...jane.client, webHookUrl });
    for (const off of [null, '']) {
      await jane.api.setWebhook({ params, body: { webHookUrl } });
      expect((await jane.api.setWebhook({ params, body: { webHookUrl: off } })).body.webHookUrl).toBeNull();
    }
  });

  test.each([' ', 'example.com', 'ftp://example.com', 'http://localhost/x', 'https://example.com/a b'])(
    'refuses %j with the text of the form',
    async (webHookUrl) => {
      const answer = await put(jane.client, JSON.stringify({ webHookUrl }));
      expect(answer.status).toBe(400);
      const problem = await answer.json();
      expect(problem.errors).toEqual([{ pointer: '/webHookUrl', detail: WEBHOOK_URL_MESSAGE }]);
      expect(problem.message).toBe(WEBHOOK_URL_MESSAGE);
    },
  );

  test.each(['http://hooks.localhost/x', 'http://a.b.localhost:3000/'])(
    'refuses %s, which leads to this machine, and keeps what was',
    async (webHookUrl) => {
      const answer = await put(jane.client, JSON.stringify({ webHookUrl }));
      const problem = await answer.json();
      expect([answer.status, problem.code, problem.errors[0].pointer]).toEqual([
        400,
        'webhook_address_refused',
        '/webHookUrl',
      ]);
      expect((await jane.api.listClients()).body[0]?.webHookUrl).toBeNull();
    },
  );

  test('refuses a port that does not exist', async () => {
    expect((await put(jane.client, '{"webHookUrl":"https://example.com:99999/"}')).status).toBe(400);
  });

  test.each(['{}', '[]', '{"webHookUrl":5}', '{', ''])('refuses the body %j', async (body) => {
    expect((await put(jane.client, body)).status).toBe(400);
  });

  test('of another customer’s client is not found, and changes nothing', async () => {
    const body = { webHookUrl: 'https://evil.example.com/' };
    for (const api of [mallory.api, mallory.browser]) {
      await expect(api.setWebhook({ params: { clientId: jane.client.clientId }, body })).rejects.toMatchObject(missing);
      await expect(api.setWebhook({ params: { clientId: UNKNOWN_CLIENT }, body })).rejects.toMatchObject(missing);
    }
    expect((await jane.api.listClients()).body[0]?.webHookUrl).toBeNull();
  });
});

describe('rotating the key', () => {
  const withKey = async (apiKey: string) =>
    (await service.send('/api/v1/jobs', { headers: { 'X-API-KEY': apiKey } })).status;
  const expire = () => {
    now = new Date(Date.now() - OVERLAP_MS - 1);
    return service.db.updateTable('api_keys').set({ expires_at: now }).where('expires_at', 'is not', null).execute();
  };

  test('gives a new key; the old one works for the time of the overlap and no longer', async () => {
    const customer = await service.newCustomer();
    const earliestMs = Date.now() + OVERLAP_MS;
    const { body } = await customer.api.rotateApiKey({ params: { clientId: customer.client.clientId } });
    const latestMs = Date.now() + OVERLAP_MS;
    const { apiKey, replacedKeyEndsAt } = body;
    expect(body).toEqual({ ...customer.client, apiKey, replacedKeyEndsAt });
    expect(new Date(replacedKeyEndsAt!).getTime()).toBeGreaterThanOrEqual(earliestMs);
    expect(new Date(replacedKeyEndsAt!).getTime()).toBeLessThanOrEqual(latestMs);
    expect(body.apiKey).not.toBe(customer.client.apiKey);
    expect([await withKey(customer.client.apiKey), await withKey(body.apiKey)]).toEqual([200, 200]);
    await expire();
    expect([await withKey(customer.client.apiKey), await withKey(body.apiKey)]).toEqual([401, 200]);
  });

  test('twice shuts the first key out at once', async () => {
    const customer = await service.newCustomer();
    const params = { clientId: customer.client.clientId };
    await customer.browser.rotateApiKey({ params });
    await customer.browser.rotateApiKey({ params });
    expect(await withKey(customer.client.apiKey)).toBe(401);
  });

  test('many times at once leaves one current key', async () => {
    const customer = await service.newCustomer();
    const params = { clientId: customer.client.clientId };
    await Promise.all(Array.from({ length: 5 }, () => customer.browser.rotateApiKey({ params })));
    const { body } = await customer.browser.listClients();
    expect(body.length).toBe(1);
    expect(await withKey(body[0]!.apiKey)).toBe(200);
  });

  test('of another customer’s client is not found', async () => {
    const params = { clientId: jane.client.clientId };
    await expect(mallory.browser.rotateApiKey({ params })).rejects.toMatchObject(missing);
    expect(await withKey(jane.client.apiKey)).toBe(200);
  });
});

describe('plans', () => {
  test('are open to everybody', async () => {
    const answer = await service.send('/api/v1/clients/plans');
    expect(await answer.json()).toEqual([
      { planId: 'start', name: 'Starter', price: 5, credits: 100, provider: 'stripe', status: 'Active' },
      { planId: 'pro', name: 'Professional', price: 20, credits: 500, provider: 'stripe', status: 'Active' },
    ]);
  });
});

describe('transactions', () => {
  test('newest first, each with the balance after it, in pages', async () => {
    const customer = await service.newCustomer();
    const { clientId } = customer.client;
    for (let index = 1; index <= 10; index++) {
      const grant = { kind: 'purchase', key: `p-${clientId}-${index}`, description: `Plan ${index}` } as const;
      await service.db
        .transaction()
        .execute((trx) =>
          grantCredits(trx, { ...grant, clientId, credits: index, transactionId: service.newId(), now: new Date() }),
        );
    }
    const first = await customer.browser.listTransactions({ params: { clientId } });
    expect(first.body.length).toBe(9);
    expect(first.headers.get('X-Total-Count')).toBe('11');
    expect(first.body[0]).toMatchObject({
      type: 'Credit',
      kind: 'Purchase',
      amount: 10,
      balance: 80,
      description: 'Plan 10',
    });
    const second = await customer.api.listTransactions({ params: { clientId }, query: { page: 2, pageSize: 9 } });
    expect(second.body.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ['Purchase', 1, 26],
      ['Trial', 25, 25],
    ]);
    const beyond = await customer.api.listTransactions({ params: { clientId }, query: { page: 5 } });
    expect([beyond.body, beyond.headers.get('X-Total-Count')]).toEqual([[], '11']);
  });

  test('of another customer’s client are not found', async () => {
    for (const clientId of [jane.client.clientId, UNKNOWN_CLIENT, 'x']) {
      await expect(mallory.api.listTransactions({ params: { clientId } })).rejects.toMatchObject(missing);
    }
  });

  test('need a caller', async () => {
    const path = `/api/v1/clients/${jane.client.clientId}/transactions`;
    expect((await service.send(path, { headers: { origin: ORIGIN } })).status).toBe(401);
  });
});
