import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { KeyMode } from '@extracto/contract';
import { type ExtractionPool, RecognitionNeeded } from '@extracto/engine/node';
import { ExtractionError, type ExtractionResult } from '@extracto/model';
import { printResult } from '@extracto/model/print-result';
import fc from 'fast-check';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { ulid } from 'ulid';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createAccount } from '../accounts/create-account.ts';
import { type DocumentStorage, documentKey } from '../adapters/storage/document-storage.ts';
import { openStorage } from '../adapters/storage/open-storage.ts';
import { createClient } from '../clients/create-client.ts';
import { listQuarantined } from '../jobs/list-quarantined.ts';
import { quarantineJob } from '../jobs/quarantine-job.ts';
import { startJob } from '../jobs/start-job.ts';
import { submitJob } from '../jobs/submit-job.ts';
import { succeedJob } from '../jobs/succeed-job.ts';
import { createSecretBox } from '../secrets/secret-box.ts';
import { type SubscriberTools, subscribeWorker } from '../worker/subscribe-worker.ts';
import { enqueueExtraction } from './enqueue-extraction.ts';
import type { SharedLane } from './lanes.ts';
import { QUEUE_SCHEMA } from './queues.ts';

const RESULT: ExtractionResult = {
  documentType: 'Statement',
  parser: 'Document',
  pages: 1,
  bankId: null,
  statements: [],
  warnings: [],
};
const WAIT = { timeout: 30_000 };
const box = createSecretBox(Buffer.alloc(32, 1));
const dataDir = mkdtempSync(join(tmpdir(), 'extracto-fair-'));
let storage: DocumentStorage;

let database: TestDatabase;
let boss: PgBoss | null = null;
beforeEach(async () => {
  database = await createTestDatabase();
  storage = await openStorage({ dataDir, storageUrl: null }, { db: database.db, box });
});
afterEach(async () => {
  await boss?.stop({ graceful: false });
  boss = null;
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true }));

/** The clients of one customer. */
async function newCustomer(clients = 1): Promise<string[]> {
  const userId = ulid();
  const now = new Date();
  await createAccount(database.db, { userId, email: `${userId}@example.com`, firstName: 'A', lastName: 'B', now });
  const ids: string[] = [];
  for (let index = 0; index < clients; index += 1) {
    const wish = { userId, name: `Client ${index}`, trialCredits: 5_000, now, newId: () => ulid() };
    ids.push((await createClient(database.db, box, wish)).clientId);
  }
  return ids;
}

/** `label` is also what the document says. */
async function submit(clientId: string, label = 'a', pages = 1, mode: KeyMode = 'live'): Promise<string> {
  const jobId = ulid();
  const key = documentKey(jobId);
  const content = Buffer.from(label);
  await storage.put(key, Readable.from([content]), clientId);
  await submitJob(
    database.db,
    { box, enqueueExtraction },
    {
      jobId,
      clientId,
      mode,
      parser: 'Document',
      label,
      pages,
      password: null,
      document: { key, sizeBytes: content.length, sha256: Buffer.from(jobId.padEnd(32)) },
      idempotency: null,
      transactionId: ulid(),
      now: new Date(),
    },
  );
  return jobId;
}

type Extract = (label: string) => Promise<ExtractionResult>;

/** The pauses between attempts grow from a second to a minute; nothing here depends on how long they are. */
const shortenPauses = () =>
  sql`UPDATE ${sql.table(`${QUEUE_SCHEMA}.queue`)} SET retry_delay_max = 1`.execute(database.db);

const DIES: SubscriberTools['readAlone'] = () => Promise.reject(new Error('its process ended with SIGKILL'));

/** A worker with one thread in each lane, whose reading is the test's. */
async function startWorker(
  short: Extract,
  long: Extract = short,
  readAlone: SubscriberTools['readAlone'] = DIES,
): Promise<void> {
  boss = new PgBoss({
    connectionString: database.url,
    schema: QUEUE_SCHEMA,
    migrate: false,
    schedule: false,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
  });
  await boss.start();
  const poolOf = (extract: Extract): Pick<ExtractionPool, 'extractPrinted'> => {
    let last: Promise<unknown> = Promise.resolve();
    return {
      extractPrinted: (bytes, jobId) => {
        const reading = last.then(async () => printResult(await extract(Buffer.from(bytes).toString()), jobId));
        last = reading.catch(() => {});
        return reading;
      },
    };
  };
  const tools = {
    db: database.db,
    box,
    storage,
    pools: { short: poolOf(short), long: poolOf(long) } satisfies Record<SharedLane, unknown>,
    readAlone,
    terms: { documentDays: 3, resultDays: 30 },
    mailer: { send: async () => {} },
    publicUrl: 'http://localhost',
    now: () => new Date(),
    newId: () => ulid(),
  };
  await subscribeWorker(boss, tools, pino({ level: 'silent' }), 1);
}

const readJob = (jobId: string) =>
  database.db.selectFrom('jobs').selectAll().where('job_id', '=', jobId).executeTakeFirstOrThrow();
const statusOf = async (jobId: string) => (await readJob(jobId)).status;

describe('one customer’s many uploads do not hold up another’s few', () => {
  test('a single upload behind a thousand is among the next that are read', { timeout: 120_000 }, async () => {
    const [heavy] = await newCustomer();
    const [light] = await newCustomer();
    for (let index = 0; index < 1_000; index += 50)
      await Promise.all(Array.from({ length: 50 }, () => submit(heavy!, 'heavy')));
    const read: string[] = [];
    const begun = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    await startWorker(async (label) => {
      read.push(label);
      begun.resolve();
      await held.promise;
      return RESULT;
    });
    await begun.promise;
    const single = await submit(light!, 'light');
    held.resolve();
    await expect.poll(() => statusOf(single), WAIT).toBe('Succeeded');
    // The worker's earlier jobs, and one turn.
    expect(read.indexOf('light')).toBeLessThanOrEqual(8);
  });

  test('uploads through many clients of one customer count as that customer’s', async () => {
    const clients = await newCustomer(5);
    const [light] = await newCustomer();
    const turns: (number | null)[] = [];
    for (const clientId of [...clients, ...clients])
      turns.push((await readJob(await submit(clientId, 'a', 1, 'test'))).turn);
    expect(turns).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect((await readJob(await submit(light!))).turn).toBe(1);
  });

  test('no customer is passed over more than twice by another, for any order of uploads and readings', {
    timeout: 120_000,
  }, async () => {
    const customers = await Promise.all(Array.from({ length: 3 }, () => newCustomer()));
    const steps = fc.array(
      fc.oneof({ weight: 3, arbitrary: fc.nat(2) }, { weight: 2, arbitrary: fc.constant('read' as const) }),
      { minLength: 10, maxLength: 40 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (schedule) => {
        await database.db
          .updateTable('jobs')
          .set({ status: 'Failed', error_code: 'internal', finished_at: new Date() })
          .where('finished_at', 'is', null)
          .execute();
        const waiting: { jobId: string; customer: number; turn: number; passedBy: number[] }[] = [];
        for (const step of schedule) {
          if (step !== 'read') {
            const jobId = await submit(customers[step]![0]!);
            waiting.push({ jobId, customer: step, turn: (await readJob(jobId)).turn!, passedBy: [0, 0, 0] });
            continue;
          }
          const [next] = waiting.toSorted((one, other) => one.turn - other.turn);
          if (next === undefined) continue;
          waiting.splice(waiting.indexOf(next), 1);
          await database.db
            .updateTable('jobs')
            .set({ status: 'Started', started_at: new Date() })
            .where('job_id', '=', next.jobId)
            .execute();
          for (let customer = 0; customer < 3; customer += 1) {
            const first = waiting.find((one) => one.customer === customer);
            if (first === undefined || customer === next.customer) continue;
            first.passedBy[next.customer]! += 1;
            expect(first.passedBy[next.customer]).toBeLessThanOrEqual(2);
          }
        }
      }),
      { numRuns: 15 },
    );
  });
});

describe('long documents do not delay short ones', () => {
  test('scans wait for each other in a lane of their own, while statements with text pass', async () => {
    const [clientId] = await newCustomer();
    const held = Promise.withResolvers<void>();
    await startWorker(
      async (label) => {
        if (label === 'scan') throw new RecognitionNeeded();
        return RESULT;
      },
      async () => {
        await held.promise;
        return RESULT;
      },
    );
    const scans = await Promise.all(Array.from({ length: 6 }, () => submit(clientId!, 'scan')));
    const lanes = async () => (await Promise.all(scans.map(readJob))).map(({ lane }) => lane);
    await expect.poll(lanes, WAIT).toEqual(Array(6).fill('long'));
    for (let index = 0; index < 3; index += 1) {
      const short = await submit(clientId!, 'text');
      await expect.poll(() => statusOf(short), WAIT).toBe('Succeeded');
    }
    expect(new Set(await Promise.all(scans.map(statusOf)))).toEqual(new Set(['Started']));
    held.resolve();
    for (const scan of scans) await expect.poll(() => statusOf(scan), WAIT).toBe('Succeeded');
  });

  test('a document of very many pages waits with them', async () => {
    const [clientId] = await newCustomer();
    expect(await readJob(await submit(clientId!, 'a', 100))).toMatchObject({ lane: 'short', turn: 1 });
    expect(await readJob(await submit(clientId!, 'b', 101))).toMatchObject({ lane: 'long', turn: 1 });
  });

  test('one whose move is told twice is read once', async () => {
    const [clientId] = await newCustomer();
    let readings = 0;
    await startWorker(
      () => Promise.reject(new RecognitionNeeded()),
      async () => {
        readings += 1;
        return RESULT;
      },
    );
    const scan = await submit(clientId!, 'scan');
    // As if the worker had ended after it moved the job, and before it could tell the queue: not before, since two messages
    // taken together are two attempts at once, and the later one takes the earlier for lost.
    await expect.poll(async () => (await readJob(scan)).lane, WAIT).toBe('long');
    await boss!.send('extraction', { jobId: scan });
    await expect.poll(() => statusOf(scan), WAIT).toBe('Succeeded');
    await expect
      .poll(async () => (await boss!.findJobs('extraction')).map(({ state }) => state), WAIT)
      .toEqual(['completed', 'completed']);
    expect(readings).toBe(1);
  });
});

describe('a document that breaks every attempt', () => {
  test('is quarantined with the reason, not charged, and holds up nobody', { timeout: 120_000 }, async () => {
    await shortenPauses();
    const [clientId] = await newCustomer();
    await startWorker(async (label) => {
      if (label === 'poison') throw new ExtractionError('internal', { cause: new RangeError('Jane Sample 45.20') });
      return RESULT;
    });
    const poison = await submit(clientId!, 'poison');
    const other = await submit(clientId!, 'text');
    await expect.poll(() => statusOf(other), WAIT).toBe('Succeeded');
    await expect.poll(() => statusOf(poison), { timeout: 90_000 }).toBe('Failed');
    expect(await readJob(poison)).toMatchObject({ error_code: 'internal', credits_charged: 0 });
    const quarantined = await listQuarantined(database.db);
    expect(quarantined).toMatchObject([{ job_id: poison, attempts: 5, interruption: 'internal: RangeError' }]);
  });

  test('pays alone for the workers that it ended: those that were beside it are read, and blamed for nothing', {
    timeout: 120_000,
  }, async () => {
    await shortenPauses();
    const [clientId] = await newCustomer();
    const poison = await submit(clientId!, 'poison');
    const innocent = await Promise.all([1, 2, 3].map(() => submit(clientId!)));
    const { db } = database;
    // Workers took all four, again and again, and ended with them.
    for (const jobId of [poison, ...innocent])
      for (let crash = 0; crash < 5; crash += 1) await startJob(db, box, { jobId, lane: 'short', now: new Date() });
    const readTogether: string[] = [];
    const readAlone: string[] = [];
    await startWorker(
      async (label) => {
        readTogether.push(label);
        return RESULT;
      },
      undefined,
      async ({ data: { jobId } }) => {
        readAlone.push(jobId);
        const end = { jobId, transactionId: ulid(), now: new Date() };
        const job = await startJob(db, box, { jobId, lane: 'alone', now: end.now });
        if ((job?.attempt ?? 0) > 4) await quarantineJob(db, end);
        else if (jobId === poison) throw new Error('its process ended with SIGKILL');
        else await succeedJob(db, box, { ...end, result: printResult(RESULT, jobId) });
        return 'completed';
      },
    );
    for (const jobId of innocent) await expect.poll(() => statusOf(jobId), WAIT).toBe('Succeeded');
    await expect.poll(() => statusOf(poison), { timeout: 90_000 }).toBe('Failed');
    expect(readTogether).toEqual([]);
    expect(readAlone.toSorted()).toEqual([...innocent, ...Array(5).fill(poison)].toSorted());
    for (const jobId of innocent) expect(await readJob(jobId)).toMatchObject({ attempts: 1, interruption: null });
    expect(await listQuarantined(db)).toMatchObject([
      { job_id: poison, attempts: 5, interruption: 'its process ended with SIGKILL' },
    ]);
  });
});
