/** A document that takes long to open: it holds up nobody, and is counted by its worker. */
import { ExtractionError } from '@extracto/model';
import { generateSample } from '@extracto/samples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePdf } from '../../../testing/documents.ts';
import { type Customer, createTestService, type TestService } from '../../../testing/service.ts';
import { auditLedger } from '../../credits/audit/audit-ledger.ts';
import { extractJob } from '../../worker/extract-job.ts';

const MOST_PAGES = 20;

let service: TestService;
beforeAll(async () => {
  const inspect = () => Promise.reject(new ExtractionError('time_limit'));
  service = await createTestService({ maxPages: MOST_PAGES }, null, null, { inspect });
});
afterAll(() => service.close());

const credits = async (customer: Customer) => (await customer.api.listClients()).body[0]!.credits;
const work = (jobId: string) => extractJob({ ...service, now: service.clock }, jobId, new AbortController().signal);

test('is accepted with its pages unknown and the most set aside, and charged for what its worker counts', async () => {
  const customer = await service.newCustomer();
  const { pdf } = await generateSample(5, { family: 'debit-credit' });
  const { body: job } = await customer.api.submitJob({ body: { pdf: new Blob([new Uint8Array(pdf)]) } });
  expect([job.pages, await credits(customer)]).toEqual([null, 25 - MOST_PAGES]);
  const params = { jobId: job.jobId };
  expect((await customer.api.getReceipt({ params })).body).toMatchObject({
    pages: null,
    message: 'Queued: pages not counted yet.',
  });
  expect(await work(job.jobId)).toBe('succeeded');
  const { body: done } = await customer.api.getJob({ params });
  const { body: receipt } = await customer.api.getReceipt({ params });
  expect(done.pages).toBeGreaterThan(0);
  expect(receipt).toMatchObject({ pages: done.pages, creditsCharged: done.pages });
  expect(await credits(customer)).toBe(25 - done.pages!);
  expect((await auditLedger(service.db)).findings).toEqual([]);
});

test('gives everything back when it fails', async () => {
  const customer = await service.newCustomer();
  const { body: job } = await customer.api.submitJob({ body: { pdf: makePdf(3) } });
  expect(await work(job.jobId)).toBe('failed');
  expect(await credits(customer)).toBe(25);
});

test('is refused, saying why so much is needed, when the most cannot be set aside', async () => {
  const customer = await service.newCustomer();
  await customer.api.submitJob({ body: { pdf: makePdf(1) } });
  await expect(customer.api.submitJob({ body: { pdf: makePdf(2) } })).rejects.toMatchObject({
    status: 402,
    problem: { detail: expect.stringContaining('could not be counted in time'), credits: { needed: MOST_PAGES } },
  });
});
