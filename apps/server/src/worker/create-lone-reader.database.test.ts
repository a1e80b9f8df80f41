import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { generateSample } from '@extracto/samples';
import { pino } from 'pino';
import { ulid } from 'ulid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer } from '../../testing/customer.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type DocumentStorage, documentKey } from '../adapters/storage/document-storage.ts';
import { openStorage } from '../adapters/storage/open-storage.ts';
import { startJob } from '../jobs/start-job.ts';
import { submitJob } from '../jobs/submit-job.ts';
import { createSecretBox } from '../secrets/secret-box.ts';
import { createLoneReader } from './create-lone-reader.ts';
import { takeAlone } from './take-alone.ts';

const SECRET = Buffer.alloc(32, 1);
const box = createSecretBox(SECRET);
const now = new Date();
const log = pino({ level: 'silent' });
const dataDir = mkdtempSync(join(tmpdir(), 'extracto-alone-'));
let storage: DocumentStorage;
let database: TestDatabase;
let clientId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  storage = await openStorage({ dataDir, storageUrl: null }, { db: database.db, box });
  ({ clientId } = await newCustomer(database.db, now));
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

const settings = () => ({
  PATH: process.env.PATH,
  DATABASE_URL: database.url,
  EXTRACTO_ROLE: 'worker',
  EXTRACTO_DATA_DIR: dataDir,
  EXTRACTO_COOKIE_SECRET: SECRET.toString('hex'),
  EXTRACTO_ENCRYPTION_SECRET: SECRET.toString('hex'),
  EXTRACTO_LOG_LEVEL: 'fatal',
});

/** As a worker leaves a job that ends with it in hand, moved to the lane of those that are read alone. */
async function submitSuspect(pdf: Uint8Array): Promise<string> {
  const jobId = ulid();
  const key = documentKey(jobId);
  await storage.put(key, Readable.from([Buffer.from(pdf)]), clientId);
  const submission = {
    ...({ jobId, clientId, mode: 'live', parser: 'Document', label: 'a.pdf', pages: 1, password: null } as const),
    document: { key, sizeBytes: pdf.length, sha256: Buffer.from(jobId.padEnd(32)) },
    ...{ idempotency: null, transactionId: ulid(), now },
  };
  await submitJob(database.db, { box, enqueueExtraction: async () => {} }, submission);
  await startJob(database.db, box, { jobId, lane: 'short', now });
  await database.db.updateTable('jobs').set({ lane: 'alone' }).where('job_id', '=', jobId).execute();
  return jobId;
}

const readJob = (jobId: string) =>
  database.db.selectFrom('jobs').selectAll().where('job_id', '=', jobId).executeTakeFirstOrThrow();

async function take(jobId: string, environment: NodeJS.ProcessEnv, signal = new AbortController().signal) {
  const { read: readAlone } = createLoneReader(environment);
  return await takeAlone({ db: database.db, readAlone }, log, { id: 'x', data: { jobId }, retryCount: 0, signal });
}

const statement = async (rows: 'few' | 'thousands') =>
  (await generateSample(1, { switches: { rows, encryption: 'none' } })).pdf;

test('a document is read in a process of its own, and the lost attempt is not held against it', async () => {
  const jobId = await submitSuspect(await statement('few'));
  expect(await take(jobId, settings())).toEqual({ id: 'x', status: 'completed' });
  expect(await readJob(jobId)).toMatchObject({
    status: 'Succeeded',
    attempts: 1,
    lost_attempts: 1,
    interruption: null,
  });
});

test('one that ends its process costs that process, and is told of', async () => {
  const jobId = await submitSuspect(await statement('few'));
  const deadly = { ...settings(), NODE_OPTIONS: '--import=data:text/javascript,process.kill(process.pid,9)' };
  expect(await take(jobId, deadly)).toEqual({ id: 'x', status: 'failed' });
  expect(await readJob(jobId)).toMatchObject({
    status: 'Started',
    in_hand: false,
    interruption: 'its process ended with SIGKILL',
  });
});

test('one that is under way when the worker stops is handed back without blame', async () => {
  const jobId = await submitSuspect(await statement('thousands'));
  const stop = new AbortController();
  const taking = take(jobId, settings(), stop.signal);
  await expect.poll(async () => (await readJob(jobId)).lost_attempts, { timeout: 20_000, interval: 5 }).toBe(1);
  stop.abort();
  expect(await taking).toEqual({ id: 'x', status: 'failed' });
  expect(await readJob(jobId)).toMatchObject({ status: 'Started', attempts: 0, in_hand: false });
});
