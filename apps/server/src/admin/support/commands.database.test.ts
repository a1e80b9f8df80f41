import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { findKeyOwner } from '../../clients/find-key-owner.ts';
import { recordDeletions } from '../../jobs/record-deletions.ts';
import { createSecretBox } from '../../secrets/secret-box.ts';
import { receiveMessage } from '../../support/receive-message.ts';
import { createCustomer } from '../create-customer.ts';
import { readArguments } from '../read-arguments.ts';

const PROGRAM = fileURLToPath(new URL('../../../../cli/src/bin.mjs', import.meta.url));
const run = promisify(execFile);

let database: TestDatabase;
let clientId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const box = createSecretBox(Buffer.alloc(32, 1));
  const customer = await createCustomer({ db: database.db, box }, { email: 'a@b.example', credits: 50 });
  clientId = customer.clientId;
});
afterAll(() => database.close());

/** `extracto admin …`, as an operator types it. */
async function admin(...args: string[]): Promise<{ status: number; output: string }> {
  const env = { ...process.env, DATABASE_URL: database.url, EXTRACTO_ENCRYPTION_SECRET: '01'.repeat(32) };
  try {
    const { stdout } = await run(process.execPath, [PROGRAM, 'admin', ...args], { env });
    return { status: 0, output: stdout.trim() };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { status: code, output: stderr.trim() };
  }
}

const reason = ['--reason', 'ticket 7', '--operator', 'ann'];

describe('extracto admin', () => {
  test('makes a customer, whose two keys work, and says how its owner gets in', async () => {
    const made = await admin('create-customer', '--email', 'new@b.example', '--credits', '7');
    expect(made.status).toBe(0);
    for (const [name, mode] of [
      ['API key', 'live'],
      ['test key', 'test'],
    ] as const) {
      const [, key] = new RegExp(`^${name} +(\\S+)$`, 'm').exec(made.output)!;
      expect(await findKeyOwner(database.db, key!, new Date())).toMatchObject({ mode });
    }
    expect(made.output).toMatch(/set a password first, by mail: http:\/\/localhost:3000\/account\/forgot-password/);
    expect(await admin('create-customer', '--email', 'new@b.example')).toEqual({
      status: 1,
      output: 'new@b.example has an account already.',
    });
  });

  test('grants, adjusts and reverses, and says which posting it was', async () => {
    const granted = await admin('grant', '--client', clientId, '--credits', '5', ...reason);
    expect(granted).toEqual({ status: 0, output: expect.stringMatching(/^posted [0-9A-Z]{26}$/) });
    expect((await admin('adjust', '--client', clientId, '--credits', '-15', ...reason)).status).toBe(0);
    const posting = granted.output.split(' ')[1]!;
    expect((await admin('reverse', '--posting', posting, ...reason)).status).toBe(0);
    const again = await admin('reverse', '--posting', posting, ...reason);
    expect(again).toEqual({ status: 1, output: `reversal:${posting} was posted before.` });
    const actions = await database.db.selectFrom('support_actions').select(['command', 'operator', 'reason']).execute();
    expect(actions).toHaveLength(3);
    expect(actions[0]).toMatchObject({ operator: 'ann', reason: 'ticket 7' });
  });

  test('suspends and resumes a customer, and sets limits, each with a reason', async () => {
    const email = ['--email', 'a@b.example'];
    const standing = () =>
      database.db
        .selectFrom('users')
        .select(['suspended_at', 'calls_per_minute', 'storage_mb'])
        .where('email', '=', 'a@b.example')
        .executeTakeFirst();
    expect(await admin('suspend', ...email)).toEqual({ status: 2, output: '--reason is missing.' });
    expect((await admin('suspend', ...email, ...reason)).output).toContain('a@b.example is suspended');
    expect((await standing())?.suspended_at).toBeInstanceOf(Date);
    expect((await admin('resume', ...email, ...reason)).status).toBe(0);
    expect((await admin('limits', ...email, '--calls-per-minute', '60', '--storage-mb', '5', ...reason)).status).toBe(
      0,
    );
    expect(await standing()).toEqual({ suspended_at: null, calls_per_minute: 60, storage_mb: 5 });
    await admin('limits', ...email, '--storage-mb', '0', ...reason);
    expect(await standing()).toEqual({ suspended_at: null, calls_per_minute: 60, storage_mb: null });
    expect(await admin('suspend', '--email', 'nobody@b.example', ...reason)).toEqual({
      status: 1,
      output: 'There is no account nobody@b.example.',
    });
  });

  test.each([
    ['without a reason', ['grant', '--client', 'x', '--credits', '5'], 2, '--reason is missing.'],
    ['with half a credit', ['grant', '--client', 'x', '--credits', '0.5', ...reason], 2, '--credits takes a whole'],
    ['of nothing', ['adjust', '--client', 'x', '--credits', '0', ...reason], 2, 'would change nothing'],
    ['to nobody', ['grant', '--client', 'x', '--credits', '5', ...reason], 1, 'There is no client x.'],
    ['for an uncharged job', ['reissue', '--job', ulid(), ...reason], 1, 'Nothing was charged'],
    ['of a plan without its number', ['plans', '--plan', 'new', '--price', '9', ...reason], 1, 'There is no plan new'],
    ['of a plan for nothing', ['plans', '--plan', 'pro', '--price', '0', ...reason], 2, '--price takes a whole number'],
  ])('refuses a change %s', async (_, args, status, output) => {
    const answer = await admin(...args);
    expect([answer.status, answer.output.includes(output)]).toEqual([status, true]);
  });

  test('lists and changes the plans', async () => {
    expect(await admin('plans')).toEqual({
      status: 0,
      output: 'start  Starter  5.00 USD  100 XTS  Active\npro  Professional  20.00 USD  500 XTS  Active',
    });
    const { output } = await admin('plans', '--plan', 'pro', '--price', '25', '--sold', 'no', ...reason);
    expect(output).toContain('pro  Professional  25.00 USD  500 XTS  Inactive');
  });

  test('audits: in order it exits with 0, and with 1 when it names what is wrong', async () => {
    expect(await admin('audit')).toEqual({
      status: 0,
      output: expect.stringMatching(
        /^\d+ transactions of 2 clients: 42 XTS issued = 42 available.*\n\d+ promises hold\.$/,
      ),
    });
    await database.db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`update ledger_accounts set balance = balance + 1 where kind = 'available'`.execute(trx);
    });
    const { status, output } = await admin('audit');
    expect(status).toBe(1);
    expect(output).toContain(`wrong balance-posted: ${clientId}:available: balance 36, entries 35`);
  });
});

describe('reading arguments', () => {
  test('a value may be negative in either spelling', () => {
    for (const args of [['--credits', '-5'], ['--credits=-5']]) {
      expect(readArguments(args, ['credits']).number('credits', -9, 9)).toBe(-5);
    }
  });

  test.each([
    [['--gift'], "Unknown option '--gift'"],
    [['x'], "Unexpected argument 'x'"],
    [['--credits'], 'argument missing'],
    [['--credits', '--credits'], 'argument'],
  ])('%j is refused', (args, message) => {
    expect(() => readArguments(args, ['credits'])).toThrow(message);
  });

  test('lists messages to support, and mails an answer once', async () => {
    expect(await admin('messages')).toEqual({ status: 0, output: 'There are no unanswered messages.' });
    const messageId = ulid();
    const message = { email: 'joe@b.example', userId: null, page: '/terms', text: 'Why?' };
    const clock = { now: new Date(), newId: () => ulid() };
    await receiveMessage(database.db, 'support@b.example', { messageId, ...message, ...clock });
    expect((await admin('messages')).output).toMatch(
      new RegExp(`^${messageId} .* waits for an answer\n.*joe@b.example`),
    );
    const answer = ['answer', '--message', messageId, '--text', 'Because.', '--operator', 'ann'];
    expect(await admin(...answer)).toEqual({ status: 0, output: `The answer to ${messageId} is on its way.` });
    expect(await admin(...answer)).toEqual({ status: 1, output: `The message ${messageId} was answered before.` });
    expect((await admin('answer', '--message', ulid(), '--text', 'x')).status).toBe(1);
    const mails = database.db.selectFrom('mails').select('template').where('recipient', '=', 'joe@b.example');
    expect(await mails.execute()).toEqual([{ template: 'support-answer' }]);
    expect((await admin('messages')).output).toBe('There are no unanswered messages.');
    expect((await admin('messages', '--answered', 'yes')).output).toContain('by ann');
  });

  test('lists what was deleted of a job, when and why', async () => {
    const jobId = ulid();
    const [since, at] = [new Date('2026-03-01T00:00:00Z'), new Date('2026-03-04T00:00:00Z')];
    const deletion = { kind: 'document', reason: 'age', jobId, clientId, count: 1, keptSince: since } as const;
    const clerk = { now: at, newId: () => ulid() };
    await database.db.transaction().execute((trx) => recordDeletions(trx, clerk, [deletion]));
    expect(await admin('deletions', '--job', jobId)).toEqual({
      status: 0,
      output: 'document deleted 2026-03-04T00:00:00.000Z: age, kept since 2026-03-01T00:00:00.000Z',
    });
    const other = ulid();
    expect((await admin('deletions', '--job', other)).output).toBe(`Nothing of ${other} was deleted.`);
  });
});
