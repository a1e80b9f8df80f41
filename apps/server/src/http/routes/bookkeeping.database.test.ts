import type { ApiError } from '@extracto/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeShortStatement } from '../../../testing/documents.ts';
import { type Customer, createTestService, type TestService } from '../../../testing/service.ts';
import { extractJob } from '../../worker/extract-job.ts';

let service: TestService;
let jane: Customer;
let mallory: Customer;
let clientId: string;
let jobId: string;

beforeAll(async () => {
  service = await createTestService();
  [jane, mallory] = [await service.newCustomer(), await service.newCustomer()];
  const { body } = await jane.api.submitJob({
    body: { pdf: await makeShortStatement(), parser: 'Document' },
  });
  jobId = body.jobId;
  clientId = (await jane.api.listClients({})).body[0]!.clientId;
  await extractJob({ ...service, now: service.clock }, jobId, new AbortController().signal);
});
afterAll(() => service.close());

const rows = async (version: 'reviewed' | 'original' = 'reviewed') =>
  (await jane.api.getResultJson({ params: { jobId }, query: { version } })).body.statements[0]!.transactions;

test('rules are kept for a client, and every download follows them from then on; the original stays as it was read', async () => {
  expect((await jane.api.getRules({ params: { clientId } })).body).toEqual({ rules: [] });
  const before = await rows();
  const rules = [{ contains: before[0]!.description.toUpperCase(), category: 'Food', payee: 'Grocer' }];
  const { body } = await jane.api.setRules({ params: { clientId }, body: { rules } });
  expect(body).toEqual({ rules });
  expect((await rows())[0]).toEqual({ ...before[0], category: 'Food', payee: 'Grocer' });
  expect(await rows('original')).toEqual(before);
  expect(await (await jane.api.getResultCsv({ params: { jobId } })).body.text()).toContain(',Food,Grocer\r\n');
  const { accountId } = (await jane.api.listAccounts({})).body[0]!;
  const merged = await jane.api.getAccountResult({ params: { accountId }, query: { format: 'csv' } });
  expect(await merged.body.text()).toContain(',Food,Grocer\r\n');
});

test('a rule without words is refused', async () => {
  const call = jane.api.setRules({
    params: { clientId },
    body: { rules: [{ contains: ' ', category: 'Food', payee: null }] },
  });
  await expect(call).rejects.toMatchObject({ status: 400 } satisfies Partial<ApiError>);
});

test('nobody else reads or writes them', async () => {
  await expect(mallory.api.getRules({ params: { clientId } })).rejects.toMatchObject({ status: 404 });
  await expect(mallory.api.setRules({ params: { clientId }, body: { rules: [] } })).rejects.toMatchObject({
    status: 404,
  });
});
