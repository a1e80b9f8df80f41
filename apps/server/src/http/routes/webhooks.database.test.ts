import { createApiClient, type Webhook } from '@extracto/contract';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePdf } from '../../../testing/documents.ts';
import { type Customer, createTestService, NO_LIMITS, ORIGIN, type TestService } from '../../../testing/service.ts';
import { startJob } from '../../jobs/start-job.ts';

const URL_OF_JANE = 'https://hooks.example.com/jane';

let service: TestService;
let jane: Customer;
let mallory: Customer;
let params: { clientId: string };
beforeAll(async () => {
  service = await createTestService({ webhookOverlapMs: 60_000 });
  mallory = await service.newCustomer();
  jane = await service.newCustomer();
  params = { clientId: jane.client.clientId };
  await jane.browser.setWebhook({ params, body: { webHookUrl: URL_OF_JANE } });
});
afterAll(() => service.close());

const missing = { status: 404, problem: { code: 'not_found' } };
const off = { status: 409, problem: { code: 'webhook_off' } };

const withKey = (apiKey: string) =>
  createApiClient({ baseUrl: ORIGIN, apiKey, fetch: (input, init) => service.send(String(input), init) });

async function startedJob({ api }: Pick<Customer, 'api'>): Promise<string> {
  // Never the same bytes twice, which would be the same job.
  const pdf = new Blob([makePdf(1), `%${ulid()}`]);
  const { jobId } = (await api.submitJob({ body: { pdf } })).body;
  await startJob(service.db, service.box, { jobId, lane: 'short', now: new Date() });
  return jobId;
}

/** Switches it off as 410 would. */
const disable = () =>
  service.db
    .updateTable('webhook_endpoints')
    .set({ disabled_at: new Date('2026-01-01T00:00:00Z'), disabled_reason: 'gone' })
    .where('client_id', '=', params.clientId)
    .execute();

describe('the webhook', () => {
  test('is shown with its state and its secret, to a key and to a session', async () => {
    const { body } = await jane.browser.getWebhook({ params });
    expect(body).toEqual({
      clientId: params.clientId,
      mode: 'live',
      webHookUrl: URL_OF_JANE,
      state: 'on',
      disabledReason: null,
      disabledAt: null,
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/=]{44}$/),
      previousSecretUntil: null,
    } satisfies Webhook);
    expect((await jane.api.getWebhook({ params })).body).toEqual(body);
  });

  test('that was never set is off and has no secret', async () => {
    const customer = await service.newCustomer();
    const { body } = await customer.browser.getWebhook({ params: { clientId: customer.client.clientId } });
    expect(body).toMatchObject({ state: 'off', webHookUrl: null, secret: null });
  });

  test('of test jobs is another: its key sees and changes that alone', async () => {
    const trial = withKey(jane.client.testApiKey!);
    expect((await trial.getWebhook({ params, query: { mode: 'live' } })).body).toMatchObject({
      mode: 'test',
      state: 'off',
    });
    const webHookUrl = 'https://test.example.com/jane';
    await jane.browser.setWebhook({ params, query: { mode: 'test' }, body: { webHookUrl } });
    const { body: tested } = await trial.getWebhook({ params });
    const { body: live } = await jane.api.getWebhook({ params, query: { mode: 'test' } });
    expect([tested.webHookUrl, live.webHookUrl]).toEqual([webHookUrl, URL_OF_JANE]);
    expect(tested.secret).not.toBe(live.secret);
    expect((await jane.browser.listClients()).body[0]?.webHookUrl).toBe(URL_OF_JANE);
    expect((await trial.listClients()).body[0]?.webHookUrl).toBe(webHookUrl);
  });

  test('keeps its secret while it is off', async () => {
    const customer = await service.newCustomer();
    const own = { clientId: customer.client.clientId };
    await customer.api.setWebhook({ params: own, body: { webHookUrl: URL_OF_JANE } });
    const { secret } = (await customer.api.getWebhook({ params: own })).body;
    await customer.api.setWebhook({ params: own, body: { webHookUrl: '' } });
    expect((await customer.api.getWebhook({ params: own })).body).toMatchObject({ state: 'off', secret });
  });
});

describe('replacing the secret', () => {
  test('shows a new one, and until when the old one signs as well', async () => {
    const before = (await jane.browser.getWebhook({ params })).body;
    const { body } = await jane.browser.rotateWebhookSecret({ params });
    expect(body.secret).not.toBe(before.secret);
    const leftMs = Date.parse(body.previousSecretUntil ?? '') - Date.now();
    expect(leftMs > 0 && leftMs <= 60_000).toBe(true);
  });

  test('needs an address', async () => {
    const customer = await service.newCustomer();
    const call = { params: { clientId: customer.client.clientId } };
    await expect(customer.browser.rotateWebhookSecret(call)).rejects.toMatchObject(off);
  });
});

describe('a webhook that the service switched off', () => {
  test('says so and why; no test event is sent until its owner switches it on', async () => {
    await disable();
    expect((await jane.browser.getWebhook({ params })).body).toMatchObject({
      state: 'disabled',
      disabledReason: 'gone',
      disabledAt: '2026-01-01T00:00:00.000Z',
      webHookUrl: URL_OF_JANE,
    });
    await expect(jane.browser.sendTestEvent({ params })).rejects.toMatchObject(off);
    expect((await jane.browser.enableWebhook({ params })).body).toMatchObject({ state: 'on', disabledAt: null });
    expect((await jane.browser.sendTestEvent({ params })).status).toBe(200);
  });

  test('is switched on by saving an address as well', async () => {
    await disable();
    await jane.browser.setWebhook({ params, body: { webHookUrl: URL_OF_JANE } });
    expect((await jane.browser.getWebhook({ params })).body.state).toBe('on');
  });

  test('cannot be switched on without an address', async () => {
    const customer = await service.newCustomer();
    const call = { params: { clientId: customer.client.clientId } };
    await expect(customer.browser.enableWebhook(call)).rejects.toMatchObject(off);
  });
});

describe('events', () => {
  test('are listed newest first, in pages, each with its job', async () => {
    const customer = await service.newCustomer();
    const own = { clientId: customer.client.clientId };
    await customer.api.setWebhook({ params: own, body: { webHookUrl: URL_OF_JANE } });
    const jobs = [await startedJob(customer), await startedJob(customer), await startedJob(customer)];
    const first = await customer.browser.listDeliveries({ params: own, query: { pageSize: 2 } });
    expect(first.headers.get('X-Total-Count')).toBe('3');
    expect(first.headers.get('Link')).toContain('page=2');
    expect(first.body.map(({ jobId }) => jobId)).toEqual([jobs[2], jobs[1]]);
    expect(first.body[0]).toEqual({
      deliveryId: `evt_${jobs[2]}_1`,
      type: 'job.status_changed',
      jobId: jobs[2],
      jobStatus: 'Started',
      state: 'pending',
      createdAt: expect.any(String),
      nextAttemptAt: expect.any(String),
      attempts: [],
    });
    const last = await customer.browser.listDeliveries({ params: own, query: { page: 2, pageSize: 2 } });
    expect(last.body.map(({ jobId }) => jobId)).toEqual([jobs[0]]);
    expect((await withKey(customer.client.testApiKey!).listDeliveries({ params: own })).body).toEqual([]);
  });

  test('are sent again for their owner alone', async () => {
    const deliveryId = `evt_${await startedJob(jane)}_1`;
    const call = { params: { ...params, deliveryId } };
    expect((await jane.browser.redeliver(call)).body).toMatchObject({ deliveryId, state: 'pending' });
    await expect(mallory.browser.redeliver(call)).rejects.toMatchObject(missing);
    const foreign = { params: { clientId: mallory.client.clientId, deliveryId } };
    await expect(mallory.browser.redeliver(foreign)).rejects.toMatchObject(missing);
    await expect(
      jane.browser.redeliver({ params: { ...params, deliveryId: `evt_${ulid()}_1` } }),
    ).rejects.toMatchObject(missing);
  });

  test('are not sent again while the webhook is off', async () => {
    const deliveryId = `evt_${await startedJob(jane)}_1`;
    await jane.browser.setWebhook({ params, body: { webHookUrl: null } });
    await expect(jane.browser.redeliver({ params: { ...params, deliveryId } })).rejects.toMatchObject(off);
    await jane.browser.setWebhook({ params, body: { webHookUrl: URL_OF_JANE } });
  });

  test('to order are limited for each client, and nobody uses up the share of another', async () => {
    const narrow = await createTestService({ rateLimits: { ...NO_LIMITS, webhook: { points: 2, seconds: 60 } } });
    const [owner, stranger] = [await narrow.newCustomer(), await narrow.newCustomer()];
    const call = { params: { clientId: owner.client.clientId } };
    await owner.browser.setWebhook({ ...call, body: { webHookUrl: URL_OF_JANE } });
    for (let index = 0; index < 3; index += 1) {
      await expect(stranger.browser.sendTestEvent(call)).rejects.toMatchObject(missing);
    }
    const { deliveryId } = (await owner.browser.sendTestEvent(call)).body;
    await owner.browser.redeliver({ params: { ...call.params, deliveryId } });
    await expect(owner.browser.sendTestEvent(call)).rejects.toMatchObject({ status: 429 });
    await narrow.close();
  });
});

test('changes to a webhook are in the audit trail, without its address', async () => {
  const customer = await service.newCustomer();
  const own = { clientId: customer.client.clientId };
  await customer.browser.setWebhook({ params: own, body: { webHookUrl: URL_OF_JANE } });
  await customer.browser.rotateWebhookSecret({ params: own });
  await customer.browser.enableWebhook({ params: own });
  const { deliveryId } = (await customer.browser.sendTestEvent({ params: own })).body;
  await customer.browser.redeliver({ params: { ...own, deliveryId } });
  const { body: events } = await customer.browser.listAuditEvents({ query: { pageSize: 100 } });
  expect(events.slice(0, 5).map(({ action, subject }) => [action, subject])).toEqual([
    ['webhook.redelivered', deliveryId],
    ['webhook.tested', deliveryId],
    ['webhook.enabled', 'live'],
    ['webhook.secret_rotated', 'live'],
    ['client.webhook_changed', 'live'],
  ]);
  expect(JSON.stringify(events)).not.toContain('hooks.example.com');
});

test('an account that is deleted leaves no endpoint, no secret, no event and no answer', async () => {
  const customer = await service.newCustomer();
  const own = { clientId: customer.client.clientId };
  await customer.api.setWebhook({ params: own, body: { webHookUrl: URL_OF_JANE } });
  await startedJob(customer);
  await customer.browser.sendTestEvent({ params: own });
  const { email } = (await customer.browser.getUser()).body;
  await customer.browser.deleteAccount({ body: { email, password: 'correct horse battery' } });
  for (const table of ['webhook_endpoints', 'webhook_deliveries'] as const) {
    const left = await service.db.selectFrom(table).selectAll().where('client_id', '=', own.clientId).execute();
    expect(left).toEqual([]);
  }
});

test('the export of an account holds the events and not the secret', async () => {
  const answer = await service.send('/api/v1/auth/user/export', { headers: { cookie: jane.cookie } });
  const text = await answer.text();
  const { clients } = JSON.parse(text);
  const { secret } = (await jane.browser.getWebhook({ params })).body;
  expect(clients[0].webhooks.map(({ mode }: { mode: string }) => mode)).toEqual(['live', 'test']);
  expect(clients[0].webhooks[0]).toMatchObject({ webHookUrl: URL_OF_JANE });
  expect(clients[0].webhooks[0].deliveries[0]).toHaveProperty('deliveryId');
  expect(text).not.toContain(secret);
});
