import { generateSample } from '@extracto/samples';
import { createQueryId, type RootOperationNode, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePdf } from '../../testing/documents.ts';
import { type Customer, createTestService, type TestService } from '../../testing/service.ts';
import { runAudit } from '../credits/audit/run-audit.ts';
import { createDatabase } from '../db/connection.ts';
import { createMetrics } from '../observability/create-metrics.ts';
import { drawBadge } from '../observability/draw-badge.ts';
import { readServiceState } from '../observability/read-service-state.ts';
import { WORK } from '../observability/work-counters.ts';
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
  test('tell how many jobs wait, and for how long', async () => {
    expect(await read('extracto_jobs_waiting')).toBe(1);
    expect(await read('extracto_queue_age_seconds')).toBeGreaterThan(0);
  });

  test('of a worker count what it did: jobs by how they ended, and pages', async () => {
    const counted = await WORK.metrics();
    expect(counted).toMatch(/extracto_jobs_ended_total\{outcome="succeeded"\} 1$/m);
    expect(counted).toMatch(/extracto_jobs_ended_total\{outcome="quarantined"\} 0$/m);
    expect(counted).toMatch(/extracto_pages_read_total [1-9]/);
  });

  test('are asked of partial indexes and small tables alone, whatever is kept', async () => {
    const queries: RootOperationNode[] = [];
    const watched = service.db.withPlugin({
      transformQuery: ({ node }) => {
        queries.push(node);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await createMetrics({ db: watched, clock: () => new Date() }).registry.metrics();
    expect(queries).toHaveLength(5);
    const used = new Set<string>();
    await service.db.transaction().execute(async (trx) => {
      // The tables of a test are so small that reading one whole would be cheapest.
      await sql`SET LOCAL enable_seqscan = off`.execute(trx);
      await sql`SET LOCAL enable_bitmapscan = off`.execute(trx);
      for (const node of queries) {
        const query = service.db.getExecutor().compileQuery(node, createQueryId());
        const { rows } = await trx.executeQuery<Record<string, string>>({ ...query, sql: `EXPLAIN ${query.sql}` });
        for (const line of rows.flatMap((row) => Object.values(row))) {
          const [, index, table] = / (?:using|on) (\w+)(?: on (\w+))?/.exec(line) ?? [];
          if (index !== undefined) used.add(table === undefined ? index : `${table} by ${index}`);
        }
      }
    });
    expect([...used].sort()).toEqual([
      'deletion_totals',
      'jobs by jobs_waiting',
      'service_runs',
      'webhook_deliveries by webhook_deliveries_pending',
      'webhook_endpoints by webhook_endpoints_disabled',
    ]);
  });

  test('tell how late the event loop took its turns since they were last asked', async () => {
    await read('extracto_nodejs_eventloop_lag_max_seconds');
    await new Promise((resolve) => setTimeout(resolve, 30));
    for (const until = performance.now() + 300; performance.now() < until; ) Math.sqrt(until);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(await read('extracto_nodejs_eventloop_lag_max_seconds')).toBeGreaterThan(0.2);
  });

  test('tell what the last audit of the ledger found, and when', async () => {
    const tools = { db: service.db, now: () => new Date(Date.now() - 60_000) };
    await runAudit(tools, service.logger);
    expect(await read('extracto_run_findings{run="audit"}')).toBe(0);
    expect(await read('extracto_run_age_seconds{run="audit"}')).toBeGreaterThan(59);
    await sql`insert into receipt_counters values ('EX', 2031, 2)`.execute(service.db);
    await runAudit(tools, service.logger);
    expect(await read('extracto_run_findings{run="audit"}')).toBe(1);
  });

  test('count events that are due and webhooks that were disabled, and tell how late they are', async () => {
    const params = { clientId: customer.client.clientId };
    await customer.browser.setWebhook({ params, body: { webHookUrl: 'https://hooks.example.com/' } });
    await customer.browser.sendTestEvent({ params });
    expect(await read('extracto_webhooks_due')).toBe(1);
    expect(await read('extracto_webhook_lateness_seconds')).toBeGreaterThan(0);
    const disabled = { disabled_at: new Date(), disabled_reason: 'failing' } as const;
    await service.db.updateTable('webhook_endpoints').set(disabled).execute();
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
