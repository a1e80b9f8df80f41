import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ApiClient, ApiError, createApiClient, type SampleName } from '@extracto/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePdf } from '../../testing/documents.ts';
import { type Customer, createTestService, ORIGIN, type TestService } from '../../testing/service.ts';
import { readSample } from '../samples/read-sample.ts';
import { SAMPLE_DOCUMENTS } from '../samples/sample-documents.ts';
import { extractJob } from '../worker/extract-job.ts';

let service: TestService;
let jane: Customer;
let trial: ApiClient;
beforeAll(async () => {
  service = await createTestService({ keyOverlapMs: 60_000 });
  jane = await service.newCustomer();
  trial = withKey(jane.client.testApiKey!);
});
afterAll(() => service.close());

function withKey(apiKey: string): ApiClient {
  return createApiClient({ baseUrl: ORIGIN, apiKey, fetch: (input, init) => service.send(String(input), init) });
}

async function refusal(call: Promise<unknown>) {
  const error = await call.catch((caught: unknown) => caught);
  if (!(error instanceof ApiError)) throw new Error('the call was not refused');
  return [error.status, error.problem?.code];
}

const credits = async () => (await jane.api.listClients()).body[0]!.credits;
const sample = (name: SampleName) => new Blob([new Uint8Array(readSample(name))]);
const run = (jobId: string, signal = new AbortController().signal) =>
  extractJob({ ...service, now: service.clock }, jobId, signal);

describe('a test key', () => {
  test('reads any document for nothing, more pages than there are credits included', async () => {
    const { body: job } = await trial.submitJob({ body: { pdf: makePdf(40) } });
    expect(job.mode).toBe('test');
    expect(await run(job.jobId)).toBe('failed');
    expect(await credits()).toBe(25);
    expect((await trial.getReceipt({ params: { jobId: job.jobId } })).body.creditsCharged).toBe(0);
    const { body } = await jane.api.listTransactions({ params: { clientId: jane.client.clientId } });
    expect(body.map((transaction) => transaction.kind)).toEqual(['Trial']);
  });

  test('and a live key do not see each other’s jobs, nor use each other’s answers', async () => {
    const pdf = makePdf(1);
    const [tried, real] = [await trial.submitJob({ body: { pdf } }), await jane.api.submitJob({ body: { pdf } })];
    expect(tried.body.jobId).not.toBe(real.body.jobId);
    const calls = [
      'getJob',
      'getReceipt',
      'getResultJson',
      'getResultCsv',
      'getDocument',
      'cancelJob',
      'deleteJob',
    ] as const;
    for (const name of calls) {
      expect(await refusal(trial[name]({ params: { jobId: real.body.jobId } }))).toEqual([404, 'not_found']);
      expect(await refusal(jane.api[name]({ params: { jobId: tried.body.jobId } }))).toEqual([404, 'not_found']);
    }
    const ids = async (api: ApiClient, mode?: 'live' | 'test') =>
      (await api.listJobs({ query: { pageSize: 100, ...(mode && { mode }) } })).body.map((job) => job.jobId);
    expect(await ids(trial)).toContain(tried.body.jobId);
    expect(await ids(trial, 'live')).not.toContain(real.body.jobId);
    expect(await ids(jane.api, 'test')).toEqual(await ids(jane.api));
    expect(await ids(jane.api)).not.toContain(tried.body.jobId);
    expect(await ids(jane.browser)).toEqual(await ids(jane.api));
    expect(await ids(jane.browser, 'test')).toEqual(await ids(trial));
  });

  test('keeps its documents apart', async () => {
    const { body: job } = await trial.submitJob({ body: { pdf: makePdf(1) } });
    const folder = join(dirname(service.storageFolder), 'test-documents');
    expect(readdirSync(folder)).toContain(`${job.jobId}.sealed`);
    expect(existsSync(join(service.storageFolder, `${job.jobId}.sealed`))).toBe(false);
    await trial.deleteJob({ params: { jobId: job.jobId } });
    expect(readdirSync(folder)).not.toContain(`${job.jobId}.sealed`);
    expect(await credits()).toBe(24);
  });

  test('shares no Idempotency-Key with the live one', async () => {
    const idempotencyKey = 'one';
    await trial.submitJob({ body: { pdf: makePdf(1) }, idempotencyKey });
    const live = await jane.api.submitJob({ body: { pdf: makePdf(1) }, idempotencyKey });
    expect(live.headers.get('Idempotency-Replayed')).toBeNull();
  });

  test('is not shown the live key and changes nothing of the live client', async () => {
    const { body: clients } = await trial.listClients();
    expect(JSON.stringify(clients)).not.toContain(jane.client.apiKey);
    expect(clients[0]?.apiKey).toBe(jane.client.testApiKey);
    const params = { clientId: jane.client.clientId };
    const webHookUrl = 'https://test.example.com/';
    expect((await trial.setWebhook({ params, body: { webHookUrl }, query: { mode: 'live' } })).body).toMatchObject({
      webHookUrl,
    });
    expect((await jane.browser.listClients()).body[0]?.webHookUrl).toBeNull();
    expect((await trial.listTransactions({ params })).body).toEqual([]);
  });

  test('is replaced without the live one, which it cannot replace', async () => {
    const customer = await service.newCustomer();
    const { clientId, apiKey, testApiKey } = customer.client;
    await withKey(testApiKey!).rotateApiKey({ params: { clientId }, query: { mode: 'live' } });
    const [client] = (await customer.browser.listClients()).body;
    expect(client?.apiKey).toBe(apiKey);
    expect(client?.testApiKey).not.toBe(testApiKey);
    expect((await withKey(testApiKey!).listJobs()).status).toBe(200);
    await customer.browser.rotateApiKey({ params: { clientId }, query: { mode: 'test' } });
    expect(await refusal(withKey(testApiKey!).listJobs())).toEqual([401, 'api_key_invalid']);
  });
});

test('free jobs are limited for each person, however many clients they make', async () => {
  const { settings } = service;
  const narrow = await createTestService({
    rateLimits: { ...settings.rateLimits, 'test-job': { points: 1, seconds: 60 } },
  });
  const { client, browser } = await narrow.newCustomer();
  const { body: another } = await browser.createClient();
  const send = (key: string) => {
    const body = new FormData();
    body.set('pdf', makePdf(1));
    return narrow.send('/api/v1/jobs', { method: 'POST', headers: { 'X-API-KEY': key }, body });
  };
  const statuses = [];
  for (const key of [client.testApiKey!, client.testApiKey!, another.testApiKey!, client.apiKey]) {
    statuses.push((await send(key)).status);
  }
  expect(statuses).toEqual([202, 429, 429, 202]);
  await narrow.close();
});

describe('the sample documents', () => {
  const finish = async (name: SampleName, password?: string) => {
    const { body: job } = await trial.submitJob({ body: { pdf: sample(name), ...(password && { password }) } });
    await run(job.jobId);
    return (await trial.getJob({ params: { jobId: job.jobId } })).body;
  };

  test('are listed and served to everybody', async () => {
    const { body: listed } = await trial.listSamples();
    expect(listed.map(({ name }) => name)).toEqual(['succeeded', 'mismatch', 'failed', 'password', 'slow']);
    for (const { name, path } of listed) {
      const answer = await service.send(path);
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(readSample(name));
    }
    expect((await service.send('/api/v1/samples/none')).status).toBe(404);
    expect((await service.send('/api/v1/samples/..%2fread-sample.ts')).status).toBe(404);
  });

  test('succeeded: proved', async () => {
    expect(await finish('succeeded')).toMatchObject({ status: 'Succeeded', verification: { status: 'verified' } });
  });

  test('mismatch: contradicted', async () => {
    expect(await finish('mismatch')).toMatchObject({ status: 'Succeeded', verification: { status: 'mismatch' } });
  });

  test('failed: no statement', async () => {
    expect(await finish('failed')).toMatchObject({ status: 'Failed', error: { code: 'no_statement' } });
  });

  test('password: refused without it, read with it', async () => {
    const { password } = SAMPLE_DOCUMENTS.find(({ name }) => name === 'password')!;
    expect(await refusal(trial.submitJob({ body: { pdf: sample('password') } }))).toEqual([422, 'password_required']);
    expect(await finish('password', password!)).toMatchObject({ status: 'Succeeded' });
  });

  test('slow: still being read until it is cancelled, in the middle of it', async () => {
    const { body: job } = await trial.submitJob({ body: { pdf: sample('slow') } });
    const running = run(job.jobId);
    await expect.poll(async () => (await trial.getJob({ params: { jobId: job.jobId } })).body.status).toBe('Started');
    await trial.cancelJob({ params: { jobId: job.jobId } });
    expect(await running).toBe('skipped');
  });
});
