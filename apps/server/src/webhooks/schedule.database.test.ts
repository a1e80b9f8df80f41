/**
 * The life of one event under everything that can happen to it, in any order: answers of every kind, workers that die or
 * are handed the same work twice, its owner switching the webhook off and on and asking for it again. After each step the
 * database is held against a model of a few lines.
 */
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  box,
  newCustomer,
  pointWebhook,
  readLog,
  submit,
  type TestClock,
  type TestCustomer,
  toolsOf,
} from '../../testing/customer.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { answerWith, startReceiver, type TestReceiver } from '../../testing/receiver.ts';
import type { Database } from '../db/schema.ts';
import { startJob } from '../jobs/start-job.ts';
import { claimAttempt } from './claim-attempt.ts';
import { enableWebhook } from './enable-webhook.ts';
import { makeAttempt } from './make-attempt.ts';
import { ROUND_ATTEMPTS, ROUND_LIMIT_MS } from './plan-next-attempt.ts';
import { redeliver } from './redeliver.ts';

const MINUTE_MS = 60_000;

let database: TestDatabase;
let db: Kysely<Database>;
let receiver: TestReceiver;
let answer = answerWith(200);
const clock: TestClock = { now: new Date() };
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  receiver = await startReceiver((...parameters) => answer(...parameters));
});
afterAll(async () => {
  await receiver.close();
  await database.close();
});

interface Model {
  endpoint: 'on' | 'off' | 'disabled';
  state: 'pending' | 'delivered' | 'failed' | 'cancelled';
  attempts: number;
  /** Attempts that reached the receiver. */
  received: number;
  /** In the present round; 0 before its first. */
  round: number;
  roundStartedAt: number;
}

interface Real {
  readonly jane: TestCustomer;
  readonly deliveryId: string;
}

type Command = fc.AsyncCommand<Model, Real>;

function command(
  name: string,
  check: (model: Model) => boolean,
  run: (model: Model, real: Real) => Promise<void>,
): Command {
  return {
    toString: () => name,
    check,
    run: async (model, real) => {
      await run(model, real);
      await compare(model, real);
    },
  };
}

function begin(model: Model): void {
  if (model.round === 0) model.roundStartedAt = clock.now.getTime();
  model.attempts += 1;
  model.round += 1;
}

/** A failed attempt is followed by another one, unless the round is over. */
function failed(model: Model): void {
  const over = model.round >= ROUND_ATTEMPTS;
  if (over) model.state = 'failed';
}

const work = (status: number, retryAfter: string | null, waitMs: number): Command =>
  command(
    `work(${status}, ${retryAfter}, ${waitMs})`,
    ({ state }) => state === 'pending',
    async (model, { jane, deliveryId }) => {
      const [delivery] = await readLog(db, jane);
      clock.now = new Date(Math.max(clock.now.getTime(), Date.parse(delivery?.nextAttemptAt ?? '')) + waitMs);
      answer = answerWith(status, retryAfter === null ? {} : { 'retry-after': retryAfter });
      begin(model);
      model.received += 1;
      const made = await makeAttempt(toolsOf(db, clock), { deliveryId, attempt: model.attempts });
      if (status < 300) model.state = 'delivered';
      else if (status === 410) Object.assign(model, { state: 'failed', endpoint: 'disabled' });
      else if (made.state === 'failed') {
        // Over by its number, or because it came so late that no other fits into its day.
        const late = clock.now.getTime() - model.roundStartedAt > ROUND_LIMIT_MS - 10 * 60 * MINUTE_MS;
        expect(model.round >= ROUND_ATTEMPTS || late).toBe(true);
        model.state = 'failed';
      } else failed(model);
      expect(made.state).toBe(model.state);
    },
  );

const runOut = command(
  'every attempt of the round fails',
  ({ state }) => state === 'pending',
  async (model, real) => {
    while (model.state === 'pending') await work(503, null, 0).run(model, real);
  },
);

const repeatedWork = command(
  'the same work again',
  ({ attempts }) => attempts > 0,
  async ({ attempts }, { deliveryId }) => {
    for (const attempt of [attempts, Math.max(1, attempts - 1)]) {
      expect((await makeAttempt(toolsOf(db, clock), { deliveryId, attempt })).state).toBe('void');
    }
  },
);

const death = command(
  'a worker dies',
  ({ state, round }) => state === 'pending' && round < ROUND_ATTEMPTS - 1,
  async (model, { deliveryId }) => {
    begin(model);
    const attempt = { deliveryId, attempt: model.attempts };
    expect((await claimAttempt(db, box, attempt, clock.now)).kind).toBe('claimed');
    expect((await makeAttempt(toolsOf(db, clock), attempt)).state).toBe('busy');
    clock.now = new Date(clock.now.getTime() + MINUTE_MS);
    const made = await makeAttempt(toolsOf(db, clock), attempt);
    expect(made.failure).toBe('interrupted');
    if (made.state === 'failed') model.state = 'failed';
  },
);

const switchOff = command(
  'off',
  () => true,
  async (model, { jane }) => {
    await pointWebhook(db, jane, null);
    if (model.state === 'pending') model.state = 'cancelled';
    model.endpoint = 'off';
  },
);

const switchOn = command(
  'on',
  () => true,
  async (model, { jane }) => {
    await pointWebhook(db, jane, receiver.url);
    model.endpoint = 'on';
  },
);

const enable = command(
  'enable',
  () => true,
  async (model, { jane }) => {
    expect(await enableWebhook(db, jane.scope, { clientId: jane.clientId, mode: 'live' })).toBe(
      model.endpoint !== 'off',
    );
    if (model.endpoint === 'disabled') model.endpoint = 'on';
  },
);

const again = command(
  'again',
  () => true,
  async (model, { jane, deliveryId }) => {
    const wish = { clientId: jane.clientId, mode: 'live' as const, deliveryId, now: clock.now };
    const outcome = await redeliver(db, jane.scope, wish);
    if (model.endpoint !== 'on') return expect(outcome).toBe('off');
    Object.assign(model, { state: 'pending', round: 0 });
  },
);

async function compare(model: Model, { jane, deliveryId }: Real): Promise<void> {
  const [delivery] = await readLog(db, jane);
  expect(delivery?.state).toBe(model.state);
  expect(delivery?.attempts[0]?.attempt ?? 0).toBe(model.attempts);
  expect(delivery?.attempts.every(({ tookMs }) => tookMs !== null)).toBe(true);
  const requests = receiver.received.filter(({ headers }) => headers['webhook-id'] === deliveryId);
  expect(requests).toHaveLength(model.received);
  expect(new Set(requests.map(({ body }) => body)).size).toBeLessThanOrEqual(1);
  if (model.state !== 'pending') return;
  // A waiting event has its next attempt in the queue, at the time that the log says.
  const { rows } = await sql<{ due: Date }>`
    SELECT start_after AS due FROM queue.job
    WHERE name = 'webhook-attempt' AND data->>'deliveryId' = ${deliveryId}
      AND (data->>'attempt')::int = ${model.attempts + 1}`.execute(db);
  expect(rows.map(({ due }) => due.toISOString())).toContain(delivery?.nextAttemptAt);
}

test('no event is lost, sent twice for one attempt, or tried for longer than its day', {
  timeout: 240_000,
}, async () => {
  const waitMs = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 300 * MINUTE_MS }));
  const commands = [
    fc
      .tuple(fc.constantFrom(500, 404, 302, 429), fc.constantFrom(null, '60', '7200', '99999999'), waitMs)
      .map((parameters) => work(...parameters)),
    fc.constantFrom(200, 204, 410).map((status) => work(status, null, 0)),
    fc.constantFrom(repeatedWork, death, switchOff, switchOn, enable, again),
    fc.constantFrom(repeatedWork, death, again),
    fc.constantFrom(runOut, again),
  ];
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 30 }), async (steps) => {
      await fc.asyncModelRun(async () => {
        clock.now = new Date();
        const jane = await newCustomer(db, clock.now);
        await pointWebhook(db, jane, receiver.url);
        const { jobId } = await submit(db, jane, clock.now);
        await startJob(db, box, { jobId, lane: 'short', now: clock.now });
        const model: Model = {
          endpoint: 'on',
          state: 'pending',
          attempts: 0,
          received: 0,
          round: 0,
          roundStartedAt: 0,
        };
        return { model, real: { jane, deliveryId: `evt_${jobId}_1` } };
      }, steps);
    }),
    { numRuns: 60 },
  );
});
