import { type ApiClient, type CreateKeyBody, createApiClient } from '@extracto/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePdf } from '../../../testing/documents.ts';
import { type Customer, createTestService, ORIGIN, PASSWORD, type TestService } from '../../../testing/service.ts';

const DAY_MS = 86_400_000;

let service: TestService;
let jane: Customer;
let mallory: Customer;
beforeAll(async () => {
  service = await createTestService({ keysPerClient: 12 });
  jane = await service.newCustomer();
  mallory = await service.newCustomer();
});
afterAll(() => service.close());

const withKey = (apiKey: string): ApiClient =>
  createApiClient({ baseUrl: ORIGIN, apiKey, fetch: (input, init) => service.send(String(input), init) });

async function make(wish: Partial<CreateKeyBody> = {}, who = jane) {
  const params = { clientId: who.client.clientId };
  return (await who.browser.createKey({ params, body: { name: 'Books', password: PASSWORD, ...wish } })).body;
}

const refusal = (code: string) => ({ problem: { code } });

describe('a key', () => {
  test('is told once, listed without itself, and stored as a hash alone', async () => {
    const { apiKey, ...listed } = await make({ name: ' Bookkeeping ', scope: 'submit' });
    expect(apiKey).toMatch(/^ext_live_[0-9A-Za-z]{38}$/);
    expect(listed).toMatchObject({ name: 'Bookkeeping', mode: 'live', scope: 'submit', expiresAt: null });
    const { clientId } = jane.client;
    expect((await jane.browser.listKeys({ params: { clientId } })).body[0]).toEqual(listed);
    const rows = await service.db.selectFrom('named_keys').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(apiKey);
  });

  test('is not made without the password, with a wrong one, or with a key', async () => {
    const params = { clientId: jane.client.clientId };
    for (const password of [undefined, 'something else entirely']) {
      const body = { name: 'Books', ...(password === undefined ? {} : { password }) };
      await expect(jane.browser.createKey({ params, body })).rejects.toMatchObject(refusal('validation_failed'));
    }
    const body = { name: 'Books', password: PASSWORD };
    await expect(jane.api.createKey({ params, body })).rejects.toMatchObject(refusal('unauthenticated'));
  });

  test.each([
    { name: ' ' },
    { addresses: ['203.0.113.0/33'] },
    { addresses: ['example.com'] },
    { expiresAt: '2020-01-01T00:00:00Z' },
  ])('is refused with %j', async (wish) => {
    await expect(make(wish)).rejects.toMatchObject(refusal('validation_failed'));
  });

  test('works until it ends', async () => {
    const { apiKey } = await make({ name: 'Ends', expiresAt: new Date(Date.now() + DAY_MS).toISOString() });
    await withKey(apiKey).listJobs();
    await sql`UPDATE named_keys SET expires_at = now() WHERE name = 'Ends'`.execute(service.db);
    await expect(withKey(apiKey).listJobs()).rejects.toMatchObject(refusal('api_key_invalid'));
  });

  test('works until it is revoked, by its owner alone', async () => {
    const { apiKey, keyId } = await make();
    const { clientId } = jane.client;
    await expect(mallory.browser.revokeKey({ params: { clientId, keyId } })).rejects.toMatchObject(
      refusal('not_found'),
    );
    await withKey(apiKey).listJobs();
    await jane.browser.revokeKey({ params: { clientId, keyId } });
    await expect(withKey(apiKey).listJobs()).rejects.toMatchObject(refusal('api_key_invalid'));
  });

  test('says when it was last used', async () => {
    const { apiKey, keyId, lastUsedAt } = await make();
    expect(lastUsedAt).toBeNull();
    await withKey(apiKey).listJobs();
    const keys = (await jane.browser.listKeys({ params: { clientId: jane.client.clientId } })).body;
    expect(keys.find((key) => key.keyId === keyId)?.lastUsedAt).toMatch(/^\d{4}-/);
  });

  test('works from its networks alone', async () => {
    const elsewhere = await make({ addresses: ['203.0.113.0/24'] });
    await expect(withKey(elsewhere.apiKey).listJobs()).rejects.toMatchObject(refusal('key_address_refused'));
    const here = await make({ addresses: ['203.0.113.0/24', '127.0.0.0/8'] });
    await withKey(here.apiKey).listJobs();
  });

  test('goes with the account', async () => {
    const customer = await service.newCustomer();
    const { apiKey } = await make({}, customer);
    const { email } = (await customer.browser.getUser()).body;
    await customer.browser.deleteAccount({ body: { email, password: PASSWORD } });
    await expect(withKey(apiKey).listJobs()).rejects.toMatchObject(refusal('api_key_invalid'));
  });
});

describe('the scope', () => {
  test('read: neither submits nor deletes nor manages', async () => {
    const { apiKey } = await make({ scope: 'read' });
    const api = withKey(apiKey);
    const { body: job } = await jane.api.submitJob({ body: { pdf: makePdf(1) } });
    const params = { jobId: job.jobId };
    expect((await api.getJob({ params })).body).toEqual(job);
    await expect(api.submitJob({ body: { pdf: makePdf(1) } })).rejects.toMatchObject(refusal('scope_missing'));
    await expect(api.deleteJob({ params })).rejects.toMatchObject(refusal('scope_missing'));
    const client = { clientId: jane.client.clientId };
    await expect(api.getWebhook({ params: client })).rejects.toMatchObject(refusal('scope_missing'));
    await expect(api.rotateApiKey({ params: client })).rejects.toMatchObject(refusal('scope_missing'));
  });

  test('submit: submits and deletes, and manages nothing', async () => {
    const api = withKey((await make({ scope: 'submit' })).apiKey);
    const { body: job } = await api.submitJob({ body: { pdf: makePdf(1) } });
    await api.deleteJob({ params: { jobId: job.jobId } });
    const params = { clientId: jane.client.clientId };
    const body = { webHookUrl: 'https://hooks.example.com/' };
    await expect(api.setWebhook({ params, body })).rejects.toMatchObject(refusal('scope_missing'));
  });

  test('manage: sets the webhook, and still learns none of the client’s own keys', async () => {
    const api = withKey((await make({ scope: 'manage' })).apiKey);
    const params = { clientId: jane.client.clientId };
    const answers = [
      (await api.listClients()).body[0],
      (await api.setWebhook({ params, body: { webHookUrl: 'https://hooks.example.com/' } })).body,
      (await api.rotateApiKey({ params })).body,
    ];
    for (const client of answers) expect(client).toMatchObject({ apiKey: '', testApiKey: null });
  });
});

test('a client has a limited number of named keys, whatever is tried at once', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 14 }, () => make({}, mallory)));
  expect(tries.filter(({ status }) => status === 'fulfilled').length).toBe(12);
  await expect(make({}, mallory)).rejects.toMatchObject(refusal('too_many_keys'));
});
