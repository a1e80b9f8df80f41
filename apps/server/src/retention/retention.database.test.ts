import fc from 'fast-check';
import { sql } from 'kysely';
import { pino } from 'pino';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestKeeper, type Ending } from '../../testing/keeper.ts';
import { documentKey } from '../adapters/storage/document-storage.ts';
import { deleteJob } from '../jobs/delete-job.ts';
import { findTwin } from '../jobs/find-twin.ts';
import { getJob } from '../jobs/get-job.ts';
import { deleteResult } from './delete-result.ts';
import { purgeDue } from './purge-due.ts';
import { runRetention } from './run-retention.ts';
import { sweepOrphans } from './sweep-orphans.ts';

const TERMS = { documentDays: 3, resultDays: 30 };
const SECOND_MS = 1000;
const log = pino({ level: 'silent' });

let keeper: Awaited<ReturnType<typeof createTestKeeper>>;
let clientId: string;
beforeAll(async () => {
  keeper = await createTestKeeper(TERMS);
  clientId = await keeper.newClient();
});
afterAll(() => keeper.close());

const upload = (ending: Ending = 'succeeded', client = clientId) =>
  keeper.upload({ clientId: client, at: keeper.start, ending });

async function runAt(time: Date): Promise<void> {
  keeper.moveTo(time);
  await runRetention(keeper, log);
}

const justBefore = (days: number) => new Date(keeper.after(days).getTime() - SECOND_MS);

describe('a document and a result', () => {
  test.each(['succeeded', 'failed'] as const)('of a job that %s are kept to the day, and no longer', async (ending) => {
    const jobId = await upload(ending);
    const result = ending === 'succeeded';
    await runAt(justBefore(3));
    expect(await keeper.kept(jobId)).toEqual({ document: true, result });
    await runAt(keeper.after(3));
    expect(await keeper.kept(jobId)).toEqual({ document: false, result });
    await runAt(justBefore(30));
    expect(await keeper.kept(jobId)).toEqual({ document: false, result });
    await runAt(keeper.after(30));
    expect(await keeper.kept(jobId)).toBeNull();
  });

  test('leave a record of what went, when and why, and nothing of what it said', async () => {
    const secret = `Lucinda-Marbury-${ulid()}`;
    const jobId = await keeper.upload({ clientId, at: keeper.start, ending: 'succeeded', secret });
    expect(await keeper.everything()).toContain(secret);
    await runAt(keeper.after(3));
    await runAt(keeper.after(30));
    expect(await keeper.records(jobId)).toEqual([
      { kind: 'document', reason: 'age', count: 1 },
      { kind: 'job', reason: 'age', count: 1 },
      { kind: 'result', reason: 'age', count: 1 },
    ]);
    expect(await keeper.everything()).not.toContain(secret);
  });

  test('take with them what any table keeps because of the job, but for the records', async () => {
    const secret = `Lucinda-Marbury-${ulid()}`;
    const jobId = await keeper.upload({ clientId, at: keeper.start, ending: 'succeeded', secret });
    const review = { job_id: jobId, review_json: '{}', result_json: `"${secret}"`, changes: 1, reviewed_by: secret };
    await keeper.db
      .insertInto('job_reviews')
      .values({ ...review, reviewed_at: keeper.start })
      .execute();
    expect(await keeper.tablesWith(jobId)).toEqual(['idempotency_keys', 'job_results', 'job_reviews', 'jobs']);
    await runAt(keeper.after(1.5));
    await deleteResult(keeper.db, { now: keeper.after(1.5), newId: ulid }, { jobId, reason: 'downloaded' });
    expect(await keeper.tablesWith(jobId)).toEqual(['deletions', 'idempotency_keys', 'jobs']);
    await runAt(keeper.after(30));
    expect(await keeper.tablesWith(jobId)).toEqual(['deletions']);
    expect(await keeper.everything()).not.toContain(secret);
  });

  test('are gone at once when their owner asks, from wherever they lay', async () => {
    const secret = `Lucinda-Marbury-${ulid()}`;
    keeper.moveTo(keeper.start);
    const jobId = await keeper.upload({ clientId, at: keeper.start, ending: 'succeeded', secret });
    const waiting = await keeper.upload({ clientId, at: keeper.start, ending: 'waiting', secret });
    for (const id of [jobId, waiting]) {
      expect(
        await deleteJob(keeper.db, keeper.storage, keeper.scope, { ...keeper, jobId: id, now: keeper.start }),
      ).toBe(true);
      expect(await keeper.kept(id)).toBeNull();
    }
    expect((await keeper.records(jobId)).map(({ reason }) => reason)).toEqual(['requested', 'requested', 'requested']);
    const text = await keeper.everything();
    expect(text).not.toContain(secret);
    const queued = await sql`select id from queue.job where data->>'jobId' = ${waiting}`.execute(keeper.db);
    expect(queued.rows).toEqual([]);
  });

  test('of a job that has not ended are left, and go when it has', async () => {
    const [started, waiting] = [await upload('started'), await upload('waiting')];
    await runAt(keeper.after(3.5));
    expect(await keeper.kept(started)).toEqual({ document: true, result: false });
    expect(await keeper.kept(waiting)).toEqual({ document: true, result: false });
  });

  test('of a job that nobody reads are given up after a day more, without a charge', async () => {
    const jobId = await upload('waiting');
    await runAt(keeper.after(4));
    expect(await keeper.kept(jobId)).toEqual({ document: false, result: false });
    expect(await getJob(keeper.db, keeper.scope, jobId)).toMatchObject({
      status: 'Failed',
      documentDeletedAt: keeper.after(4).toISOString(),
      resultDeletedAt: null,
    });
  });
});

describe('a run', () => {
  test('that is repeated, or meets another, deletes and records everything once', async () => {
    const jobs = await Promise.all(Array.from({ length: 12 }, () => upload()));
    keeper.moveTo(keeper.after(3));
    const runs = await Promise.all([1, 2, 3].map(() => purgeDue(keeper, { batchSize: 2 })));
    expect(runs.flatMap(({ stuck }) => stuck)).toEqual([]);
    await purgeDue(keeper);
    for (const jobId of jobs) {
      expect(await keeper.kept(jobId)).toEqual({ document: false, result: true });
      expect(await keeper.records(jobId)).toEqual([{ kind: 'document', reason: 'age', count: 1 }]);
    }
  });

  test('that was interrupted after the storage and before the database is completed by the next', async () => {
    const jobId = await upload();
    await keeper.storage.delete(documentKey(jobId, 'test'));
    expect(await keeper.kept(jobId)).toBe('leftovers');
    await runAt(keeper.after(3));
    expect(await keeper.kept(jobId)).toEqual({ document: false, result: true });
  });

  test('goes on where the storage refuses one document, says so, and tries it again', async () => {
    const [stuck, free] = [await upload(), await upload()];
    keeper.moveTo(keeper.after(3));
    const refusing = {
      ...keeper.storage,
      delete: async (key: string) => {
        if (key.includes(stuck)) throw new Error('the storage is away');
        await keeper.storage.delete(key);
      },
    };
    await expect(runRetention({ ...keeper, storage: refusing }, log)).rejects.toThrow('did not delete 1 documents');
    const findings = () => keeper.db.selectFrom('service_runs').select('findings').executeTakeFirst();
    expect(await findings()).toEqual({ findings: 1 });
    expect(await keeper.kept(stuck)).toEqual({ document: true, result: true });
    expect(await keeper.kept(free)).toEqual({ document: false, result: true });
    await runRetention(keeper, log);
    expect(await findings()).toEqual({ findings: 0 });
    expect(await keeper.kept(stuck)).toEqual({ document: false, result: true });
  });
});

describe('a client that chooses shorter times', () => {
  test('has its documents deleted when the job has ended, and its results on its own day', async () => {
    const strict = await keeper.newClient({ documentDays: 0, resultDays: 7 });
    const [ended, running] = [await upload('succeeded', strict), await upload('started', strict)];
    await runAt(keeper.start);
    expect(await keeper.kept(ended)).toEqual({ document: false, result: true });
    expect(await keeper.records(ended)).toEqual([{ kind: 'document', reason: 'job-ended', count: 1 }]);
    expect(await keeper.kept(running)).toEqual({ document: true, result: false });
    await runAt(justBefore(7));
    expect(await keeper.kept(ended)).toEqual({ document: false, result: true });
    await runAt(keeper.after(7));
    expect(await keeper.kept(ended)).toBeNull();
  });

  test('never has more kept than the service keeps', async () => {
    const greedy = await keeper.newClient({ documentDays: 100, resultDays: 100 });
    const jobId = await upload('succeeded', greedy);
    await runAt(keeper.after(3));
    expect(await keeper.kept(jobId)).toEqual({ document: false, result: true });
    await runAt(keeper.after(30));
    expect(await keeper.kept(jobId)).toBeNull();
  });

  test('keeps a job whose result was deleted, and is not given it for the same bytes', async () => {
    const jobId = await upload();
    const same = {
      clientId,
      mode: 'test',
      parser: 'Document',
      document: { sha256: Buffer.from(jobId.padEnd(32)) },
    } as const;
    const twin = () => keeper.db.transaction().execute((trx) => findTwin(trx, same));
    expect(await twin()).toMatchObject({ jobId });
    const deletion = { jobId, reason: 'downloaded' } as const;
    for (let times = 0; times < 2; times += 1) {
      await deleteResult(keeper.db, { now: keeper.after(1), newId: ulid }, deletion);
    }
    expect(await keeper.kept(jobId)).toEqual({ document: true, result: false });
    expect(await keeper.records(jobId)).toEqual([{ kind: 'result', reason: 'downloaded', count: 1 }]);
    expect(await getJob(keeper.db, keeper.scope, jobId)).toMatchObject({
      status: 'Succeeded',
      resultDeletedAt: keeper.after(1).toISOString(),
    });
    expect(await twin()).toBeNull();
  });
});

test('retention deletes everything that is due and nothing else, for any age and wish', async () => {
  const days = fc.integer({ min: 0, max: 45 });
  const scenario = fc.record({
    wish: fc.record({
      documentDays: fc.option(fc.integer({ min: 0, max: 5 })),
      resultDays: fc.option(fc.integer({ min: 1, max: 40 })),
    }),
    ages: fc.array(fc.record({ days, seconds: fc.integer({ min: -1, max: 1 }) }), { minLength: 1, maxLength: 6 }),
    runs: fc.integer({ min: 1, max: 2 }),
  });
  await fc.assert(
    fc.asyncProperty(scenario, async ({ wish, ages, runs }) => {
      keeper.moveTo(keeper.start);
      const client = await keeper.newClient(wish);
      const jobs = [];
      for (const age of ages) {
        const at = new Date(keeper.after(-age.days).getTime() - age.seconds * SECOND_MS);
        jobs.push({ at, jobId: await keeper.upload({ clientId: client, at, ending: 'succeeded' }) });
      }
      for (let run = 0; run < runs; run += 1) await purgeDue(keeper, { batchSize: 2 });
      const limits = {
        document: Math.min(wish.documentDays ?? TERMS.documentDays, TERMS.documentDays),
        result: Math.min(wish.resultDays ?? TERMS.resultDays, TERMS.resultDays),
      };
      for (const { jobId, at } of jobs) {
        const within = (limit: number) => keeper.start.getTime() - at.getTime() < limit * 86_400_000;
        const document = limits.document > 0 && within(limits.document);
        expect(await keeper.kept(jobId)).toEqual(within(limits.result) ? { document, result: true } : null);
      }
    }),
    { numRuns: 25 },
  );
});

describe('an upload without a job', () => {
  test('is swept when it is a day old; one that may still be arriving is left, and so is what is not ours', async () => {
    const put = async (key: string) => {
      const { Readable } = await import('node:stream');
      await keeper.store.put(key, Readable.from([Buffer.from('%PDF-')]));
    };
    const job = await upload();
    const old = documentKey(ulid(keeper.start.getTime()));
    const young = documentKey(ulid(keeper.after(0.9).getTime()));
    for (const key of [old, young, 'documents/read-me.pdf']) await put(key);
    keeper.moveTo(keeper.after(1));
    expect(await sweepOrphans(keeper)).toBe(1);
    expect(await sweepOrphans(keeper)).toBe(0);
    expect(await keeper.store.getBytes(old)).toBeNull();
    expect(await keeper.store.getBytes(young)).not.toBeNull();
    expect(await keeper.store.getBytes('documents/read-me.pdf')).not.toBeNull();
    expect(await keeper.kept(job)).toEqual({ document: true, result: true });
  });
});

test('events sent to try a webhook are kept for thirty days, with what was answered', async () => {
  const { db, start } = keeper;
  await db.insertInto('webhook_endpoints').values({ client_id: clientId, mode: 'test', url: null }).execute();
  const delivery = { client_id: clientId, mode: 'test', type: 'webhook.test', job_id: null, job_status: null } as const;
  await db
    .insertInto('webhook_deliveries')
    .values({ ...delivery, delivery_id: ulid(), body: '{}', state: 'delivered', created_at: start })
    .execute();
  const kept = () => db.selectFrom('webhook_deliveries').select('delivery_id').where('job_id', 'is', null).execute();
  await runAt(justBefore(30));
  expect(await kept()).toHaveLength(1);
  await runAt(keeper.after(30));
  expect(await kept()).toEqual([]);
});

test('answers to repeated calls are kept for two days, and rows that expired go with them', async () => {
  const before = await keeper.upload({ clientId, at: keeper.after(40), ending: 'succeeded' });
  const answers = () => keeper.db.selectFrom('idempotency_keys').select('body').where('job_id', '=', before).execute();
  await keeper.db
    .insertInto('rate_limits')
    .values({ key: 'address:192.0.2.1', points: 1, expire: keeper.after(41).getTime() })
    .execute();
  await runAt(keeper.after(41.9));
  expect(await answers()).toHaveLength(1);
  await runAt(keeper.after(42));
  expect(await answers()).toEqual([]);
  expect(await keeper.db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
});
