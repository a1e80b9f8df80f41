import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  box,
  newCustomer,
  pointWebhook,
  readSecret,
  submit,
  type TestCustomer,
  toolsOf,
} from '../../testing/customer.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { answerWith, startReceiver, type TestReceiver } from '../../testing/receiver.ts';
import { startJob } from '../jobs/start-job.ts';
import { claimAttempt } from '../webhooks/claim-attempt.ts';
import { takeAttempt } from './take-attempt.ts';

const now = new Date();
const lines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });

let database: TestDatabase;
let receiver: TestReceiver;
let jane: TestCustomer;
beforeAll(async () => {
  database = await createTestDatabase();
  receiver = await startReceiver(answerWith(500, {}, 'an answer'));
  jane = await newCustomer(database.db, now);
  await pointWebhook(database.db, jane, `${receiver.url}?token=t0ken`);
});
afterAll(async () => {
  await receiver.close();
  await database.close();
});

async function startedEvent(): Promise<string> {
  const { jobId } = await submit(database.db, jane, now);
  await startJob(database.db, box, { jobId, lane: 'short', now });
  return `evt_${jobId}_1`;
}

test('an attempt is logged by its ids and its outcome, without address, secret, body or answer', async () => {
  const deliveryId = await startedEvent();
  await takeAttempt(toolsOf(database.db, { now }), log, { deliveryId, attempt: 1 });
  const line = lines.join('');
  expect(JSON.parse(line)).toMatchObject({ deliveryId, attempt: 1, state: 'pending', failure: 'status', status: 500 });
  const secret = await readSecret(database.db, jane, now);
  for (const hidden of ['localhost', 't0ken', secret, 'März', 'an answer', jane.email]) {
    expect(line).not.toContain(hidden);
  }
});

test('one that somebody else is making is left to the queue to ask for again, one that is void is done', async () => {
  const deliveryId = await startedEvent();
  const tools = toolsOf(database.db, { now });
  await claimAttempt(database.db, box, { deliveryId, attempt: 1 }, now);
  await expect(takeAttempt(tools, log, { deliveryId, attempt: 1 })).rejects.toThrow('under way');
  await takeAttempt(tools, log, { deliveryId: 'evt_none', attempt: 1 });
});
