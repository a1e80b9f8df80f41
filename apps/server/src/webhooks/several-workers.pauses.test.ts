import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishJob, newCustomer, pointWebhook, readLog, type TestCustomer } from '../../testing/customer.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { answerWith, startReceiver, type TestReceiver } from '../../testing/receiver.ts';
import { ATTEMPT_LEASE_SECONDS, QUEUE_SCHEMA } from '../queue/queues.ts';

const PROGRAM = fileURLToPath(new URL('../../testing/worker.ts', import.meta.url));
const JOBS = 20;

let database: TestDatabase;
let receiver: TestReceiver;
let workers: ChildProcess[] = [];
let jane: TestCustomer;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await Promise.all(workers.map((worker) => worker.exitCode ?? worker.signalCode ?? once(worker, 'exit')));
  await receiver.close();
  await database.close();
});

async function startWorkers(count: number): Promise<ChildProcess[]> {
  const started = Array.from({ length: count }, () => fork(PROGRAM, [database.url]));
  workers = [...workers, ...started];
  await Promise.all(started.map((worker) => once(worker, 'message')));
  return started;
}

/** As if the lease of every attempt that is under way had passed meanwhile, for the event and for the queue. */
async function passLease(): Promise<void> {
  const lease = sql`${ATTEMPT_LEASE_SECONDS}::integer * interval '1 second'`;
  const [attempts, work] = [sql.table('webhook_attempts'), sql.table(`${QUEUE_SCHEMA}.job`)];
  await sql`UPDATE ${attempts} SET started_at = started_at - ${lease} WHERE took_ms IS NULL`.execute(database.db);
  await sql`UPDATE ${work} SET started_on = started_on - ${lease}, retry_delay_max = 1 WHERE state = 'active'`.execute(
    database.db,
  );
}

/** The ids of all requests so far, and how often each came. */
function countIds(): number[] {
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  return [...Map.groupBy(ids, (id) => id).values()].map((same) => same.length);
}

test('three processes make each attempt once, whether it succeeds or fails at first', { timeout: 90_000 }, async () => {
  const seen = new Set<string>();
  // Every event of the second kind fails once.
  receiver = await startReceiver((response, { headers }) => {
    const id = headers['webhook-id'] ?? '';
    const fails = id.endsWith('_2') && !seen.has(id);
    seen.add(id);
    answerWith(fails ? 503 : 200)(response, { method: '', path: '', headers, body: '' }, response.req);
  });
  jane = await newCustomer(database.db, new Date());
  await pointWebhook(database.db, jane, receiver.url);
  await startWorkers(3);
  for (let index = 0; index < JOBS; index += 1) await finishJob(database.db, jane, new Date());
  await receiver.until(3 * JOBS);
  const states = async () => new Set((await readLog(database.db, jane)).map(({ state }) => state));
  await expect.poll(states, { timeout: 20_000 }).toEqual(new Set(['delivered']));
  expect(receiver.received).toHaveLength(3 * JOBS);
  expect(countIds().sort()).toEqual([...Array(JOBS).fill(1), ...Array(JOBS).fill(2)]);
});

test('another process repeats the attempts of a killed one', { timeout: 120_000 }, async () => {
  await receiver.close();
  const held = Promise.withResolvers<void>();
  let holds = true;
  receiver = await startReceiver((response) => {
    if (holds) return held.resolve();
    response.writeHead(200).end();
  });
  for (const worker of workers) worker.kill('SIGKILL');
  const owner = await newCustomer(database.db, new Date());
  await pointWebhook(database.db, owner, receiver.url);
  const [victim] = await startWorkers(1);
  await finishJob(database.db, owner, new Date());
  await held.promise;
  victim?.kill('SIGKILL');
  holds = false;
  await passLease();
  await startWorkers(1);
  const log = () => readLog(database.db, owner);
  await expect
    .poll(async () => (await log()).map(({ state }) => state), { timeout: 100_000, interval: 500 })
    .toEqual(['delivered', 'delivered']);
  expect((await log()).flatMap(({ attempts }) => attempts).some(({ failure }) => failure === 'interrupted')).toBe(true);
});

test('a server that hangs holds up its own events only', { timeout: 120_000 }, async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  const both = await startReceiver((response, { path }) => {
    if (path !== '/hanging') response.writeHead(200).end();
  });
  const [slow, quick] = [await newCustomer(database.db, new Date()), await newCustomer(database.db, new Date())];
  await pointWebhook(database.db, slow, new URL('/hanging', both.url).href);
  await pointWebhook(database.db, quick, both.url);
  for (let index = 0; index < JOBS; index += 1) await finishJob(database.db, slow, new Date());
  await startWorkers(1);
  const hanging = () => both.received.filter(({ path }) => path === '/hanging').length;
  // As many as one customer may have under way in a process.
  await expect.poll(hanging, { timeout: 20_000 }).toBe(4);
  await finishJob(database.db, quick, new Date());
  const states = async () => (await readLog(database.db, quick)).map(({ state }) => state);
  await expect.poll(states, { timeout: 10_000 }).toEqual(['delivered', 'delivered']);
  expect((await readLog(database.db, slow)).map(({ state }) => state)).not.toContain('delivered');
  await both.close();
});
