import { sql } from 'kysely';
import { ulid } from 'ulid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { createAccount } from '../../accounts/create-account.ts';
import { createClient } from '../../clients/create-client.ts';
import { changePlan } from '../../payments/change-plan.ts';
import { createSecretBox } from '../../secrets/secret-box.ts';
import { auditLedger } from '../audit/audit-ledger.ts';
import { listTransactions } from '../list-transactions.ts';
import { lockCredits } from '../lock-credits.ts';
import { reserveCredits } from '../reserve-credits.ts';
import { settleCredits } from '../settle-credits.ts';
import { adjustCredits } from './adjust-credits.ts';
import { grantBySupport } from './grant-by-support.ts';
import { reissueCredits } from './reissue-credits.ts';
import { reversePosting } from './reverse-posting.ts';

let database: TestDatabase;
let clientId: string;
const support = { operator: 'ann', reason: 'ticket 7', now: new Date(), newId: () => ulid() };
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  const userId = ulid();
  await createAccount(database.db, {
    userId,
    email: `${userId}@example.com`,
    firstName: 'A',
    lastName: 'B',
    now: support.now,
  });
  const wish = { userId, name: 'Default', trialCredits: 10, now: support.now, newId: () => ulid() };
  clientId = (await createClient(database.db, createSecretBox(Buffer.alloc(32, 1)), wish)).clientId;
});

const available = async () => (await database.db.transaction().execute((trx) => lockCredits(trx, clientId))).available;
const grant = (credits: number, ticket: string | null = null) =>
  grantBySupport(database.db, { ...support, clientId, credits, ticket });
const reverse = (transactionId: string) => reversePosting(database.db, { ...support, transactionId });

async function chargeJob(credits: number): Promise<string> {
  const jobId = ulid();
  await database.db.transaction().execute(async (trx) => {
    await reserveCredits(trx, { transactionId: ulid(), clientId, jobId, credits, now: support.now });
    await settleCredits(trx, { transactionId: ulid(), jobId, now: support.now });
  });
  return jobId;
}

describe('a grant', () => {
  test('gives credits, and keeps who gave them and why', async () => {
    const transactionId = await grant(7);
    expect(await available()).toBe(17);
    const action = await database.db
      .selectFrom('support_actions')
      .selectAll()
      .where('transaction_id', '=', transactionId)
      .executeTakeFirstOrThrow();
    expect(action).toMatchObject({ command: 'grant', operator: 'ann', reason: 'ticket 7', client_id: clientId });
    const { items } = await listTransactions(database.db, clientId, { page: 1, pageSize: 1 });
    expect(items[0]).toMatchObject({
      kind: 'Adjustment',
      type: 'Credit',
      amount: 7,
      description: 'Credits from support',
    });
    expect(JSON.stringify(items)).not.toContain('ticket 7');
  });

  test('does not show the customer its ticket', async () => {
    await grant(7, 'T-1');
    const { items } = await listTransactions(database.db, clientId, { page: 1, pageSize: 1 });
    expect(items[0]?.key).toBeNull();
  });

  test('for a ticket happens once, also when two operators are as fast', async () => {
    const ticket = ulid();
    const attempts = await Promise.allSettled([grant(7, ticket), grant(7, ticket), grant(7, ticket)]);
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(grant(7, ticket)).rejects.toThrow(`ticket:${ticket} was posted before.`);
    expect(await available()).toBe(17);
  });

  test('to nobody is refused, and leaves nothing behind', async () => {
    const unknown = ulid();
    await expect(
      grantBySupport(database.db, { ...support, clientId: unknown, credits: 7, ticket: null }),
    ).rejects.toThrow(`There is no client ${unknown}.`);
  });
});

describe('an adjustment', () => {
  test('goes in both directions, and never below zero', async () => {
    await adjustCredits(database.db, { ...support, clientId, credits: -4 });
    await adjustCredits(database.db, { ...support, clientId, credits: 1 });
    expect(await available()).toBe(7);
    await expect(adjustCredits(database.db, { ...support, clientId, credits: -8 })).rejects.toThrow(
      'The client does not have that many credits.',
    );
    expect(await available()).toBe(7);
  });
});

describe('a re-issue', () => {
  test('refunds the charge of a job, once', async () => {
    const jobId = await chargeJob(6);
    await reissueCredits(database.db, { ...support, jobId });
    expect(await available()).toBe(10);
    const { items } = await listTransactions(database.db, clientId, { page: 1, pageSize: 1 });
    expect(items[0]).toMatchObject({ key: jobId, description: `Re-issued: job ${jobId}` });
    await expect(reissueCredits(database.db, { ...support, jobId })).rejects.toThrow('was posted before');
    expect(await available()).toBe(10);
  });

  test('of a job that was not charged is refused', async () => {
    const jobId = ulid();
    await expect(reissueCredits(database.db, { ...support, jobId })).rejects.toThrow(
      `Nothing was charged for job ${jobId}.`,
    );
  });
});

describe('a reversal', () => {
  test('posts the opposite, once; reversing it again restores', async () => {
    const granted = await grant(7);
    const reversal = await reverse(granted);
    expect(await available()).toBe(10);
    await expect(reverse(granted)).rejects.toThrow('was posted before');
    await reverse(reversal);
    expect(await available()).toBe(17);
    const rows = await database.db
      .selectFrom('ledger_transactions')
      .select('transaction_id')
      .where('client_id', '=', clientId)
      .where('kind', '=', 'adjustment')
      .execute();
    expect(rows).toHaveLength(3);
  });

  test('of a re-issue charges the job again', async () => {
    const jobId = await chargeJob(6);
    await reverse(await reissueCredits(database.db, { ...support, jobId }));
    expect(await available()).toBe(4);
  });

  test('of credits that were spent is refused', async () => {
    const granted = await grant(7);
    await chargeJob(15);
    await expect(reverse(granted)).rejects.toThrow('The client does not have that many credits.');
  });

  test('of a job, and of nothing, is refused', async () => {
    const jobId = await chargeJob(1);
    const { transaction_id } = await database.db
      .selectFrom('ledger_transactions')
      .select('transaction_id')
      .where('kind', '=', 'settlement')
      .where('key', '=', jobId)
      .executeTakeFirstOrThrow();
    await expect(reverse(transaction_id)).rejects.toThrow('A settlement cannot be reversed');
    await expect(reverse(ulid())).rejects.toThrow('There is no posting');
  });
});

describe('the book of support', () => {
  test.each(["update support_actions set reason = 'other'", 'delete from support_actions', 'truncate support_actions'])(
    'cannot be changed: %s',
    async (statement) => {
      await grant(1);
      await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(/append only/);
    },
  );

  test('and the ledger agree after all of it', async () => {
    expect((await auditLedger(database.db)).findings).toEqual([]);
  });
});

describe('a plan', () => {
  const change = (wish: Partial<Parameters<typeof changePlan>[1]>) =>
    changePlan(database.db, {
      ...support,
      planId: 'start',
      name: null,
      price: null,
      credits: null,
      active: null,
      ...wish,
    });

  test('is changed in part, withdrawn and made, and the book says what it was', async () => {
    expect(await change({ price: 6 })).toMatchObject({ name: 'Starter', price_cents: 600, credits: 100 });
    expect(await change({ active: false })).toMatchObject({ price_cents: 600, status: 'Inactive' });
    expect(await change({ planId: 'team', name: 'Team', price: 50, credits: 1500 })).toMatchObject({
      status: 'Active',
      position: 3,
    });
    const actions = await database.db
      .selectFrom('support_actions')
      .select('details')
      .where('command', '=', 'plans')
      .orderBy('action_id')
      .execute();
    expect(actions[0]!.details).toMatchObject({ before: { price_cents: 500 }, after: { price_cents: 600 } });
  });

  test('that is new needs everything', async () => {
    await expect(change({ planId: 'half', price: 1 })).rejects.toThrow('a new one needs a name, a price and credits');
  });
});
