import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePdf } from '../../../testing/documents.ts';
import { createTestService, type TestService } from '../../../testing/service.ts';

const RESERVE = 1_000_000;

let service: TestService;
let free = Number.MAX_SAFE_INTEGER;
beforeAll(async () => {
  const settings = { diskReserveBytes: RESERVE, quotaBytes: 2_500 };
  service = await createTestService(settings, null, null, { freeBytes: async () => free });
});
afterAll(() => service.close());

test('an upload that would take the reserve of the disk is refused before it is read, and the rest goes on', async () => {
  const { api } = await service.newCustomer();
  free = RESERVE + 100;
  const refused = api.submitJob({ body: { pdf: makePdf(1) } });
  await expect(refused).rejects.toMatchObject({ status: 507, problem: { code: 'storage_full' } });
  expect((await api.listJobs()).status).toBe(200);
  free = RESERVE + 1_000_000;
  expect((await api.submitJob({ body: { pdf: makePdf(1) } })).status).toBe(202);
});

test('a customer stores no more than the quota, over all clients, until something is deleted', async () => {
  const customer = await service.newCustomer();
  const second = (await customer.browser.createClient()).body;
  const upload = async (apiKey: string, pages: number) => {
    const form = new FormData();
    form.set('pdf', makePdf(pages));
    const answer = await service.send('/api/v1/jobs', { method: 'POST', headers: { 'X-API-KEY': apiKey }, body: form });
    return { status: answer.status, body: await answer.json() };
  };
  const accepted = [];
  let last = await upload(customer.client.testApiKey ?? '', 1);
  for (let pages = 2; last.status === 202 && pages < 20; pages += 1) {
    accepted.push(last.body.jobId);
    last = await upload((pages % 2 === 0 ? second : customer.client).testApiKey ?? '', pages);
  }
  expect([last.status, last.body.code]).toEqual([507, 'quota_used_up']);
  expect(accepted.length).toBeGreaterThan(1);
  for (const jobId of accepted) await customer.browser.deleteJob({ params: { jobId } });
  expect((await upload(second.testApiKey ?? '', 1)).status).toBe(202);
  const other = await service.newCustomer();
  expect((await other.api.submitJob({ body: { pdf: makePdf(1) } })).status).toBe(202);
});

test('a refused upload leaves no file', () => {
  const files = readdirSync(join(service.storageFolder, '..'), { recursive: true }).filter((name) =>
    `${name}`.endsWith('.sealed'),
  );
  expect(files).toHaveLength(3);
});
