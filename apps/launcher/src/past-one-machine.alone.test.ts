/** The product as it runs past one machine: several web processes and a worker that share a database and a bucket. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiClient, ApiError, type Client, createApiClient } from '@extracto/contract';
import { generateSample } from '@extracto/samples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLedger } from '../../server/src/credits/audit/audit-ledger.ts';
import { PROJECT_FOLDER } from '../../server/src/project-folder.ts';
import type { ServiceReport } from '../../server/src/service.ts';
import { startTestBucket, type TestBucket } from '../../server/testing/bucket.ts';
import { checkedFetch } from '../../server/testing/contract.ts';
import { createTestDatabase, type TestDatabase } from '../../server/testing/database.ts';
import { makePdf } from '../../server/testing/documents.ts';
import { signUpConfirmed } from '../../server/testing/sign-up.ts';
import { INHERITED } from '../testing/start-part.ts';
import { findFreePort } from './free-port.ts';

const PROGRAM = join(PROJECT_FOLDER, 'apps/server/src/main.ts');
const UPLOADS = 300;
const CREDITS = 25;

let dataDir: string;
let database: TestDatabase;
let bucket: TestBucket;
let shared: Readonly<NodeJS.ProcessEnv>;
const parts: ChildProcess[] = [];
let webs: string[];
let client: Client;
let cookie: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'extracto-parts-'));
  [database, bucket] = await Promise.all([createTestDatabase(), startTestBucket()]);
  shared = {
    ...INHERITED,
    DATABASE_URL: database.url,
    STORAGE_URL: bucket.storageUrl,
    EXTRACTO_DATA_DIR: dataDir,
    EXTRACTO_COOKIE_SECRET: randomBytes(32).toString('hex'),
    EXTRACTO_ENCRYPTION_SECRET: randomBytes(32).toString('hex'),
    EXTRACTO_WORKER_THREADS: '1',
    EXTRACTO_LOG_LEVEL: 'error',
    // all callers have one address here
    EXTRACTO_OPEN_PER_ADDRESS: String(2 * UPLOADS),
  };
  webs = [await startWeb(), await startWeb()];
  const anonymous = createApiClient({ baseUrl: webs[0]!, fetch: checkedFetch });
  const account = { email: 'jane@example.com', password: 'correct horse battery', firstName: 'Jane' };
  cookie = await signUpConfirmed(anonymous, account);
  client = (await asPerson(webs[0]!).createClient()).body;
}, 60_000);
afterAll(async () => {
  for (const part of parts) {
    part.kill('SIGTERM');
    if (part.exitCode === null) await once(part, 'exit');
  }
  await Promise.all([database.close(), bucket.close()]);
  rmSync(dataDir, { recursive: true });
});

async function startPart(role: 'web' | 'worker', environment: Readonly<Record<string, string>> = {}): Promise<void> {
  const part = fork(PROGRAM, { env: { ...shared, ...environment, EXTRACTO_ROLE: role }, execArgv: [] });
  parts.push(part);
  const [report] = (await once(part, 'message')) as [ServiceReport];
  expect(report).toEqual({ kind: 'ready' });
}

/** Returns its address. */
async function startWeb(): Promise<string> {
  const port = await findFreePort();
  await startPart('web', { PORT: String(port) });
  return `http://localhost:${port}`;
}

function asPerson(origin: string): ApiClient {
  return createApiClient({
    baseUrl: origin,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('cookie', cookie);
      headers.set('origin', origin);
      return checkedFetch(input, { ...init, headers });
    },
  });
}

const withKey = (origin: string) => createApiClient({ baseUrl: origin, apiKey: client.apiKey, fetch: checkedFetch });

test('a session begun at one web process is known to all', async () => {
  for (const origin of webs) expect((await asPerson(origin).getUser()).body.email).toBe('jane@example.com');
});

test('calls are counted over all web processes together', async () => {
  const left: number[] = [];
  for (const origin of [...webs, ...webs]) {
    const { headers } = await withKey(origin).listJobs();
    left.push(Number(/;r=(\d+);/.exec(headers.get('RateLimit')!)![1]));
  }
  expect(left.map((points) => left[0]! - points)).toEqual([0, 1, 2, 3]);
});

test(`of ${UPLOADS} uploads at once over all web processes exactly as many are accepted as there are credits`, async () => {
  const submit = async (origin: string) => {
    try {
      return (await withKey(origin).submitJob({ body: { pdf: makePdf(1) } })).status;
    } catch (error) {
      return error instanceof ApiError ? error.status : String(error);
    }
  };
  const statuses = await Promise.all(Array.from({ length: UPLOADS }, (_, index) => submit(webs[index % webs.length]!)));
  const count = (status: number) => statuses.filter((one) => one === status).length;
  expect([count(202), count(402)]).toEqual([CREDITS, UPLOADS - CREDITS]);
  expect((await withKey(webs[0]!).listClients()).body[0]!.credits).toBe(0);
  expect(bucket.listKeys()).toHaveLength(CREDITS);
  expect((await auditLedger(database.db)).findings).toEqual([]);
});

test('a worker that comes later ends every job that waits, and failed ones give their credits back', async () => {
  await startPart('worker');
  const waiting = async () =>
    (await withKey(webs[1]!).listJobs({ query: { pageSize: 100 } })).body.filter((job) => job.finishedAt === null);
  await expect.poll(async () => (await waiting()).length, { timeout: 60_000, interval: 250 }).toBe(0);
  expect((await withKey(webs[0]!).listClients()).body[0]!.credits).toBe(CREDITS);
  expect((await auditLedger(database.db)).findings).toEqual([]);
});

test('on few processors web requests go first, then the queue, then the reading', () => {
  const [web, worker] = [parts[0]!.pid!, parts.at(-1)!.pid!];
  expect(getPriority(web)).toBeLessThan(getPriority(worker));
  expect(Math.max(...threadsOf(worker).map(getPriority))).toBeGreaterThan(getPriority(worker));
  expect(new Set(threadsOf(web).map(getPriority))).toEqual(new Set([getPriority(web)]));
});

/** Linux counts them among the processes. */
function threadsOf(process: number): number[] {
  return readdirSync(`/proc/${process}/task`).map(Number);
}

test('a document goes through the bucket: uploaded here, read there, downloaded elsewhere, and gone when it is deleted', async () => {
  const before = bucket.listKeys();
  const { pdf } = await generateSample(5, { family: 'debit-credit' });
  const [here, elsewhere] = [withKey(webs[0]!), withKey(webs[1]!)];
  const { jobId } = (await here.submitJob({ body: { pdf: new Blob([new Uint8Array(pdf)]) } })).body;
  const params = { jobId };
  expect(bucket.listKeys().filter((key) => !before.includes(key))).toEqual([`documents/${jobId}.sealed`]);
  await expect
    .poll(async () => (await elsewhere.getJob({ params })).body.status, { timeout: 60_000, interval: 250 })
    .toBe('Succeeded');
  const document = await (await elsewhere.getDocument({ params })).body.arrayBuffer();
  expect(Buffer.from(document).equals(pdf)).toBe(true);
  expect((await elsewhere.getResultJson({ params })).body.statements.length).toBeGreaterThan(0);
  await elsewhere.deleteJob({ params });
  expect(bucket.listKeys()).toEqual(before);
  await expect(here.getJob({ params })).rejects.toMatchObject({ status: 404 });
});

test('an account that is deleted leaves nothing in the bucket', async () => {
  await asPerson(webs[1]!).deleteAccount({ body: { email: 'jane@example.com', password: 'correct horse battery' } });
  expect(bucket.listKeys()).toEqual([]);
  for (const origin of webs) await expect(withKey(origin).listJobs()).rejects.toMatchObject({ status: 401 });
});
