import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError } from '@extracto/contract';
import { printResult } from '@extracto/model/print-result';
import { sql } from 'kysely';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makePdf } from '../../../testing/documents.ts';
import { resultOf } from '../../../testing/result.ts';
import { type Customer, createTestService, type TestService } from '../../../testing/service.ts';
import { recordRun } from '../../db/record-run.ts';
import { startJob } from '../../jobs/start-job.ts';
import { succeedJob } from '../../jobs/succeed-job.ts';
import { purgeDue } from '../../retention/purge-due.ts';

const NOTHING_SHORTER = { documentDays: null, resultDays: null, deleteResultOnDownload: false };

let service: TestService;
let jane: Customer;
let mallory: Customer;
beforeAll(async () => {
  service = await createTestService();
  jane = await service.newCustomer();
  mallory = await service.newCustomer();
});
afterAll(() => service.close());

async function refusal(call: Promise<unknown>): Promise<unknown[]> {
  const error = await call.then(
    () => null,
    (caught: unknown) => caught,
  );
  if (!(error instanceof ApiError)) throw new Error('the call was not refused', { cause: error });
  return [error.status, error.problem?.code, ...(error.problem?.errors.map(({ pointer }) => pointer) ?? [])];
}

/** A job with a result, as a worker leaves it. */
async function succeeded({ api }: Customer): Promise<string> {
  const { body: job } = await api.submitJob({ body: { pdf: makePdf(1) } });
  const { jobId } = job;
  await startJob(service.db, service.box, { jobId, lane: 'short', now: new Date() });
  const end = { jobId, transactionId: ulid(), now: new Date() };
  await succeedJob(service.db, service.box, {
    ...end,
    result: printResult({ ...resultOf('verified'), pages: 1 }, jobId),
  });
  return jobId;
}

/** Deletion follows the answer. */
const untilDeleted = (customer: Customer, jobId: string) =>
  vi.waitFor(async () => {
    const { body } = await customer.api.getJob({ params: { jobId } });
    expect(body.resultDeletedAt).not.toBeNull();
  });

describe('choosing to have less kept', () => {
  const params = () => ({ clientId: jane.client.clientId });

  test('is remembered, told with the client, and undone with null', async () => {
    expect(jane.client.retention).toEqual(NOTHING_SHORTER);
    const wish = { documentDays: 0, resultDays: 7, deleteResultOnDownload: true };
    const { body } = await jane.api.setRetention({ params: params(), body: wish });
    expect(body).toMatchObject({ clientId: jane.client.clientId, retention: wish });
    expect((await jane.browser.listClients()).body[0]?.retention).toEqual(wish);
    await jane.browser.setRetention({ params: params(), body: NOTHING_SHORTER });
    expect((await jane.browser.listClients()).body[0]?.retention).toEqual(NOTHING_SHORTER);
  });

  test('is written down for the owner', async () => {
    const { body: events } = await jane.browser.listAuditEvents({ query: { pageSize: 5 } });
    expect(events.map(({ action }) => action)).toContain('client.retention_changed');
  });

  test.each([
    [{ ...NOTHING_SHORTER, documentDays: 4 }, '/documentDays'],
    [{ ...NOTHING_SHORTER, resultDays: 31 }, '/resultDays'],
    [{ ...NOTHING_SHORTER, documentDays: -1 }, '/documentDays'],
    [{ ...NOTHING_SHORTER, resultDays: 0 }, '/resultDays'],
    [{ ...NOTHING_SHORTER, resultDays: 1.5 }, '/resultDays'],
  ])('%j is refused', async (body, pointer) => {
    expect(await refusal(jane.api.setRetention({ params: params(), body }))).toEqual([
      400,
      'validation_failed',
      pointer,
    ]);
  });

  test('of a client of somebody else finds none, and changes nothing', async () => {
    const body = { ...NOTHING_SHORTER, documentDays: 0 };
    expect(await refusal(mallory.api.setRetention({ params: params(), body }))).toEqual([404, 'not_found']);
    expect((await jane.browser.listClients()).body[0]?.retention).toEqual(NOTHING_SHORTER);
  });
});

describe('a job whose document is no longer kept', () => {
  test('says since when, and still gives its result', async () => {
    const jobId = await succeeded(mallory);
    const now = new Date(Date.now() + 3 * 86_400_000);
    await purgeDue({ ...service, now: () => now }, { jobId });
    expect((await mallory.api.getJob({ params: { jobId } })).body).toMatchObject({
      documentDeletedAt: now.toISOString(),
      resultDeletedAt: null,
    });
    expect(await refusal(mallory.api.getDocument({ params: { jobId } }))).toEqual([410, 'document_deleted']);
    expect((await mallory.api.getResultJson({ params: { jobId } })).status).toBe(200);
  });

  test('that was cancelled by a client who keeps none has lost it with the answer', async () => {
    const { api, client } = await service.newCustomer();
    await api.setRetention({ params: { clientId: client.clientId }, body: { ...NOTHING_SHORTER, documentDays: 0 } });
    const { body: job } = await api.submitJob({ body: { pdf: makePdf(1) } });
    const { body } = await api.cancelJob({ params: { jobId: job.jobId } });
    expect(body).toMatchObject({ status: 'Failed', documentDeletedAt: expect.any(String) });
    expect(await refusal(api.getDocument({ params: { jobId: job.jobId } }))).toEqual([410, 'document_deleted']);
  });
});

describe('a result that is deleted after the first download', () => {
  test.each(['getResultJson', 'getResultCsv', 'getResultXlsx'] as const)(
    'is gone after %s, and the job says so',
    async (read) => {
      const customer = await service.newCustomer();
      const { clientId } = customer.client;
      const jobId = await succeeded(customer);
      const wish = { ...NOTHING_SHORTER, deleteResultOnDownload: true };
      await customer.api.setRetention({ params: { clientId }, body: wish });
      await (await customer.api.getResultJson({ params: { jobId }, query: { view: 'true' } })).body;
      const { body: kept } = await customer.api.getJob({ params: { jobId } });
      expect(kept.resultDeletedAt).toBeNull();
      expect((await customer.api[read]({ params: { jobId } })).status).toBe(200);
      await untilDeleted(customer, jobId);
      expect(await refusal(customer.api.getResultJson({ params: { jobId } }))).toEqual([410, 'result_deleted']);
      expect(await refusal(customer.api.getResultCsv({ params: { jobId } }))).toEqual([410, 'result_deleted']);
      const { body: jobs } = await customer.api.listJobs();
      expect(jobs).toMatchObject([{ jobId, status: 'Succeeded', resultDeletedAt: expect.any(String) }]);
      const { rows } = await sql`select 1 from job_results where job_id = ${jobId}`.execute(service.db);
      expect(rows).toEqual([]);
    },
  );

  test('stays where the customer did not ask for that', async () => {
    const jobId = await succeeded(jane);
    for (let times = 0; times < 2; times += 1) {
      expect((await jane.api.getResultJson({ params: { jobId } })).status).toBe(200);
    }
  });

  test('stays when the download broke off', async () => {
    const customer = await service.newCustomer();
    const wish = { ...NOTHING_SHORTER, deleteResultOnDownload: true };
    await customer.api.setRetention({ params: { clientId: customer.client.clientId }, body: wish });
    const jobId = await succeeded(customer);
    // More than the buffers between the two hold.
    const long = JSON.stringify({ filler: 'x'.repeat(40_000_000) });
    await service.db.updateTable('job_results').set({ result_json: long }).where('job_id', '=', jobId).execute();
    await service.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = service.app.server.address() as AddressInfo;
    const headers = { 'x-api-key': customer.client.apiKey };
    const call = request({ port, path: `/api/v1/jobs/${jobId}/result.json`, headers }).end();
    const [answer] = await once(call, 'response');
    const ended = new Promise((resolve) =>
      service.app.server.once('request', (_, reply) => reply.once('close', resolve)),
    );
    answer.destroy();
    // Another answer on the same server ends after the broken one was noticed.
    await fetch(`http://127.0.0.1:${port}/health`);
    await ended;
    const { body } = await customer.api.getJob({ params: { jobId } });
    expect(body.resultDeletedAt).toBeNull();
  });
});

test('the metrics tell what was deleted and what is overdue', async () => {
  const { api } = await service.newCustomer();
  const { body: job } = await api.submitJob({ body: { pdf: makePdf(1) } });
  const metric = async (name: string) => {
    const lines = (await (await service.send('/metrics')).text()).split('\n');
    return Number(
      lines
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')
        .at(-1) ?? 0,
    );
  };
  const deleted = 'extracto_deletions_total{kind="job",reason="requested"}';
  const before = await metric(deleted);
  await api.deleteJob({ params: { jobId: job.jobId } });
  expect(await metric(deleted)).toBe(before + 1);
  await recordRun(service.db, { name: 'retention', findings: 2, now: new Date(Date.now() - 60_000) });
  expect(await metric('extracto_run_findings{run="retention"}')).toBe(2);
  expect(await metric('extracto_run_age_seconds{run="retention"}')).toBeGreaterThan(59);
});
