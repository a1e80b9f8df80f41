import { sql } from 'kysely';
import { ulid } from 'ulid';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { createAccount } from '../../accounts/create-account.ts';
import { createClient } from '../../clients/create-client.ts';
import { createSecretBox } from '../../secrets/secret-box.ts';
import { reserveCredits } from '../reserve-credits.ts';
import { settleCredits } from '../settle-credits.ts';
import { grantBySupport } from '../support/grant-by-support.ts';
import { AUDIT_CHECKS, type AuditCheckName } from './audit-checks.ts';
import { auditLedger } from './audit-ledger.ts';

let database: TestDatabase;
let clientId: string;
let other: string;
let jobId: string;
let action: string;
const purchaseId = ulid();

async function newClient(credits: number): Promise<string> {
  const userId = ulid();
  const now = new Date();
  await createAccount(database.db, { userId, email: `${userId}@example.com`, firstName: 'A', lastName: 'B', now });
  const wish = { userId, name: 'Default', trialCredits: credits, now, newId: () => ulid() };
  return (await createClient(database.db, createSecretBox(Buffer.alloc(32, 1)), wish)).clientId;
}

/** A job of two pages, charged. */
async function newJob(): Promise<string> {
  const id = ulid();
  const now = new Date();
  await database.db.transaction().execute(async (trx) => {
    await reserveCredits(trx, { transactionId: ulid(), clientId, jobId: id, credits: 2, now });
    await settleCredits(trx, { transactionId: ulid(), jobId: id, now });
  });
  await sql`insert into jobs (job_id, client_id, status, document_type, parser, label, pages, document_size_bytes,
      document_sha256, created_at, finished_at, document_deleted_at, credits_charged)
    values (${id}, ${clientId}, 'Succeeded', 'Statement', 'Document', 'a.pdf', 2, 1, '', now(), now(), now(), 2)`.execute(
    database.db,
  );
  return id;
}

beforeEach(async () => {
  database = await createTestDatabase();
  clientId = await newClient(50);
  other = await newClient(50);
  jobId = await newJob();
  const support = { operator: 'op', reason: 'r', now: new Date(), newId: () => ulid() };
  action = await grantBySupport(database.db, { ...support, clientId, credits: 5, ticket: null });
});
afterEach(() => database.close());

/** Changes that no program can make: every guard of the ledger is switched off. */
async function plant(statement: string): Promise<void> {
  const filled = statement
    .replaceAll('{client}', clientId)
    .replaceAll('{other}', other)
    .replaceAll('{job}', jobId)
    .replaceAll('{action}', action)
    .replaceAll('{purchase}', purchaseId)
    .replaceAll('{new}', ulid());
  await database.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const one of filled.split(';')) await sql.raw(one).execute(trx);
  });
}

const INSERT_PURCHASE = `insert into purchases (purchase_id, client_id, plan_id, plan_name, credits, amount_cents, currency,
    provider, buyer_name, buyer_email, status, payment_id, receipt_number, created_at, paid_at)
  values ('{purchase}', '{client}', 'start', 'Starter', 100, 500, 'USD', 'stripe', '', '', 'Paid', 'pi_{purchase}', 'EX-2031-000001', now(), now())`;
const tx = (id: string, kind: string, key: string) =>
  `insert into ledger_transactions values ('${id}', '${kind}', '{client}', ${key === '' ? 'null' : `'${key}'`}, 'x', now())`;
const entries = (id: string, ...rows: [string, number][]) =>
  `insert into ledger_entries values ${rows.map(([account, amount]) => `('${id}', '${account}', ${amount})`).join(', ')}`;

test('a ledger that only use cases have written to is found in order', async () => {
  const audit = await auditLedger(database.db);
  expect(audit.findings).toEqual([]);
  expect(audit.totals.issued).toBe(-(audit.totals.available + audit.totals.reserved + audit.totals.consumed));
});

describe('planted faults are found', () => {
  const cases: readonly [AuditCheckName, string][] = [
    ['balanced', `${tx('{new}', 'adjustment', '')};${entries('{new}', ['issued', -5], ['{client}:available', 6])}`],
    ['balanced', tx('{new}', 'adjustment', '')],
    ['balance-posted', `update ledger_accounts set balance = balance + 1 where account_id = '{client}:available'`],
    ['balance-posted', `update ledger_entries set amount = amount + 1 where account_id = '{client}:available'`],
    [
      'never-below-zero',
      `alter table ledger_accounts drop constraint ledger_balance_not_negative;
       update ledger_accounts set balance = -1 where account_id = '{client}:available'`,
    ],
    ['house-keeps-none', `update ledger_accounts set balance = 3 where account_id = 'issued'`],
    ['two-accounts', `delete from ledger_accounts where account_id = '{client}:reserved'`],
    [
      'own-accounts',
      `${tx('{new}', 'adjustment', '')};${entries('{new}', ['{other}:available', -5], ['{client}:available', 5])}`,
    ],
    ['end-has-reservation', `delete from ledger_transactions where kind = 'reservation' and key = '{job}'`],
    [
      'end-has-reservation',
      `update ledger_entries e set amount = amount / 2 from ledger_transactions t
        where e.transaction_id = t.transaction_id and t.kind = 'settlement' and t.key = '{job}'`,
    ],
    [
      'ends-once',
      `drop index ledger_reservation_ends_once;${tx('{new}', 'release', '{job}')};
       ${entries('{new}', ['{client}:reserved', -2], ['{client}:available', 2])}`,
    ],
    ['open-reservation-has-job', `delete from ledger_transactions where kind = 'settlement' and key = '{job}'`],
    ['job-has-reservation', `update jobs set pages = 3 where job_id = '{job}'`],
    ['test-job-is-free', `update jobs set mode = 'test', credits_charged = 0 where job_id = '{job}'`],
    ['job-charge', `update jobs set credits_charged = 1 where job_id = '{job}'`],
    ['contradicted-is-free', `update jobs set verification = '{"status": "mismatch"}' where job_id = '{job}'`],
    ['paid-is-granted', INSERT_PURCHASE],
    [
      'granted-is-paid',
      `${tx('{new}', 'purchase', 'nobody')};${entries('{new}', ['issued', -9], ['{client}:available', 9])}`,
    ],
    ['reversed-is-posted', `${INSERT_PURCHASE};update purchases set reversed_credits = 10`],
    ['receipts-without-gaps', `insert into receipt_counters values ('EX', 2031, 2)`],
    ['support-has-reason', `update support_actions set client_id = '{other}' where transaction_id = '{action}'`],
    [
      'event-refused',
      `insert into payment_events values ('{new}', 'paid', 'refused', 'another amount', null, now(), now())`,
    ],
    [
      'reversed-but-spent',
      `${INSERT_PURCHASE};insert into payment_reversals values ('{new}', 'refund', 'pi_{purchase}', 500, true, true, now())`,
    ],
  ];

  test.each(cases)('%s: %s', async (name, statement) => {
    await plant(statement);
    const { findings } = await auditLedger(database.db);
    expect(findings.map(({ check }) => check)).toContain(name);
    expect(findings.find(({ check }) => check === name)?.promise).toBe(AUDIT_CHECKS[name].promise);
  });

  test('every promise of the audit was broken once', () => {
    expect(new Set(cases.map(([name]) => name))).toEqual(new Set(Object.keys(AUDIT_CHECKS)));
  });
});
