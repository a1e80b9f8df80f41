import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { ulid } from 'ulid';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { startTestMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { openTestShop } from '../../testing/shop.ts';
import { createAccount } from '../accounts/create-account.ts';
import { createAccountMails } from '../accounts/create-account-mails.ts';
import { createSmtpMailer } from '../adapters/mail/create-smtp-mailer.ts';
import { createClient } from '../clients/create-client.ts';
import { grantCredits } from '../credits/grant-credits.ts';
import { warnLowCredits } from '../credits/warn-low-credits.ts';
import { QUEUE_SCHEMA } from '../queue/queues.ts';
import { createSecretBox } from '../secrets/secret-box.ts';
import { giveUpMails, takeMails } from '../worker/take-mails.ts';
import { type MailOrder, queueMail } from './queue-mail.ts';
import { sendQueuedMail } from './send-queued-mail.ts';

const WAIT = { timeout: 20_000 };
const box = createSecretBox(Buffer.alloc(32, 1));
const now = new Date('2026-01-02T03:04:05.678Z');
const logged: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });

let database: TestDatabase;
let server: TestMailServer;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestMailServer();
});
afterEach(() => server.reset());
afterAll(async () => {
  await server.close();
  await database.close();
});

const smtp = () =>
  createSmtpMailer({ host: '127.0.0.1', port: server.port, security: 'none', login: null, from: 'us@example.com' });
const tools = () => ({
  db: database.db,
  mailer: smtp(),
  box,
  publicUrl: 'https://extracto.example',
  now: () => now,
});

const credits: MailOrder = {
  template: 'low-credits',
  params: { clientName: 'Acme', credits: 4 },
  to: 'jane@example.com',
};

/** Orders in a transaction of its own; the ids of the mails. */
async function order(...orders: MailOrder[]): Promise<string[]> {
  const ids: string[] = [];
  const newId = () => {
    ids.push(ulid());
    return ids.at(-1)!;
  };
  await database.db.transaction().execute(async (trx) => {
    for (const one of orders) await queueMail(trx, { now, newId }, one);
  });
  return ids;
}

const row = (mailId: string) =>
  database.db.selectFrom('mails').selectAll().where('mail_id', '=', mailId).executeTakeFirst();

const FORGOTTEN = { recipient: null, params: null, secret_encrypted: null, ended_at: now };

/** A worker whose queue tries again after a second, not after minutes. */
async function startWorker(): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString: database.url, schema: QUEUE_SCHEMA, migrate: false, schedule: false });
  await boss.start();
  const polling = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 0.5 };
  await boss.work<{ mailId: string }>('mail', polling, (taken) => takeMails(tools(), log, taken));
  await boss.work<{ mailId: string }>('mail-exhausted', polling, (taken) => giveUpMails(tools(), log, taken));
  return boss;
}

async function shortenRetries(retryLimit: number): Promise<void> {
  await sql`update queue.queue set retry_limit = ${retryLimit}, retry_delay = 0, retry_backoff = false
    where name = 'mail'`.execute(database.db);
}

describe('a mail that was ordered', () => {
  test('leaves once its transaction has committed, and is forgotten', async () => {
    const [mailId] = await order(credits);
    expect(await sendQueuedMail(tools(), mailId!)).toBe('sent');
    expect(server.taken()).toMatchObject([{ to: ['jane@example.com'] }]);
    expect(await row(mailId!)).toMatchObject({ state: 'sent', ...FORGOTTEN });
    expect(await sendQueuedMail(tools(), mailId!)).toBe('skipped');
    expect(server.taken()).toHaveLength(1);
  });

  test('in a transaction that was undone does not exist', async () => {
    const mailId = ulid();
    const undone = database.db.transaction().execute(async (trx) => {
      await queueMail(trx, { now, newId: () => mailId }, credits);
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    expect(await row(mailId)).toBeUndefined();
    const queued = await sql`select 1 from queue.job where data->>'mailId' = ${mailId}`.execute(database.db);
    expect(queued.rows).toEqual([]);
  });

  test('for something that is told once is sent once, however often it was ordered', async () => {
    const [first, second] = await order({ ...credits, onceKey: 'a' }, { ...credits, onceKey: 'a' });
    expect(await row(first!)).toBeDefined();
    expect(await row(second!)).toBeUndefined();
  });

  test('is taken from the queue, tried again when the server is away for a moment, and arrives', async () => {
    await shortenRetries(5);
    server.refuseWith(450, 2);
    const [mailId] = await order(credits);
    const boss = await startWorker();
    await vi.waitFor(async () => expect((await row(mailId!))?.state).toBe('sent'), WAIT);
    await boss.stop({ graceful: true });
    expect(server.taken()).toHaveLength(1);
  });

  test('is given up, and forgotten, when every attempt failed', async () => {
    await shortenRetries(1);
    server.refuseWith(450);
    const [mailId] = await order(credits);
    const boss = await startWorker();
    await vi.waitFor(async () => expect((await row(mailId!))?.state).toBe('given-up'), WAIT);
    await boss.stop({ graceful: true });
    expect(await row(mailId!)).toMatchObject(FORGOTTEN);
    expect(server.taken()).toEqual([]);
  });

  test('that the server refuses for good is not tried again', async () => {
    server.refuseWith(550);
    const [mailId] = await order(credits);
    await takeMails(tools(), log, [{ data: { mailId: mailId! } }]);
    expect(await row(mailId!)).toMatchObject({ state: 'refused', ...FORGOTTEN });
  });
});

test('neither tokens nor addresses lie readable in the database, the queue or the log', async () => {
  const token = `token-${ulid()}`;
  const email = `${ulid().toLowerCase()}@example.com`;
  let mailId = '';
  const queue = async (mail: MailOrder) => {
    [mailId = ''] = await order(mail);
  };
  await createAccountMails({ db: database.db, queue, box, logger: log }).sendReset({ email, token });
  const everywhere = async () => {
    const mails = await sql<{ text: string }>`select m::text as text from mails m`.execute(database.db);
    const jobs = await sql<{ text: string }>`select j::text as text from queue.job j`.execute(database.db);
    return [...mails.rows, ...jobs.rows].map(({ text }) => text).join('\n');
  };
  expect(await everywhere()).not.toContain(token);
  server.refuseWith(450, 1);
  const work = [{ data: { mailId } }];
  await expect(takeMails(tools(), log, work)).rejects.toThrow('The mail was not taken: EENVELOPE 450.');
  await takeMails(tools(), log, work);
  expect(server.taken().at(-1)?.message.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(
    `https://extracto.example/account/reset-password?token=${token}`,
  );
  expect(await everywhere()).not.toContain(email);
  expect(logged.join()).not.toContain(token);
  expect(logged.join()).not.toContain(email);
});

describe('the mail about low credits', () => {
  test('is sent by the one charge that crosses the threshold, each time', async () => {
    const userId = ulid();
    await createAccount(database.db, { userId, email: 'low@example.com', firstName: 'L', lastName: '', now });
    const wish = { userId, name: 'Acme', trialCredits: 12, now, newId: ulid };
    const { clientId } = await createClient(database.db, box, wish);
    const grant = (amount: number) => ({ kind: 'adjustment', key: null, description: 'x', credits: amount }) as const;
    /** As if `charged` had just been taken, with the credits that are there left. */
    const charge = (charged: number, threshold = 10) =>
      database.db
        .transaction()
        .execute((trx) => warnLowCredits(trx, { now, newId: ulid }, { clientId, charged, threshold }));
    const told = async () => {
      const mails = database.db.selectFrom('mails').select('params').where('recipient', '=', 'low@example.com');
      return (await mails.orderBy('mail_id').execute()).map(({ params }) => params);
    };
    await charge(5);
    expect(await told()).toEqual([]);
    await charge(3, 13);
    expect(await told()).toEqual([{ clientName: 'Acme', credits: 12 }]);
    await charge(1, 14);
    await charge(5, 0);
    expect(await told()).toHaveLength(1);
    const more = { ...grant(8), transactionId: ulid(), clientId, now };
    await database.db.transaction().execute((trx) => grantCredits(trx, more));
    await charge(2, 21);
    expect(await told()).toHaveLength(2);
  });
});

test('a purchase is confirmed by one mail, however often the provider tells of it', async () => {
  const shop = await openTestShop();
  const scope = await shop.newScope();
  const { event } = await shop.buy(scope);
  expect(await shop.deliver(event)).toBe(200);
  const { rows } = await sql<{ template: string; params: Record<string, unknown>; recipient: string }>`
    select template, params, recipient from mails`.execute(shop.database.db);
  expect(rows).toMatchObject([
    {
      template: 'purchase-receipt',
      recipient: `${scope.userId}@example.com`.toLowerCase(),
      params: { planName: 'Starter', credits: 100, amountCents: 500, currency: 'USD', sandbox: false },
    },
  ]);
  expect(rows[0]?.params.receiptNumber).toMatch(/^EX-/);
  await shop.close();
});
