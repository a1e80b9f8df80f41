import { generateSample } from '@extracto/samples';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestService } from '../../testing/service.ts';
import { recordSpans } from '../../testing/tracer.ts';
import { carryTrace } from '../observability/trace.ts';
import type { AttemptWork } from '../queue/enqueue-attempt.ts';
import type { ExtractionWork } from '../queue/enqueue-extraction.ts';
import { takeAttempt } from '../worker/take-attempt.ts';
import { takeExtractions } from '../worker/take-extractions.ts';

test('without an SDK there is no trace; with one, it leads from an upload over its reading to its webhook', async () => {
  expect(carryTrace()).toEqual({});
  const spans = recordSpans();
  const service = await createTestService();
  const { api, browser, client } = await service.newCustomer();
  const params = { clientId: client.clientId };
  await browser.setWebhook({ params, body: { webHookUrl: 'https://hooks.example.com/' } });
  const { pdf } = await generateSample(5, { family: 'debit-credit' });
  const { body: job } = await api.submitJob({ body: { pdf: new Blob([new Uint8Array(pdf)]) } });

  const find = async <Work>(where: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ data: Work }>`SELECT data FROM queue.job WHERE ${where}`.execute(service.db);
    return rows[0]!.data;
  };
  const data = await find<ExtractionWork>(sql`data ->> 'jobId' = ${job.jobId}`);
  const tools = { ...service, now: service.clock };
  await takeExtractions(tools, service.logger, [
    { id: 'x', data, retryCount: 0, signal: new AbortController().signal },
  ]);
  const event = await find<AttemptWork>(sql`data ->> 'deliveryId' = ${`evt_${job.jobId}_2`}`);
  const policy = { resolve: async () => [], loopback: false };
  await takeAttempt({ ...tools, policy, random: () => 0, failingLimitMs: 1 }, service.logger, event);

  const upload = spans.find(({ name }) => name === 'POST /api/v1/jobs')!;
  const read = spans.find(({ name }) => name === 'extract')!;
  const webhook = spans.find(({ name }) => name === 'webhook')!;
  expect([read.traceId, webhook.traceId]).toEqual([upload.traceId, upload.traceId]);
  expect([read.parentId, webhook.parentId]).toEqual([upload.spanId, read.spanId]);
  expect(upload.attributes).toMatchObject({ 'http.response.status_code': 202 });
  expect(read.attributes).toEqual({ jobId: job.jobId, lane: 'short' });
  await service.close();
});
