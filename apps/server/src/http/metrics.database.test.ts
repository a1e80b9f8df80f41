import { generateSample } from '@extracto/samples';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePdf } from '../../testing/documents.ts';
import { type Customer, createTestService, type TestService } from '../../testing/service.ts';
import { createDatabase } from '../db/connection.ts';
import { drawBadge } from '../observability/draw-badge.ts';
import { readServiceState } from '../observability/read-service-state.ts';
import { extractJob } from '../worker/extract-job.ts';

const TOKEN = 'a token of sixteen letters';

let service: TestService;
let customer: Customer;
beforeAll(async () => {
  service = await createTestService();
  customer = await service.newCustomer();
  const { pdf } = await generateSample(5, { family: 'debit-credit' });
  const { body: job } = await customer.api.submitJob({ body: { pdf: new Blob([new Uint8Array(pdf)]) } });
  await extractJob({ ...service, now: service.clock }, job.jobId, new AbortController().signal);
  await customer.api.submitJob({ body: { pdf: makePdf(2) } });
});
afterAll(() => service.close());

/** `extracto_jobs{status="Failed",mode="live"}` → its value. */
async function read(name: string): Promise<number> {
  const text = await (await service.send('/metrics')).text();
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `));
  if (line === undefined) throw new Error(`no ${name} in\n${text}`);
  return Number(line.split(' ').at(-1));
}

describe('metrics', () => {
  test('count jobs by state', async () => {
    expect(await read('extracto_jobs{status="Succeeded",mode="live"}')).toBe(1);
    expect(await read('extracto_jobs{status="NotStarted",mode="live"}')).toBe(1);
    expect(await read('extracto_jobs{status="Failed",mode="test"}')).toBe(0);
  });

  test('tell the age of the queue and the pace of reading', async () => {
    expect(await read('extracto_queue_age_seconds')).toBeGreaterThan(0);
    expect(await read('extracto_pages_per_second')).toBeGreaterThan(0);
  });

  test('tell how late the event loop took its turns since they were last asked', async () => {
    await read('extracto_event_loop_lag_seconds{quantile="1"}');
    await new Promise((resolve) => setTimeout(resolve, 30));
    for (const until = performance.now() + 300; performance.now() < until; ) Math.sqrt(until);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(await read('extracto_event_loop_lag_seconds{quantile="1"}')).toBeGreaterThan(0.2);
  });

  test('tell what became of mails', async () => {
    expect(await read('extracto_mails{state="sent"}')).toBe(1);
    expect(await read('extracto_mails{state="given-up"}')).toBe(0);
  });

  test('tell that the ledger is in order', async () => {
    expect(await read('extracto_ledger_sum_credits')).toBe(0);
    expect(await read('extracto_ledger_drift_credits')).toBe(0);
  });

  test('count events, failed attempts and webhooks that were switched off, and tell how late they are', async () => {
    const params = { clientId: customer.client.clientId };
    await customer.browser.setWebhook({ params, body: { webHookUrl: 'https://hooks.example.com/' } });
    await customer.browser.sendTestEvent({ params });
    expect(await read('extracto_webhook_deliveries{state="pending"}')).toBe(1);
    expect(await read('extracto_webhook_lateness_seconds')).toBeGreaterThan(0);
    const { deliveryId } = (await customer.browser.listDeliveries({ params })).body[0]!;
    const now = new Date();
    const attempt = { delivery_id: deliveryId, attempt: 1, started_at: now, took_ms: 3, failure: 'timeout' } as const;
    await service.db.insertInto('webhook_attempts').values(attempt).execute();
    await service.db.updateTable('webhook_endpoints').set({ disabled_at: now, disabled_reason: 'failing' }).execute();
    expect(await read('extracto_webhook_recent_attempts{failure="timeout"}')).toBe(1);
    expect(await read('extracto_webhook_recent_attempts{failure="none"}')).toBe(0);
    expect(await read('extracto_webhooks_disabled{reason="failing"}')).toBe(1);
    expect(await (await service.send('/metrics')).text()).not.toContain('hooks.example.com');
  });

  test('name routes by their pattern, and no customer', async () => {
    const { body: jobs } = await customer.api.listJobs();
    await customer.api.getJob({ params: { jobId: jobs[0]!.jobId } });
    const text = await (await service.send('/metrics')).text();
    expect(text).toContain('route="/api/v1/jobs/:jobId"');
    expect(text).not.toContain(jobs[0]?.jobId);
    expect(text).not.toContain(customer.client.clientId);
  });

  test.each(['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'])(
    'are not passed on through a proxy: %s',
    async (name) => {
      expect((await service.send('/metrics', { headers: { [name]: '127.0.0.1' } })).status).toBe(404);
    },
  );

  test('with a token open to it alone, from anywhere', async () => {
    const closed = await createTestService({ metricsToken: TOKEN });
    const ask = (headers: Record<string, string>) => closed.send('/metrics', { headers });
    const statuses = [
      await ask({}),
      await ask({ Authorization: 'Bearer wrong' }),
      await ask({ Authorization: TOKEN }),
      await ask({ Authorization: `Bearer ${TOKEN}`, 'X-Forwarded-For': '203.0.113.9' }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 401, 401, 200]);
    await closed.close();
  });
});

describe('the badge', () => {
  test('is a picture of the state', async () => {
    const answer = await service.send('/status/badge.svg');
    expect(answer.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8');
    expect(await answer.text()).toBe(drawBadge('operational'));
  });

  test('says when jobs wait too long, and when the database is gone', async () => {
    const later = new Date(Date.now() + 3_600_000);
    expect(await readServiceState(service.db, later)).toBe('slow');
    const gone = createDatabase('postgres://nobody@127.0.0.1:1/none');
    expect(await readServiceState(gone, later)).toBe('down');
    await gone.destroy();
  });
});
