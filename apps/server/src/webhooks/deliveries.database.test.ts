import { printResult } from '@extracto/model/print-result';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { ulid } from 'ulid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  box,
  DAY_MS,
  finishJob,
  newCustomer,
  pointWebhook,
  RESULT,
  readLog,
  readSecret,
  submit,
  type TestClock,
  type TestCustomer,
  toolsOf,
} from '../../testing/customer.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { answerWith, type ReceivedRequest, startReceiver, type TestReceiver } from '../../testing/receiver.ts';
import { listEvents } from '../audit/list-events.ts';
import { cancelJob } from '../jobs/cancel-job.ts';
import { failJob } from '../jobs/fail-job.ts';
import { getJob } from '../jobs/get-job.ts';
import { startJob } from '../jobs/start-job.ts';
import { succeedJob } from '../jobs/succeed-job.ts';
import type { AttemptWork } from '../queue/enqueue-attempt.ts';
import { claimAttempt } from './claim-attempt.ts';
import { enableWebhook } from './enable-webhook.ts';
import { type DeliveryTools, makeAttempt } from './make-attempt.ts';
import { redeliver } from './redeliver.ts';
import { rotateSecret } from './rotate-secret.ts';
import { sendTestEvent } from './send-test-event.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 60 * 60 * SECOND_MS;

let database: TestDatabase;
let db: TestDatabase['db'];
let receiver: TestReceiver;
let tools: DeliveryTools;
let jane: TestCustomer;
let answer = answerWith(200);
const clock: TestClock = { now: new Date() };
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  receiver = await startReceiver((...parameters) => answer(...parameters));
  tools = toolsOf(db, clock);
});
afterAll(async () => {
  await receiver.close();
  await database.close();
});
beforeEach(async () => {
  answer = answerWith(200);
  clock.now = new Date();
  jane = await newCustomer(db, clock.now);
  await pointWebhook(db, jane, receiver.url);
});

const endpoint = () => ({ clientId: jane.clientId, mode: 'live' as const });
const receivedOf = (deliveryId: string): readonly ReceivedRequest[] =>
  receiver.received.filter(({ headers }) => headers['webhook-id'] === deliveryId);
const bodiesOf = (jobId: string) =>
  receiver.received.map(({ body }) => JSON.parse(body)).filter(({ data }) => data.jobId === jobId);

/** Queued attempts, in order of their turn. */
async function turnsOf(deliveryId: string) {
  const { rows } = await sql<{ data: AttemptWork; startAfter: Date }>`
    SELECT data, start_after AS "startAfter" FROM queue.job
    WHERE name = 'webhook-attempt' AND data->>'deliveryId' = ${deliveryId} ORDER BY start_after, data->>'attempt'`.execute(
    db,
  );
  return rows;
}

async function startedJob(): Promise<string> {
  const { jobId } = await submit(db, jane, clock.now);
  await startJob(db, box, { jobId, lane: 'short', now: clock.now });
  return jobId;
}

/** Makes attempts as their turns come, until the event has ended. Says when, in ms since the first. */
async function runOut(deliveryId: string, from = 1): Promise<number[]> {
  const begun: number[] = [];
  for (let attempt = from; ; attempt += 1) {
    begun.push(clock.now.getTime());
    const { state } = await makeAttempt(tools, { deliveryId, attempt });
    if (state !== 'pending') return begun.map((time) => time - begun[0]!);
    clock.now = (await turnsOf(deliveryId)).find(({ data }) => data.attempt === attempt + 1)!.startAfter;
  }
}

const attempt = (deliveryId: string, number = 1) => makeAttempt(tools, { deliveryId, attempt: number });

describe('a job', () => {
  test('tells each state it takes, as GET gives it then, in an order that can be seen', async () => {
    const { jobId } = await submit(db, jane, clock.now);
    await startJob(db, box, { jobId, lane: 'short', now: clock.now });
    const started = await getJob(db, jane.scope, jobId);
    clock.now = new Date(clock.now.getTime() + SECOND_MS);
    await succeedJob(db, box, { jobId, result: printResult(RESULT, jobId), transactionId: ulid(), now: clock.now });
    const succeeded = await getJob(db, jane.scope, jobId);
    // The later one first: the queue promises no order.
    await attempt(`evt_${jobId}_2`);
    await attempt(`evt_${jobId}_1`);
    expect(bodiesOf(jobId)).toEqual([
      { type: 'job.status_changed', timestamp: clock.now.toISOString(), sequence: 2, data: succeeded },
      { type: 'job.status_changed', timestamp: expect.any(String), sequence: 1, data: started },
    ]);
  });

  test('that fails or is cancelled tells it', async () => {
    const failed = await startedJob();
    await failJob(db, { jobId: failed, code: 'no_text', transactionId: ulid(), now: clock.now });
    const { jobId: cancelled } = await submit(db, jane, clock.now);
    await cancelJob(db, jane.scope, { jobId: cancelled, transactionId: ulid(), now: clock.now });
    for (const jobId of [failed, cancelled]) await attempt(`evt_${jobId}_2`);
    expect(bodiesOf(failed)[0].data).toMatchObject({ status: 'Failed', error: { code: 'no_text' } });
    expect(bodiesOf(cancelled)[0].data).toMatchObject({ status: 'Failed', error: { code: 'cancelled' } });
  });

  test('that is started again after its worker died tells it once', async () => {
    const jobId = await startedJob();
    await startJob(db, box, { jobId, lane: 'short', now: clock.now });
    expect(await readLog(db, jane)).toHaveLength(1);
    expect(await turnsOf(`evt_${jobId}_1`)).toHaveLength(1);
  });

  test('a rolled back change sends no event', async () => {
    const { jobId } = await submit(db, jane, clock.now);
    const undone = db.transaction().execute(async (trx) => {
      await failJob(trx, { jobId, code: 'no_text', transactionId: ulid(), now: clock.now });
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow();
    expect(await readLog(db, jane)).toEqual([]);
    expect(await turnsOf(`evt_${jobId}_2`)).toEqual([]);
  });

  test('made with a test key is told to the webhook of test jobs alone', async () => {
    const { jobId } = await submit(db, jane, clock.now, 'test');
    await startJob(db, box, { jobId, lane: 'short', now: clock.now });
    expect(await readLog(db, jane, 'test')).toEqual([]);
    await pointWebhook(db, jane, receiver.url, 'test');
    await succeedJob(db, box, { jobId, result: printResult(RESULT, jobId), transactionId: ulid(), now: clock.now });
    await finishJob(db, jane, clock.now);
    expect((await readLog(db, jane, 'test')).map((delivery) => delivery.jobId)).toEqual([jobId]);
    expect((await readLog(db, jane)).map((delivery) => delivery.jobId)).not.toContain(jobId);
    await attempt(`evt_${jobId}_2`);
    expect(bodiesOf(jobId)[0].data.mode).toBe('test');
  });

  test('of a client without webhook writes nothing', async () => {
    await pointWebhook(db, jane, null);
    await finishJob(db, jane, clock.now);
    expect(await readLog(db, jane)).toEqual([]);
  });
});

describe('an attempt', () => {
  test('is signed, and logged with answer and time', async () => {
    const deliveryId = `evt_${await startedJob()}_1`;
    answer = answerWith(202, {}, 'queued');
    expect(await attempt(deliveryId)).toEqual({ state: 'delivered', failure: null, status: 202 });
    const [request] = receivedOf(deliveryId);
    const secret = await readSecret(db, jane, clock.now);
    expect(new Webhook(secret).verify(request!.body, request!.headers)).toMatchObject({ sequence: 1 });
    expect(await readLog(db, jane)).toMatchObject([
      {
        deliveryId,
        state: 'delivered',
        nextAttemptAt: null,
        attempts: [{ attempt: 1, at: clock.now.toISOString(), status: 202, failure: null, response: 'queued' }],
      },
    ]);
  });

  test('that fails is made again for a day, under one id and with one body', async () => {
    const deliveryId = `evt_${await startedJob()}_1`;
    answer = answerWith(500, {}, 'broken');
    const begun = await runOut(deliveryId);
    expect(begun.map((time) => time / SECOND_MS)).toEqual([
      0, 5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400,
    ]);
    const requests = receivedOf(deliveryId);
    expect(requests).toHaveLength(10);
    expect(new Set(requests.map(({ body }) => body)).size).toBe(1);
    const stamps = requests.map(({ headers }) => Number(headers['webhook-timestamp']));
    expect(stamps.map((stamp) => stamp - stamps[0]!)).toEqual(begun.map((time) => Math.floor(time / SECOND_MS)));
    const [delivery] = await readLog(db, jane);
    expect(delivery).toMatchObject({ state: 'failed', nextAttemptAt: null });
    expect(delivery?.attempts.map(({ attempt: number }) => number)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  test('waits as long as the receiver asks, and a day at most', async () => {
    const [brief, endless] = [`evt_${await startedJob()}_1`, `evt_${await startedJob()}_1`];
    answer = answerWith(429, { 'retry-after': '3600' });
    await attempt(brief);
    answer = answerWith(503, { 'retry-after': '31536000' });
    await attempt(endless);
    const waits = await Promise.all([brief, endless].map(async (id) => (await turnsOf(id))[1]!.startAfter));
    expect(waits.map((time) => time.getTime() - clock.now.getTime())).toEqual([HOUR_MS, DAY_MS]);
  });

  test('is made once, however often the queue hands it out', async () => {
    const deliveryId = `evt_${await startedJob()}_1`;
    const states = (await Promise.all(Array.from({ length: 8 }, () => attempt(deliveryId)))).map(({ state }) => state);
    expect(states.filter((state) => state === 'delivered')).toHaveLength(1);
    expect(states.every((state) => ['delivered', 'busy', 'void'].includes(state))).toBe(true);
    expect(receivedOf(deliveryId)).toHaveLength(1);
  });

  test('of a worker that died counts as failed after half a minute, not before, and the next follows', async () => {
    const deliveryId = `evt_${await startedJob()}_1`;
    await claimAttempt(db, box, { deliveryId, attempt: 1 }, clock.now);
    expect((await attempt(deliveryId)).state).toBe('busy');
    clock.now = new Date(clock.now.getTime() + 30 * SECOND_MS);
    expect(await attempt(deliveryId)).toMatchObject({ state: 'pending', failure: 'interrupted' });
    expect(receivedOf(deliveryId)).toEqual([]);
    expect((await attempt(deliveryId, 2)).state).toBe('delivered');
  });

  test('of a worker that was only slow changes nothing any more', async () => {
    const deliveryId = `evt_${await startedJob()}_1`;
    const release = Promise.withResolvers<void>();
    answer = (response) => void release.promise.then(() => response.writeHead(500).end());
    const slow = attempt(deliveryId);
    await receiver.until(receiver.received.length + 1);
    clock.now = new Date(clock.now.getTime() + 30 * SECOND_MS);
    await attempt(deliveryId);
    release.resolve();
    expect((await slow).state).toBe('void');
    expect((await readLog(db, jane))[0]?.attempts).toMatchObject([{ attempt: 1, failure: 'interrupted' }]);
    expect(await turnsOf(deliveryId)).toHaveLength(2);
  });

  test('that is waiting goes to the address that holds then', async () => {
    const other = await startReceiver(answerWith(200));
    const deliveryId = `evt_${await startedJob()}_1`;
    answer = answerWith(500);
    await attempt(deliveryId);
    await pointWebhook(db, jane, other.url);
    await attempt(deliveryId, 2);
    expect([receivedOf(deliveryId).length, other.received.length]).toEqual([1, 1]);
    await other.close();
  });

  test('to an address that leads to a private network is refused, and logged as that', async () => {
    const deliveryId = `evt_${await startedJob()}_1`;
    const strict = { ...tools, policy: { ...tools.policy, loopback: false } };
    expect(await makeAttempt(strict, { deliveryId, attempt: 1 })).toMatchObject({ failure: 'address_refused' });
    expect(receivedOf(deliveryId)).toEqual([]);
  });
});

describe('the secret', () => {
  test('is encrypted where it is kept', async () => {
    const secret = await readSecret(db, jane, clock.now);
    const row = await db
      .selectFrom('webhook_endpoints')
      .select('secret_encrypted')
      .where('client_id', '=', jane.clientId)
      .executeTakeFirstOrThrow();
    expect(secret).toMatch(/^whsec_/);
    expect(row.secret_encrypted?.includes(secret.slice(6))).toBe(false);
  });

  test('that was replaced signs beside the new one until the overlap ends', async () => {
    const old = await readSecret(db, jane, clock.now);
    await rotateSecret(db, box, jane.scope, { ...endpoint(), overlapMs: HOUR_MS, now: clock.now });
    const current = await readSecret(db, jane, clock.now);
    const during = `evt_${await startedJob()}_1`;
    await attempt(during);
    const [request] = receivedOf(during);
    for (const secret of [old, current]) new Webhook(secret).verify(request!.body, request!.headers);
    expect(request!.headers['webhook-signature']?.split(' ')).toHaveLength(2);
    clock.now = new Date(clock.now.getTime() + HOUR_MS);
    const after = `evt_${await startedJob()}_1`;
    await attempt(after);
    expect(receivedOf(after)[0]!.headers['webhook-signature']?.split(' ')).toHaveLength(1);
  });

  test('that two ask for first is one', async () => {
    await db.updateTable('webhook_endpoints').set({ secret_encrypted: null }).execute();
    const secrets = await Promise.all(Array.from({ length: 6 }, () => readSecret(db, jane, clock.now)));
    expect(new Set(secrets).size).toBe(1);
  });
});

describe('a webhook that is switched off by the service', () => {
  const read = () =>
    db
      .selectFrom('webhook_endpoints')
      .select(['disabled_at', 'disabled_reason', 'failing_since'])
      .where('client_id', '=', jane.clientId)
      .executeTakeFirstOrThrow();
  const readMails = () =>
    db.selectFrom('mails').select(['template', 'params']).where('recipient', '=', jane.email).execute();

  test('answered 410: what waits is cancelled, nothing new is written, and the owner is mailed once', async () => {
    const [first, second] = [`evt_${await startedJob()}_1`, `evt_${await startedJob()}_1`];
    answer = answerWith(410);
    const ended = await Promise.all([attempt(first), attempt(second)]);
    expect(ended.map(({ failure }) => failure)).toContain('gone');
    expect(await read()).toMatchObject({ disabled_reason: 'gone', disabled_at: clock.now });
    await finishJob(db, jane, clock.now);
    const log = await readLog(db, jane);
    expect(log).toHaveLength(2);
    expect(log.every(({ state }) => state === 'failed' || state === 'cancelled')).toBe(true);
    // Not the address, which may hold a secret.
    const params = { clientName: 'Default', mode: 'live', host: `hooks.localhost:${receiver.port}`, reason: 'gone' };
    expect(await readMails()).toEqual([{ template: 'webhook-disabled', params }]);
    const trail = (await listEvents(db, jane.userId, { page: 1, pageSize: 9 })).items;
    expect(trail.filter(({ action }) => action === 'webhook.disabled')).toMatchObject([
      { actor: 'service', subject: 'live', clientId: jane.clientId },
    ]);
  });

  test('or failed for five days: not earlier, and not for one bad moment after a quiet week', async () => {
    answer = answerWith(500);
    for (const after of [0, 6]) {
      clock.now = new Date(clock.now.getTime() + after * DAY_MS);
      const deliveryId = `evt_${await startedJob()}_1`;
      expect((await attempt(deliveryId)).state).toBe('pending');
      // Failing for longer than it may, but this event has its day first.
      expect((await read()).disabled_at).toBeNull();
      await runOut(deliveryId, 2);
      expect((await read()).disabled_reason).toBe(after === 0 ? null : 'failing');
    }
  });

  test('one delivery that arrives begins the count anew', async () => {
    answer = answerWith(500);
    await runOut(`evt_${await startedJob()}_1`);
    expect((await read()).failing_since).not.toBeNull();
    answer = answerWith(200);
    await attempt(`evt_${await startedJob()}_1`);
    expect((await read()).failing_since).toBeNull();
    clock.now = new Date(clock.now.getTime() + 6 * DAY_MS);
    answer = answerWith(500);
    await runOut(`evt_${await startedJob()}_1`);
    expect((await read()).disabled_at).toBeNull();
  });

  test('tests that fail do not count', async () => {
    answer = answerWith(500);
    await sendTestEvent(db, jane.scope, { ...endpoint(), eventId: ulid(), now: clock.now });
    const [delivery] = await readLog(db, jane);
    expect((await attempt(delivery!.deliveryId)).state).toBe('failed');
    expect((await read()).failing_since).toBeNull();
  });

  test('is switched on again by the customer, with or without another address', async () => {
    for (const again of [() => enableWebhook(db, jane.scope, endpoint()), () => pointWebhook(db, jane, receiver.url)]) {
      answer = answerWith(410);
      await attempt(`evt_${await startedJob()}_1`);
      expect((await read()).disabled_reason).toBe('gone');
      expect(await again()).toBe(true);
      expect(await read()).toEqual({ disabled_at: null, disabled_reason: null, failing_since: null });
      answer = answerWith(200);
      expect((await attempt(`evt_${await startedJob()}_1`)).state).toBe('delivered');
    }
  });
});

describe('switching off', () => {
  test('cancels what waits; what is under way may still arrive', async () => {
    const [waiting, under] = [`evt_${await startedJob()}_1`, `evt_${await startedJob()}_1`];
    answer = answerWith(500);
    await attempt(waiting);
    const release = Promise.withResolvers<void>();
    answer = (response) => void release.promise.then(() => response.writeHead(200).end());
    const sending = attempt(under);
    await receiver.until(receiver.received.length + 1);
    await pointWebhook(db, jane, null);
    release.resolve();
    expect((await sending).state).toBe('delivered');
    expect((await attempt(waiting, 2)).state).toBe('void');
    expect((await readLog(db, jane)).map(({ state }) => state).sort()).toEqual(['cancelled', 'delivered']);
  });
});

describe('sending again', () => {
  const again = (deliveryId: string) => redeliver(db, jane.scope, { ...endpoint(), deliveryId, now: clock.now });

  test('repeats id and bytes, with a day of attempts of its own', async () => {
    const deliveryId = `evt_${await startedJob()}_1`;
    answer = answerWith(500);
    await runOut(deliveryId);
    expect(await again(deliveryId)).toMatchObject({ deliveryId, state: 'pending' });
    expect((await attempt(deliveryId, 11)).state).toBe('pending');
    answer = answerWith(200);
    expect((await attempt(deliveryId, 12)).state).toBe('delivered');
    expect(new Set(receivedOf(deliveryId).map(({ body }) => body)).size).toBe(1);
    expect(receivedOf(deliveryId)).toHaveLength(12);
  });

  test.each([
    ['fails', 500],
    ['arrives', 200],
  ])('while an attempt is under way that %s: the new one is made and decides', async (_, status) => {
    const deliveryId = `evt_${await startedJob()}_1`;
    const release = Promise.withResolvers<void>();
    answer = (response) => void release.promise.then(() => response.writeHead(status).end());
    const slow = attempt(deliveryId);
    await receiver.until(receiver.received.length + 1);
    await again(deliveryId);
    release.resolve();
    expect((await slow).state).toBe('pending');
    expect((await turnsOf(deliveryId)).map(({ data }) => data.attempt)).toEqual([1, 2]);
    answer = answerWith(200);
    expect((await attempt(deliveryId, 2)).state).toBe('delivered');
  });

  test('needs a webhook that is on, and an event of the caller', async () => {
    const deliveryId = `evt_${await startedJob()}_1`;
    const mallory = await newCustomer(db, clock.now);
    await pointWebhook(db, mallory, receiver.url);
    const wish = { clientId: mallory.clientId, mode: 'live' as const, deliveryId, now: clock.now };
    expect(await redeliver(db, mallory.scope, wish)).toBeNull();
    expect(await redeliver(db, mallory.scope, { ...wish, clientId: jane.clientId })).toBeNull();
    expect(await redeliver(db, jane.scope, { ...wish, clientId: jane.clientId, mode: 'test' })).toBeNull();
    await pointWebhook(db, jane, null);
    expect(await again(deliveryId)).toBe('off');
  });
});

test('of test events the newest twenty are kept', async () => {
  for (let index = 0; index < 22; index += 1) {
    await sendTestEvent(db, jane.scope, { ...endpoint(), eventId: ulid(clock.now.getTime() + index), now: clock.now });
  }
  expect(await readLog(db, jane)).toHaveLength(20);
});

test('a job that is deleted takes its events, their bodies and their answers along', async () => {
  const deliveryId = `evt_${await startedJob()}_1`;
  answer = answerWith(500, {}, 'an answer');
  await attempt(deliveryId);
  await db.deleteFrom('jobs').where('client_id', '=', jane.clientId).execute();
  for (const table of ['webhook_deliveries', 'webhook_attempts'] as const) {
    expect(await db.selectFrom(table).selectAll().where('delivery_id', '=', deliveryId).execute()).toEqual([]);
  }
  expect((await attempt(deliveryId, 2)).state).toBe('void');
  for (const { data } of await turnsOf(deliveryId))
    expect(Object.keys(data).sort()).toEqual(['attempt', 'deliveryId', 'trace']);
});
