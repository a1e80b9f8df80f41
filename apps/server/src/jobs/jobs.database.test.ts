import { headOf } from '@extracto/model';
import { printResult } from '@extracto/model/print-result';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCustomer } from '../../testing/customer.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { joined, resultOf, type Verdict } from '../../testing/result.ts';
import type { Scope } from '../clients/scope.ts';
import { auditLedger } from '../credits/audit/audit-ledger.ts';
import { listTransactions } from '../credits/list-transactions.ts';
import { enqueueExtraction } from '../queue/enqueue-extraction.ts';
import { createSecretBox } from '../secrets/secret-box.ts';
import { deleteJob } from './delete-job.ts';
import { failJob } from './fail-job.ts';
import { getJob } from './get-job.ts';
import { getReceipt } from './get-receipt.ts';
import { getResult } from './get-result.ts';
import { recordProgress } from './record-progress.ts';
import { startJob } from './start-job.ts';
import { submitJob } from './submit-job.ts';
import { succeedJob } from './succeed-job.ts';
import { summariseVerification } from './summarise-verification.ts';

const storage = { delete: async () => {} } as unknown as Parameters<typeof deleteJob>[1];
const box = createSecretBox(Buffer.alloc(32, 1));
const now = new Date('2026-01-02T03:04:05.678Z');
let database: TestDatabase;
let scope: Scope & { clientId: string };
beforeAll(async () => {
  database = await createTestDatabase();
  const { userId, clientId } = await newCustomer(database.db, now);
  scope = { userId, clientId, mode: 'live' };
});
afterAll(() => database.close());

async function submit(password: string | null = null): Promise<string> {
  const jobId = ulid();
  const outcome = await submitJob(
    database.db,
    { box, enqueueExtraction },
    {
      jobId,
      clientId: scope.clientId,
      mode: 'live',
      parser: 'Document',
      label: 'a.pdf',
      pages: 2,
      password,
      document: { key: `documents/${jobId}.pdf`, sizeBytes: 10, sha256: Buffer.from(jobId.padEnd(32)) },
      idempotency: null,
      transactionId: ulid(),
      now,
    },
  );
  expect(outcome.kind).toBe('accepted');
  return jobId;
}

const start = (jobId: string) => startJob(database.db, box, { jobId, lane: 'short', now });
const fail = (jobId: string) => failJob(database.db, { jobId, code: 'no_text', transactionId: ulid(), now });
const succeed = (jobId: string, result = resultOf('verified')) =>
  succeedJob(database.db, box, { jobId, result: printResult(result, jobId), transactionId: ulid(), now });
const job = async (jobId: string) => (await getJob(database.db, scope, jobId))!;
const charged = async (jobId: string) => (await getReceipt(database.db, scope, jobId))!.creditsCharged;

describe('the verdict over a document', () => {
  test.each<[Verdict[], Verdict]>([
    [['verified'], 'verified'],
    [['verified', 'verified'], 'verified'],
    [['verified', 'unverifiable'], 'unverifiable'],
    [['verified', 'unverifiable', 'mismatch'], 'mismatch'],
    [[], 'unverifiable'],
  ])('%j is %s', (verdicts, verdict) => {
    expect(summariseVerification(resultOf(...verdicts).statements.map(headOf)).status).toBe(verdict);
  });

  test('names each check once, passed where no statement failed it', () => {
    const heads = resultOf('verified', 'mismatch').statements.map(headOf);
    const check = (name: string, passed: boolean) => ({ name, passed, expected: '1.00', actual: '1.00' });
    const checks = [[check('credits_total', true)], [check('credits_total', false), check('debits_total', true)]];
    const judged = heads.map((head, index) => ({
      ...head,
      verification: { ...head.verification, checks: checks[index] ?? [] },
    }));
    expect(summariseVerification(judged).checks).toEqual([
      { name: 'credits_total', passed: false },
      { name: 'debits_total', passed: true },
    ]);
  });
});

describe('a job', () => {
  test('is charged when it succeeds', async () => {
    const jobId = await submit();
    await start(jobId);
    expect(await succeed(jobId)).toBe(true);
    expect(await job(jobId)).toMatchObject({ status: 'Succeeded', bankId: 'de-dkb', finishedAt: now.toISOString() });
    expect(await charged(jobId)).toBe(2);
    const { resultJson } = (await getResult(database.db, box, scope, jobId, 'reviewed'))!;
    expect(JSON.parse(resultJson!)).toEqual({ ...resultOf('verified'), jobId });
  });

  test.each<[Verdict[], number]>([
    [['verified', 'unverifiable'], 2],
    [['mismatch'], 0],
    [['mismatch', 'mismatch'], 0],
  ])('whose statements are %j is charged %d of 2', async (verdicts, credits) => {
    const jobId = await submit();
    await start(jobId);
    await succeed(jobId, resultOf(...verdicts));
    expect(await charged(jobId)).toBe(credits);
    expect((await job(jobId)).verification?.status).toBe(verdicts.at(-1));
  });

  test('with a contradicted statement joined to a good one is charged for the good one, and its receipt says why', async () => {
    const jobId = await submit();
    await start(jobId);
    await succeed(jobId, joined(['verified', 1], ['mismatch', 2]));
    expect(await getReceipt(database.db, scope, jobId)).toMatchObject({
      creditsCharged: 1,
      contradictedPages: [2],
      freePages: [2],
      message:
        'Read 2 pages; charged 1 XTS. Page 2 belongs to a statement whose totals contradict its rows: ' +
        'nothing was charged for it.',
    });
    const [newest] = (await listTransactions(database.db, scope.clientId, { page: 1, pageSize: 1 })).items;
    expect(newest).toMatchObject({ type: 'Debit', amount: 1, description: 'Extraction of 1 page' });
    expect((await auditLedger(database.db)).findings).toEqual([]);
  });

  test('costs nothing for a contradiction up to the ceiling of the month, above it as any other, deleted or not', async () => {
    const from = new Date(Date.UTC(2031, 4, 30));
    const end = async (at: Date) => {
      const jobId = await submit();
      await start(jobId);
      const result = printResult(resultOf('mismatch'), jobId);
      await succeedJob(database.db, box, { jobId, result, transactionId: ulid(), now: at, freePagesPerMonth: 3 });
      const receipt = (await getReceipt(database.db, scope, jobId))!;
      await deleteJob(database.db, storage, scope, { jobId, now: at, newId: ulid });
      return receipt;
    };
    const receipts = [await end(from), await end(from), await end(from), await end(new Date(Date.UTC(2031, 5, 1)))];
    expect(receipts.map(({ creditsCharged }) => creditsCharged)).toEqual([0, 1, 2, 0]);
    expect(receipts[1]).toMatchObject({ contradictedPages: [1, 2], freePages: [1] });
    expect(receipts[1]?.message).toContain('Page 2 belongs to a statement');
    expect(receipts[1]?.message).toContain('was charged: you have used this month’s free pages.');
  });

  test('gives its password to the worker, and to nobody once it has ended', async () => {
    const jobId = await submit('open sesame');
    expect((await start(jobId))?.password).toBe('open sesame');
    expect((await start(jobId))?.password).toBe('open sesame');
    await fail(jobId);
    const row = await database.db.selectFrom('jobs').selectAll().where('job_id', '=', jobId).executeTakeFirstOrThrow();
    expect(row.password_encrypted).toBeNull();
  });

  test('a password moved to another job opens nothing there', async () => {
    const [from, to] = [await submit('open sesame'), await submit('other')];
    const row = await database.db.selectFrom('jobs').selectAll().where('job_id', '=', from).executeTakeFirstOrThrow();
    await database.db
      .updateTable('jobs')
      .set({ password_encrypted: row.password_encrypted })
      .where('job_id', '=', to)
      .execute();
    await expect(start(to)).rejects.toThrow();
  });

  test('that was not started cannot succeed', async () => {
    const jobId = await submit();
    expect(await succeed(jobId)).toBe(false);
    expect((await job(jobId)).status).toBe('NotStarted');
  });

  test('ends once, whoever is first', async () => {
    const jobId = await submit();
    await start(jobId);
    const ends = await Promise.all([succeed(jobId), fail(jobId), succeed(jobId), fail(jobId)]);
    expect(ends.filter(Boolean).length).toBe(1);
    expect(await start(jobId)).toBeNull();
  });

  test('tells its progress, never backwards, and only while it is read', async () => {
    const jobId = await submit();
    const record = (page: number) => recordProgress(database.db, { jobId, page, pages: 2 });
    await record(1);
    expect((await job(jobId)).progress).toBeNull();
    await start(jobId);
    await record(2);
    await record(1);
    expect((await job(jobId)).progress).toEqual({ page: 2, pages: 2 });
    await start(jobId);
    expect((await job(jobId)).progress).toBeNull();
  });

  test('that does not exist cannot be started, moved or ended', async () => {
    const jobId = ulid();
    expect(await start(jobId)).toBeNull();
    expect(await succeed(jobId)).toBe(false);
    expect(await fail(jobId)).toBe(false);
    await recordProgress(database.db, { jobId, page: 1, pages: 1 });
  });
});
