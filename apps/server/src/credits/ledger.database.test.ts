import fc from 'fast-check';
import { sql, type Transaction } from 'kysely';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createAccount } from '../accounts/create-account.ts';
import { createClient } from '../clients/create-client.ts';
import type { Database } from '../db/schema.ts';
import { createSecretBox } from '../secrets/secret-box.ts';
import { grantCredits } from './grant-credits.ts';
import { lockCredits } from './lock-credits.ts';
import { ledgerAccountId, postTransaction } from './post-transaction.ts';
import { releaseCredits } from './release-credits.ts';
import type { ReservationEnd } from './reservation-end.ts';
import { reserveCredits } from './reserve-credits.ts';
import { settleCredits } from './settle-credits.ts';

let database: TestDatabase;
const box = createSecretBox(Buffer.alloc(32, 1));
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

type EndReservation = (trx: Transaction<Database>, end: ReservationEnd) => Promise<unknown>;

const end = (jobId: string) => ({ transactionId: ulid(), jobId, now: new Date() });
const within = <T>(act: (trx: Transaction<Database>) => Promise<T>): Promise<T> =>
  database.db.transaction().execute(act);

async function newClient(credits: number): Promise<string> {
  const userId = ulid();
  const now = new Date();
  await createAccount(database.db, { userId, email: `${userId}@example.com`, firstName: 'A', lastName: 'B', now });
  const wish = { userId, name: 'Default', trialCredits: credits, now, newId: () => ulid() };
  return (await createClient(database.db, box, wish)).clientId;
}

function reserve(clientId: string, jobId: string, credits: number) {
  return within((trx) => reserveCredits(trx, { transactionId: ulid(), clientId, jobId, credits, now: new Date() }));
}

function balance(clientId: string) {
  return within((trx) => lockCredits(trx, clientId));
}

/** Sums of the entries, for every account that keeps a balance, and over all accounts. */
async function audit() {
  const accounts = await sql<{ account_id: string; balance: number; posted: number }>`
    select a.account_id, a.balance, coalesce(sum(e.amount), 0) as posted
      from ledger_accounts a left join ledger_entries e using (account_id)
      where a.client_id is not null group by a.account_id`.execute(database.db);
  const all = await sql<{ total: number }>`select coalesce(sum(amount), 0) as total from ledger_entries`.execute(
    database.db,
  );
  return {
    wrong: accounts.rows.filter((row) => row.balance !== row.posted || row.balance < 0),
    total: all.rows[0]!.total,
  };
}

describe('the life of a reservation', () => {
  test('reserved credits cannot be spent again, and are charged at settlement', async () => {
    const clientId = await newClient(25);
    expect(await reserve(clientId, ulid(), 20)).toBeNull();
    expect(await reserve(clientId, ulid(), 6)).toEqual({ missing: 1, needed: 6, available: 5 });
    const jobId = ulid();
    expect(await reserve(clientId, jobId, 5)).toBeNull();
    expect(await within((trx) => settleCredits(trx, end(jobId)))).toBe(5);
    expect(await balance(clientId)).toEqual({ available: 0, reserved: 20 });
  });

  test('released credits can be spent again', async () => {
    const clientId = await newClient(10);
    const jobId = ulid();
    await reserve(clientId, jobId, 10);
    await within((trx) => releaseCredits(trx, end(jobId)));
    expect(await balance(clientId)).toEqual({ available: 10, reserved: 0 });
  });

  test.each<[string, EndReservation, EndReservation]>([
    ['settled twice', settleCredits, settleCredits],
    ['released twice', releaseCredits, releaseCredits],
    ['settled and released', settleCredits, releaseCredits],
    ['released and settled', releaseCredits, settleCredits],
  ])('it is never %s', async (_, first, second) => {
    const clientId = await newClient(10);
    const jobId = ulid();
    await reserve(clientId, jobId, 4);
    await reserve(clientId, ulid(), 4);
    await within((trx) => first(trx, end(jobId)));
    const before = await balance(clientId);
    await expect(within((trx) => second(trx, end(jobId)))).rejects.toThrow();
    expect(await balance(clientId)).toEqual(before);
  });

  test('a job is reserved once', async () => {
    const clientId = await newClient(10);
    const jobId = ulid();
    await reserve(clientId, jobId, 1);
    await expect(reserve(clientId, jobId, 1)).rejects.toThrow();
  });

  test('a job without a reservation can be neither settled nor released', async () => {
    await expect(within((trx) => settleCredits(trx, end(ulid())))).rejects.toThrow();
    await expect(within((trx) => releaseCredits(trx, end(ulid())))).rejects.toThrow();
  });

  test.each([0, -1, 1.5, Number.NaN])('%d credits are refused', async (credits) => {
    const clientId = await newClient(10);
    await expect(reserve(clientId, ulid(), credits)).rejects.toThrow(RangeError);
  });
});

describe('a grant', () => {
  test('with a key happens once', async () => {
    const clientId = await newClient(0);
    const grant = () =>
      within((trx) =>
        grantCredits(trx, {
          transactionId: ulid(),
          clientId,
          kind: 'purchase',
          key: `payment-${clientId}`,
          description: 'Starter',
          credits: 100,
          now: new Date(),
        }),
      );
    const outcomes = await Promise.allSettled([grant(), grant(), grant()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(1);
    expect((await balance(clientId)).available).toBe(100);
  });
});

test('credits never expire', async () => {
  const clientId = await newClient(0);
  const bought = { clientId, kind: 'purchase', key: `old-${clientId}`, description: 'Starter', credits: 100 } as const;
  const longAgo = new Date('1999-12-31T23:59:59Z');
  await within((trx) => grantCredits(trx, { ...bought, transactionId: ulid(), now: longAgo }));
  const farOff = {
    transactionId: ulid(),
    clientId,
    jobId: ulid(),
    credits: 100,
    now: new Date('2099-01-01T00:00:00Z'),
  };
  expect(await within((trx) => reserveCredits(trx, farOff))).toBeNull();
  expect((await balance(clientId)).reserved).toBe(100);
});

describe('the database refuses', () => {
  let clientId: string;
  beforeAll(async () => {
    clientId = await newClient(10);
  });
  const attempt = (statement: string) => sql.raw(statement).execute(database.db);
  const insertTransaction = (id: string) =>
    `insert into ledger_transactions values ('${id}', 'adjustment', '${clientId}', null, 'x', now());`;

  test.each([
    ['to change what was posted', 'update ledger_entries set amount = amount * 2'],
    ['to rename what was posted', "update ledger_transactions set description = 'other'"],
    ['to delete entries', 'delete from ledger_entries'],
    ['to delete transactions', 'delete from ledger_transactions'],
    ['to empty the entries', 'truncate ledger_entries'],
    ['to empty the transactions', 'truncate ledger_transactions cascade'],
    ['to set a balance by hand', 'update ledger_accounts set balance = balance + 1'],
    ['to open an account that is not empty', "insert into ledger_accounts values ('x', 'available', null, 5)"],
    ['to close an account', 'delete from ledger_accounts'],
  ])('%s', async (_, statement) => {
    await expect(attempt(statement)).rejects.toThrow();
  });

  test('entries that do not sum to zero', async () => {
    const entries = `insert into ledger_entries values
      ('unbalanced', 'issued', -5), ('unbalanced', '${ledgerAccountId(clientId, 'available')}', 6);`;
    await expect(attempt(insertTransaction('unbalanced') + entries)).rejects.toThrow(/not balanced/);
  });

  test('a transaction without entries', async () => {
    await expect(attempt(insertTransaction('empty'))).rejects.toThrow(/not balanced/);
  });

  test('entries that are added later, even a pair that sums to zero', async () => {
    const another = await newClient(10);
    const posted = await database.db
      .selectFrom('ledger_transactions')
      .select('transaction_id')
      .where('client_id', '=', clientId)
      .executeTakeFirstOrThrow();
    const entries = `('${posted.transaction_id}', 'consumed', 5),
      ('${posted.transaction_id}', '${ledgerAccountId(another, 'available')}', -5)`;
    await expect(attempt(`insert into ledger_entries values ${entries}`)).rejects.toThrow(/is complete/);
  });

  test('a balance below zero', async () => {
    const overdraw = within((trx) =>
      postTransaction(trx, {
        transactionId: ulid(),
        kind: 'adjustment',
        clientId,
        key: null,
        description: 'x',
        now: new Date(),
        credits: 11,
        from: 'available',
        to: 'issued',
      }),
    );
    await expect(overdraw).rejects.toThrow(/ledger_balance_not_negative/);
    expect(await balance(clientId)).toEqual({ available: 10, reserved: 0 });
  });
});

describe('whatever happens', () => {
  type Step = {
    readonly do: 'reserve' | 'settle' | 'release' | 'grant';
    readonly credits: number;
    readonly pick: number;
  };
  const step: fc.Arbitrary<Step> = fc.record({
    do: fc.constantFrom('reserve', 'reserve', 'settle', 'release', 'grant'),
    credits: fc.integer({ min: 1, max: 12 }),
    pick: fc.nat(50),
  });

  test('the ledger sums to zero and agrees with a model of plain numbers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(30), fc.array(step, { maxLength: 25 }), async (initial, steps) => {
        const clientId = await newClient(initial);
        const model = { available: initial, reserved: 0 };
        const open: { jobId: string; credits: number }[] = [];
        for (const { do: action, credits, pick } of steps) {
          if (action === 'grant') {
            const grant = {
              clientId,
              kind: 'adjustment',
              key: null,
              description: 'x',
              credits,
              now: new Date(),
            } as const;
            await within((trx) => grantCredits(trx, { ...grant, transactionId: ulid() }));
            model.available += credits;
          } else if (action === 'reserve') {
            const jobId = ulid();
            const shortage = await reserve(clientId, jobId, credits);
            expect(shortage === null).toBe(model.available >= credits);
            if (shortage !== null) continue;
            open.push({ jobId, credits });
            model.available -= credits;
            model.reserved += credits;
          } else if (open.length > 0) {
            const [job] = open.splice(pick % open.length, 1);
            await within((trx) =>
              (action === 'settle' ? settleCredits : releaseCredits)(trx, end(job!.jobId)).then(() => {}),
            );
            model.reserved -= job!.credits;
            if (action === 'release') model.available += job!.credits;
          }
        }
        expect(await balance(clientId)).toEqual(model);
      }),
      { numRuns: 25 },
    );
    expect(await audit()).toEqual({ wrong: [], total: 0 });
  });

  test('many at once overspend nothing, lose nothing and never block each other for good', async () => {
    const clientId = await newClient(30);
    const attempts = Array.from({ length: 120 }, async (_, index) => {
      const jobId = ulid();
      if ((await reserve(clientId, jobId, 1 + (index % 3))) !== null) return 0;
      if (index % 2 === 0) return within((trx) => settleCredits(trx, end(jobId)));
      await within((trx) => releaseCredits(trx, end(jobId)));
      return 0;
    });
    const charged = (await Promise.all(attempts)).reduce((sum, credits) => sum + credits, 0);
    expect(await balance(clientId)).toEqual({ available: 30 - charged, reserved: 0 });
    expect(await audit()).toEqual({ wrong: [], total: 0 });
  });

  test('of many reservations at once exactly as many succeed as there are credits', async () => {
    const clientId = await newClient(17);
    const shortages = await Promise.all(Array.from({ length: 60 }, () => reserve(clientId, ulid(), 1)));
    expect(shortages.filter((shortage) => shortage === null).length).toBe(17);
    expect(await balance(clientId)).toEqual({ available: 0, reserved: 17 });
  });
});
