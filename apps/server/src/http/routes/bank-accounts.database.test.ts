import { ApiError } from '@extracto/contract';
import type { ExtractionResult } from '@extracto/model';
import { resultSchema } from '@extracto/model/result';
import { type PlainStatement, printPlainStatement } from '@extracto/samples';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Customer, createTestService, type TestService } from '../../../testing/service.ts';
import { extractJob } from '../../worker/extract-job.ts';

let service: TestService;
let jane: Customer;
let mallory: Customer;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  [jane, mallory] = [await service.newCustomer(), await service.newCustomer()];
});

const coffee = (date: string) => ({ date, description: 'Coffee house', minor: -350 });
const ACCOUNT = { accountNumber: '1234567890', rowsPerPage: 30 };
const JANUARY: PlainStatement = {
  ...ACCOUNT,
  from: '2025-01-01',
  to: '2025-01-31',
  opening: 10_000,
  bookings: [
    { date: '2025-01-03', description: 'Salary', minor: 50_000 },
    coffee('2025-01-20'),
    coffee('2025-01-20'),
    coffee('2025-01-28'),
  ],
};
/** Tells of the last twelve days of January, too. */
const LATE_JANUARY: PlainStatement = {
  ...ACCOUNT,
  from: '2025-01-20',
  to: '2025-02-19',
  opening: 60_000,
  bookings: [
    coffee('2025-01-20'),
    coffee('2025-01-20'),
    coffee('2025-01-28'),
    { date: '2025-02-03', description: 'Salary', minor: 50_000 },
  ],
};
const MARCH: PlainStatement = {
  ...ACCOUNT,
  from: '2025-03-01',
  to: '2025-03-31',
  opening: 108_950,
  bookings: [coffee('2025-03-05'), { date: '2025-03-06', description: 'Refund', minor: 400 }],
};

async function submit(statement: PlainStatement, { api }: Pick<Customer, 'api'> = jane): Promise<string> {
  const pdf = new Blob([new Uint8Array(await printPlainStatement(statement))]);
  const { jobId } = (await api.submitJob({ body: { pdf, parser: 'Document', label: statement.from } })).body;
  await extractJob({ ...service, now: service.clock }, jobId, new AbortController().signal);
  return jobId;
}

const accounts = async ({ api }: Pick<Customer, 'api'> = jane) => (await api.listAccounts()).body;
async function merged(accountId: string): Promise<ExtractionResult> {
  const { body } = await jane.api.getAccountResult({ params: { accountId } });
  return resultSchema.parse(JSON.parse(await body.text()));
}
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: unknown) => (error instanceof ApiError ? error.status : error),
  );

test('statements of one account are chained over jobs, in whatever order they came', async () => {
  expect(await accounts()).toEqual([]);
  const march = await submit(MARCH);
  const january = await submit(JANUARY);
  const late = await submit(LATE_JANUARY);
  const other = await submit({ ...MARCH, accountNumber: '5555566666' });
  const listed = await accounts();
  expect(listed.map(({ accountId, number }) => [accountId, number])).toEqual([
    [`${other}-0`, '5555566666'],
    [`${march}-0`, '1234567890'],
  ]);
  expect(listed[1]?.statements).toMatchObject([
    { jobId: january, label: '2025-01-01', from: '2025-01-01', to: '2025-01-31', transactions: 4, link: null },
    { jobId: late, openingBalance: '600.00', link: { kind: 'overlap', days: 12, difference: null } },
    { jobId: march, verification: 'verified', link: { kind: 'gap', days: 9, difference: '0.00' } },
  ]);
});

test('the list comes page by page', async () => {
  await submit(JANUARY);
  await submit({ ...MARCH, accountNumber: '5555566666' });
  const { body, headers } = await jane.api.listAccounts({ query: { page: 2, pageSize: 1 } });
  expect(body.map(({ number }) => number)).toEqual(['1234567890']);
  expect(headers.get('X-Total-Count')).toBe('2');
});

test('the merged export has every booking once and keeps those that only look alike', async () => {
  const january = await submit(JANUARY);
  await submit(LATE_JANUARY);
  const { statements, pages, warnings } = await merged(`${january}-0`);
  expect(pages).toBe(2);
  expect(warnings.map(({ code }) => code)).toContain('merged_statements');
  expect(statements).toMatchObject([
    {
      period: { from: '2025-01-01', to: '2025-02-19' },
      openingBalance: '100.00',
      closingBalance: '1089.50',
      verification: { status: 'verified' },
    },
  ]);
  const rows = statements[0]?.transactions ?? [];
  expect(rows.map(({ date, amount, page }) => `${date} ${amount} ${page}`)).toEqual([
    '2025-01-03 500.00 1',
    '2025-01-20 -3.50 1',
    '2025-01-20 -3.50 1',
    '2025-01-28 -3.50 1',
    '2025-02-03 500.00 2',
  ]);
});

test('days without a statement forbid the seal', async () => {
  const january = await submit(LATE_JANUARY);
  await submit(MARCH);
  const verification = (await merged(`${january}-0`)).statements[0]?.verification;
  expect(verification?.status).toBe('unverifiable');
  expect(verification?.missing.join()).toContain('no statement covers');
});

test('the merged list has the corrections of a review', async () => {
  const jobId = await submit(JANUARY);
  await submit(MARCH);
  const review = (await jane.api.getReview({ params: { jobId } })).body;
  const [first] = review.statements;
  const values = {
    date: '2025-01-28',
    description: 'Tea house',
    amount: '-3.50',
    type: 'debit',
    balance: null,
  } as const;
  const rows = first!.rows.with(3, { origin: 3, values });
  await jane.api.saveReview({ params: { jobId }, body: { basedOn: null, statements: [{ rows }] } });
  const descriptions = (await merged(`${jobId}-0`)).statements[0]?.transactions.map((row) => row.description);
  expect(descriptions).toContain('Tea house');
});

test.each(['csv', 'xlsx', 'ofx', 'qif', 'camt053', 'mt940', 'hledger', 'beancount'] as const)(
  'it is written as %s',
  async (format) => {
    const accountId = `${await submit(JANUARY)}-0`;
    const { body, headers } = await jane.api.getAccountResult({ params: { accountId }, query: { format } });
    expect(body.size).toBeGreaterThan(100);
    expect(headers.get('Content-Disposition')).toMatch(
      new RegExp(`^attachment; filename="account-${accountId}\\.\\w+"$`),
    );
  },
);

describe('kept apart', () => {
  test('nobody sees the accounts of another customer', async () => {
    const accountId = `${await submit(JANUARY)}-0`;
    expect(await accounts(mallory)).toEqual([]);
    expect(await statusOf(mallory.api.getAccountResult({ params: { accountId } }))).toBe(404);
    expect(await statusOf(mallory.browser.getAccountResult({ params: { accountId } }))).toBe(404);
    expect(await statusOf(jane.browser.getAccountResult({ params: { accountId } }))).toBe(200);
  });

  test('test jobs are no part of live accounts', async () => {
    await submit(JANUARY);
    expect((await jane.browser.listAccounts({ query: { mode: 'test' } })).body).toEqual([]);
    expect((await jane.browser.listAccounts()).body).toHaveLength(1);
  });

  test.each(['x', '01JD3ZK4M8QW7V5T2R9N6B1XCY', '01JD3ZK4M8QW7V5T2R9N6B1XCY-'])(
    '%s is no account',
    async (accountId) => {
      expect(await statusOf(jane.api.getAccountResult({ params: { accountId } }))).toBe(404);
    },
  );
});

test('a deleted result is in no account', async () => {
  const [january, march] = [await submit(JANUARY), await submit(MARCH)];
  await jane.api.deleteJob({ params: { jobId: january } });
  expect((await accounts()).map(({ statements }) => statements.map(({ jobId }) => jobId))).toEqual([[march]]);
  expect(await statusOf(jane.api.getAccountResult({ params: { accountId: `${january}-0` } }))).toBe(404);
});

test('the merged export is empty when results are deleted after their download', async () => {
  const jobId = await submit(JANUARY);
  const { clientId } = jane.client;
  const body = { documentDays: null, resultDays: null, deleteResultOnDownload: true };
  await jane.api.setRetention({ params: { clientId }, body });
  await merged(`${jobId}-0`);
  expect(await accounts()).toHaveLength(1);
});
