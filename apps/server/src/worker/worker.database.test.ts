import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ExtractionPool } from '@extracto/engine/node';
import { ExtractionError, type ExtractionResult } from '@extracto/model';
import { printResult } from '@extracto/model/print-result';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createAccount } from '../accounts/create-account.ts';
import { type DocumentStorage, documentKey } from '../adapters/storage/document-storage.ts';
import { openStorage } from '../adapters/storage/open-storage.ts';
import { createClient } from '../clients/create-client.ts';
import { submitJob } from '../jobs/submit-job.ts';
import type { MailTools } from '../mail/send-queued-mail.ts';
import { type ExtractionWork, enqueueExtraction } from '../queue/enqueue-extraction.ts';
import { QUEUE_SCHEMA } from '../queue/queues.ts';
import { createSecretBox } from '../secrets/secret-box.ts';
import type { WorkerTools } from './extract-job.ts';
import { giveUpExtractions } from './give-up-extractions.ts';
import { type SubscriberTools, subscribeWorker } from './subscribe-worker.ts';
import { takeExtractions } from './take-extractions.ts';

const RESULT: ExtractionResult = {
  documentType: 'Statement',
  parser: 'Document',
  pages: 2,
  bankId: 'de-dkb',
  statements: [],
  warnings: [],
};
const now = new Date('2026-01-02T03:04:05.678Z');
const log = pino({ level: 'silent' });
const WAIT = { timeout: 20_000 };
const box = createSecretBox(Buffer.alloc(32, 1));
const dataDir = mkdtempSync(join(tmpdir(), 'extracto-worker-'));
let storage: DocumentStorage;
let database: TestDatabase;
let clientId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  storage = await openStorage({ dataDir, storageUrl: null }, { db: database.db, box });
  const userId = ulid();
  await createAccount(database.db, { userId, email: 'a@example.com', firstName: 'A', lastName: '', now });
  const wish = { userId, name: 'Default', trialCredits: 500, now, newId: () => ulid() };
  ({ clientId } = await createClient(database.db, box, wish));
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

function toolsWith(extract: ExtractionPool['extract']): WorkerTools & MailTools {
  return {
    db: database.db,
    box,
    storage,
    lane: 'short',
    pool: {
      extractPrinted: async (bytes, jobId, options) => printResult(await extract(bytes, options), jobId),
    },
    terms: { documentDays: 3, resultDays: 30 },
    mailer: { send: () => Promise.reject(new Error('no mail is sent here')) },
    publicUrl: 'http://localhost',
    now: () => now,
    newId: () => ulid(),
  };
}

function inBothLanes({ pool, lane: _, ...tools }: WorkerTools & MailTools): SubscriberTools {
  return {
    ...tools,
    pools: { short: pool, long: pool },
    readAlone: () => Promise.reject(new Error('nothing is read alone')),
  };
}

async function submit(password: string | null = null, keep = true): Promise<string> {
  const jobId = ulid();
  const key = documentKey(jobId);
  if (keep) await storage.put(key, Readable.from([Buffer.from('%PDF-1.7')]), clientId);
  await submitJob(
    database.db,
    { box, enqueueExtraction },
    {
      jobId,
      clientId,
      mode: 'live',
      parser: 'Page',
      label: 'a.pdf',
      pages: 2,
      password,
      document: { key, sizeBytes: 8, sha256: Buffer.from(jobId.padEnd(32)) },
      idempotency: null,
      transactionId: ulid(),
      requestId: `call-${jobId}`,
      now,
    },
  );
  return jobId;
}

function readJob(jobId: string) {
  return database.db.selectFrom('jobs').selectAll().where('job_id', '=', jobId).executeTakeFirstOrThrow();
}

const take = (tools: WorkerTools, jobId: string) =>
  takeExtractions(tools, log, [{ id: 'x', data: { jobId }, retryCount: 0, signal: new AbortController().signal }]);

describe('a job whose turn has come', () => {
  test('the document, its password and its mode reach the engine; progress and result reach the job', async () => {
    const jobId = await submit('geheim');
    const seen: unknown[] = [];
    const tools = toolsWith(async (bytes, options) => {
      seen.push(Buffer.from(bytes).toString(), options?.password, options?.parser);
      options?.onProgress?.({ page: 1, pages: 2 });
      await expect.poll(() => readJob(jobId)).toMatchObject({ status: 'Started', progress_page: 1, progress_pages: 2 });
      return RESULT;
    });
    expect(await take(tools, jobId)).toEqual([{ id: 'x', status: 'completed' }]);
    expect(seen).toEqual(['%PDF-1.7', 'geheim', 'Page']);
    expect(await readJob(jobId)).toMatchObject({
      status: 'Succeeded',
      bank_id: 'de-dkb',
      progress_page: 2,
      password_encrypted: null,
    });
  });

  test('every line of the log names the job and the call that submitted it, however its attempt ends', async () => {
    const lines: Record<string, unknown>[] = [];
    const written = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
    for (const end of [async () => RESULT, () => Promise.reject(new Error('out of threads'))]) {
      const jobId = await submit();
      const { rows } = await sql<{ data: ExtractionWork }>`
        SELECT data FROM queue.job WHERE data ->> 'jobId' = ${jobId}`.execute(database.db);
      const work = { id: 'x', data: rows[0]!.data, retryCount: 0, signal: new AbortController().signal };
      lines.length = 0;
      await takeExtractions(toolsWith(end), written, [work]);
      expect(lines).toHaveLength(1);
      for (const line of lines) expect(line).toMatchObject({ jobId, requestId: `call-${jobId}` });
    }
  });

  test('a document that gives no result ends the job with the reason, and is not tried again', async () => {
    const jobId = await submit('falsch');
    const tools = toolsWith(() => Promise.reject(new ExtractionError('password_incorrect')));
    expect(await take(tools, jobId)).toEqual([{ id: 'x', status: 'completed' }]);
    expect(await readJob(jobId)).toMatchObject({
      status: 'Failed',
      error_code: 'password_incorrect',
      credits_charged: 0,
      password_encrypted: null,
    });
  });

  test.each(['cancelled', 'internal'] as const)('an extraction that ended as %s is tried again', async (code) => {
    const jobId = await submit('geheim');
    const interrupted = toolsWith(() => Promise.reject(new ExtractionError(code)));
    expect(await take(interrupted, jobId)).toEqual([{ id: 'x', status: 'failed' }]);
    expect((await readJob(jobId)).status).toBe('Started');
    const passwords: unknown[] = [];
    const restarted = toolsWith(async (_bytes, options) => {
      passwords.push(options?.password);
      return RESULT;
    });
    expect(await take(restarted, jobId)).toEqual([{ id: 'x', status: 'completed' }]);
    expect(passwords).toEqual(['geheim']);
  });

  test('nothing is kept of a result that is none, and the document is tried again', async () => {
    const jobId = await submit();
    const broken = toolsWith(async () => ({ ...RESULT, pages: 0 }));
    expect(await take(broken, jobId)).toEqual([{ id: 'x', status: 'failed' }]);
    expect((await readJob(jobId)).status).toBe('Started');
    const kept = await database.db.selectFrom('job_results').select('job_id').where('job_id', '=', jobId).execute();
    expect(kept).toEqual([]);
  });

  test('a storage that is away for long is no fault of the document: it is read when the storage is back', async () => {
    const jobId = await submit();
    const away = {
      ...toolsWith(async () => RESULT),
      storage: { ...storage, getBytes: () => Promise.reject(new Error()) },
    };
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await take(away, jobId))[0]?.status).toBe('failed');
    await take(
      toolsWith(async () => RESULT),
      jobId,
    );
    expect((await readJob(jobId)).status).toBe('Succeeded');
  });

  test('a document that the storage gives back in part is not read, and is tried again', async () => {
    const jobId = await submit();
    const cut = {
      ...toolsWith(() => Promise.reject(new ExtractionError('unreadable_pdf'))),
      storage: { ...storage, getBytes: async () => Buffer.from('%PDF') },
    };
    expect((await take(cut, jobId))[0]?.status).toBe('failed');
    expect((await readJob(jobId)).status).toBe('Started');
    await take(
      toolsWith(async () => RESULT),
      jobId,
    );
    expect((await readJob(jobId)).status).toBe('Succeeded');
  });

  test('one that was tried for the last time ends as Failed', async () => {
    const jobId = await submit();
    await take(
      toolsWith(() => Promise.reject(new ExtractionError('internal'))),
      jobId,
    );
    await giveUpExtractions(
      toolsWith(async () => RESULT),
      log,
      [{ data: { jobId } }],
    );
    expect(await readJob(jobId)).toMatchObject({ status: 'Failed', error_code: 'internal', credits_charged: 0 });
  });

  test('a document that is no longer kept ends the job without reading', async () => {
    const jobId = await submit(null, false);
    await take(
      toolsWith(() => Promise.reject(new Error('read nothing'))),
      jobId,
    );
    expect(await readJob(jobId)).toMatchObject({ status: 'Failed', error_code: 'internal' });
  });

  test('a job that was deleted, or has ended, is left alone', async () => {
    const jobId = await submit();
    await take(
      toolsWith(async () => RESULT),
      jobId,
    );
    const reread = toolsWith(() => Promise.reject(new Error('read again')));
    expect(await take(reread, jobId)).toEqual([{ id: 'x', status: 'completed' }]);
    expect(await take(reread, ulid())).toEqual([{ id: 'x', status: 'completed' }]);
  });

  test('one job of a batch that is interrupted does not hold the others', async () => {
    const [first, second] = [await submit('a'), await submit('b')];
    const tools = toolsWith(async (_bytes, options) => {
      if (options?.password === 'a') throw new ExtractionError('internal');
      return RESULT;
    });
    const { signal } = new AbortController();
    const taken = [first, second].map((jobId, index) => ({
      id: String(index),
      data: { jobId },
      retryCount: 0,
      signal,
    }));
    expect(await takeExtractions(tools, log, taken)).toEqual([
      { id: '0', status: 'failed' },
      { id: '1', status: 'completed' },
    ]);
  });
});

test('a submitted job reaches a worker through the queue, once', async () => {
  const jobId = await submit('durch die Schlange');
  const read: unknown[] = [];
  const done = Promise.withResolvers<void>();
  const tools = toolsWith(async (_bytes, options) => {
    read.push(options?.password);
    if (options?.password === 'durch die Schlange') done.resolve();
    return RESULT;
  });
  const boss = new PgBoss({ connectionString: database.url, schema: QUEUE_SCHEMA, migrate: false, schedule: false });
  await boss.start();
  await subscribeWorker(boss, inBothLanes(tools), log, 2);
  await done.promise;
  await boss.stop({ graceful: true });
  expect((await readJob(jobId)).status).toBe('Succeeded');
  expect(read.filter((password) => password === 'durch die Schlange')).toHaveLength(1);
});

test('a job whose charge leaves few credits has its client’s owner told', async () => {
  const tools = toolsWith(async () => RESULT);
  const orders = () => database.db.selectFrom('mails').select(['template', 'recipient']).execute();
  const { left } = await database.db
    .selectFrom('ledger_accounts')
    .select((eb) => eb.fn.sum<string>('balance').as('left'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  await take({ ...tools, lowCredits: Number(left) - 2 }, await submit());
  expect(await orders()).toEqual([]);
  await take({ ...tools, lowCredits: Number(left) - 2 }, await submit());
  await take({ ...tools, lowCredits: Number(left) - 2 }, await submit());
  expect(await orders()).toEqual([{ template: 'low-credits', recipient: 'a@example.com' }]);
});

describe('retention', () => {
  test('is run by the clock: every minute what is due, every hour what no job has', async () => {
    const { rows } = await sql<{ name: string; cron: string }>`select name, cron from queue.schedule`.execute(
      database.db,
    );
    expect(Object.fromEntries(rows.map(({ name, cron }) => [name, cron]))).toEqual({
      retention: '* * * * *',
      orphans: '17 * * * *',
      audit: '23 3 * * *',
    });
  });

  test('reaches a worker, one run at a time over all processes', async () => {
    const jobId = await submit();
    await take(
      toolsWith(async () => RESULT),
      jobId,
    );
    const boss = new PgBoss({ connectionString: database.url, schema: QUEUE_SCHEMA, migrate: false, schedule: false });
    await boss.start();
    expect(await boss.send('retention')).not.toBeNull();
    expect(await boss.send('retention')).toBeNull();
    const later = new Date(now.getTime() + 3 * 24 * 60 * 60 * 1000);
    await subscribeWorker(boss, { ...inBothLanes(toolsWith(async () => RESULT)), now: () => later }, log, 1);
    await vi.waitFor(async () => expect((await readJob(jobId)).document_deleted_at).toEqual(later), WAIT);
    await boss.stop({ graceful: true });
    expect(await storage.getBytes(documentKey(jobId))).toBeNull();
  });

  test('takes the document of a client who keeps none together with the end of its job', async () => {
    const jobId = await submit();
    await database.db.updateTable('clients').set({ document_days: 0 }).execute();
    await take(
      toolsWith(async () => RESULT),
      jobId,
    );
    await database.db.updateTable('clients').set({ document_days: null }).execute();
    expect(await readJob(jobId)).toMatchObject({ status: 'Succeeded', document_key: null });
    expect(await storage.getBytes(documentKey(jobId))).toBeNull();
  });
});

test('work of a transaction that is rolled back does not exist', async () => {
  const jobId = await submit();
  const undone = database.db.transaction().execute(async (trx) => {
    await enqueueExtraction(trx, { jobId });
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  const boss = new PgBoss({ connectionString: database.url, schema: QUEUE_SCHEMA, migrate: false, schedule: false });
  await boss.start();
  expect(await boss.findJobs('extraction', { data: { jobId } })).toHaveLength(1);
  await boss.stop({ graceful: false });
});
