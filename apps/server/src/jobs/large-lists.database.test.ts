/** Database calls about a client with 100,000 jobs: found through indexes, and never sorted as a whole. */
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { fillClient } from '../../testing/fill-client.ts';
import { createAccount } from '../accounts/create-account.ts';
import { listEvents } from '../audit/list-events.ts';
import { listAccounts } from '../bank-accounts/list-accounts.ts';
import { createClient } from '../clients/create-client.ts';
import { listTransactions } from '../credits/list-transactions.ts';
import type { Database } from '../db/schema.ts';
import { readServiceState } from '../observability/read-service-state.ts';
import { createSecretBox } from '../secrets/secret-box.ts';
import { listDeliveries } from '../webhooks/list-deliveries.ts';
import { findTwin } from './find-twin.ts';
import { getJob } from './get-job.ts';
import { getResult } from './get-result.ts';
import { listJobs } from './list-jobs.ts';

const JOBS = 100_000;
const box = createSecretBox(Buffer.alloc(32, 1));
/** Rows of the other lists: enough to tell an index scan from a scan of the whole table. */
const CHARGED = 10_000;
const PAGE_SIZE = 9;
/** Most rows that one call may sort. */
const MOST_SORTED = 2_000;
const LARGE: ReadonlySet<string> = new Set([
  'jobs',
  'job_results',
  'ledger_transactions',
  'ledger_entries',
  'audit_events',
  'webhook_deliveries',
]);

let database: TestDatabase;
let recording: Kysely<Database>;
let asked: { sql: string; parameters: readonly unknown[] }[] = [];
let userId: string;
let clientId: string;
const newestJob = `01K0000000000${String(JOBS - 1).padStart(13, '0')}`;
beforeAll(async () => {
  database = await createTestDatabase();
  recording = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: database.url }) }),
    log: ({ query }) => void asked.push(query),
  });
  userId = await newUser();
  clientId = await newClient(userId, 'Large');
  const results = { count: 20_000, resultJson: JSON.stringify({ statements: [] }), headsJson: '[]' };
  const none = { ...results, count: 0 };
  await fillClient(database.db, { clientId, jobs: JOBS, results, prefix: '01K0000000000' });
  const small = { clientId: await newClient(userId, 'Small'), jobs: 20, results: none, prefix: '01K0000000001' };
  await fillClient(database.db, small);
  const stranger = await newUser();
  const foreign = { clientId: await newClient(stranger, 'Foreign'), results: none, prefix: '01K0000000002' };
  await fillClient(database.db, { ...foreign, jobs: 2 * JOBS });
  await charge(userId, clientId, CHARGED);
  await charge(stranger, foreign.clientId, 5 * CHARGED);
  for (const table of LARGE) await sql`VACUUM (ANALYZE) ${sql.table(table)}`.execute(database.db);
}, 240_000);
afterAll(async () => {
  await recording.destroy();
  await database.close();
});

async function newUser(): Promise<string> {
  const person = { userId: ulid(), firstName: 'A', lastName: '', now: new Date() };
  await createAccount(database.db, { ...person, email: `${person.userId}@example.com` });
  return person.userId;
}

async function newClient(owner: string, name: string): Promise<string> {
  const wish = { userId: owner, name, trialCredits: 0, now: new Date(), newId: () => ulid() };
  return (await createClient(database.db, box, wish)).clientId;
}

/**
 * So many jobs of a credit each were paid for, recorded and told. The triggers of the ledger, which post entry by entry, are
 * left out, and their balances are written at the end.
 */
async function charge(owner: string, charged: string, jobs: number): Promise<void> {
  const [available, reserved] = [`${charged}:available`, `${charged}:reserved`];
  const pairs = [
    { kind: 'trial', from: 'issued', to: available, amount: jobs + 7, count: 1 },
    { kind: 'reservation', from: available, to: reserved, amount: 1, count: jobs },
    { kind: 'settlement', from: reserved, to: 'consumed', amount: 1, count: jobs },
  ];
  const ledger = ['ledger_accounts', 'ledger_transactions', 'ledger_entries'];
  await database.db.transaction().execute(async (trx) => {
    for (const table of ledger) await sql`ALTER TABLE ${sql.table(table)} DISABLE TRIGGER USER`.execute(trx);
    for (const [index, { kind, from, to, amount, count }] of pairs.entries()) {
      // As ids are: by time, whosesoever they are.
      const numbered = sql`lpad((3 * n + ${index}::integer)::text, 9, '0') || ${charged}`;
      await sql`
        INSERT INTO ledger_transactions (transaction_id, kind, client_id, key, description, created_at)
        SELECT ${numbered}, ${kind}, ${charged}, ${charged} || n, 'of 1 page', now()
        FROM generate_series(1, ${count}::integer) n`.execute(trx);
      await sql`
        INSERT INTO ledger_entries (transaction_id, account_id, amount)
        SELECT ${numbered}, account, amount FROM generate_series(1, ${count}::integer) n,
          (VALUES (${from}, -${amount}::integer), (${to}, ${amount}::integer)) AS sides (account, amount)`.execute(trx);
    }
    await sql`UPDATE ledger_accounts SET balance = 7 WHERE account_id = ${available}`.execute(trx);
    for (const table of ledger) await sql`ALTER TABLE ${sql.table(table)} ENABLE TRIGGER USER`.execute(trx);
  });
  await sql`
    INSERT INTO audit_events (event_id, user_id, action, actor, created_at)
    SELECT ${owner} || n, ${owner}, 'key.used', 'key', now() FROM generate_series(1, ${jobs}::integer) n`.execute(
    database.db,
  );
  await sql`
    INSERT INTO webhook_endpoints (client_id, mode, url) VALUES (${charged}, 'live', 'https://example.com')`.execute(
    database.db,
  );
  await sql`
    INSERT INTO webhook_deliveries (delivery_id, client_id, mode, type, body, state, created_at)
    SELECT ${charged} || n, ${charged}, 'live', 'job.succeeded', '{}', 'delivered', now() - n * interval '20 seconds'
    FROM generate_series(1, ${jobs}::integer) n`.execute(database.db);
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Plan Rows': number;
  readonly Plans?: readonly PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The plans of everything that a call asks. */
async function explain(call: (db: Kysely<Database>) => Promise<unknown>): Promise<PlanNode[]> {
  asked = [];
  await call(recording);
  const plans: PlanNode[] = [];
  for (const { sql, parameters } of asked.filter(({ sql }) => /^select\b/i.test(sql))) {
    const explained = CompiledQuery.raw(`EXPLAIN (FORMAT JSON) ${sql}`, [...parameters]);
    const { rows } = await database.db.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(explained);
    plans.push(...nodesOf(rows[0]!['QUERY PLAN'][0].Plan));
  }
  return plans;
}

const scope = (own: string | null) => ({ userId, clientId: own, mode: 'live' as const });
const page = (number: number) => ({ page: number, pageSize: PAGE_SIZE });

describe.each<[string, (db: Kysely<Database>) => Promise<unknown>]>([
  ['the first page of a key', (db) => listJobs(db, scope(clientId), page(1))],
  ['the last page of a key', (db) => listJobs(db, scope(clientId), page(Math.ceil(JOBS / PAGE_SIZE)))],
  ['the first page of a person with several clients', (db) => listJobs(db, scope(null), page(1))],
  ['one job', (db) => getJob(db, scope(clientId), newestJob)],
  ['a result', (db) => getResult(db, box, scope(clientId), newestJob, 'reviewed')],
  ['the accounts of the newest results', (db) => listAccounts(db, box, scope(clientId), page(1))],
  [
    'whether the same bytes were uploaded before',
    (db) => {
      const same = { clientId, mode: 'live', parser: 'Document', document: { sha256: Buffer.alloc(32) } } as const;
      return db.transaction().execute((trx) => findTwin(trx, same));
    },
  ],
  ['the newest transactions', (db) => listTransactions(db, clientId, page(1))],
  ['the oldest transactions', (db) => listTransactions(db, clientId, page(Math.ceil(CHARGED / PAGE_SIZE)))],
  ['what happened with an account', (db) => listEvents(db, userId, page(1))],
  ['the newest deliveries', (db) => listDeliveries(db, scope(clientId), { clientId, mode: 'live' }, page(1))],
  ['how the service does', (db) => readServiceState(db, new Date())],
])('%s', (_, call) => {
  test('reads no table from end to end, and sorts no more than a call needs', async () => {
    const nodes = await explain(call);
    const read = nodes.filter(({ 'Relation Name': table }) => table !== undefined);
    expect(read.length).toBeGreaterThan(0);
    const whole = read.filter(
      ({ 'Node Type': type, 'Relation Name': table }) => type === 'Seq Scan' && table !== undefined && LARGE.has(table),
    );
    expect(whole).toEqual([]);
    const sorted = nodes.filter(({ 'Node Type': type }) => type === 'Sort').flatMap(({ Plans }) => Plans ?? []);
    expect(sorted.filter(({ 'Plan Rows': rows }) => rows > MOST_SORTED)).toEqual([]);
  });
});

test('transactions have the balance after them on every page', async () => {
  const at = async (number: number) => {
    const { items, total } = await listTransactions(database.db, clientId, page(number));
    expect(total).toBe(CHARGED + 1);
    return items.map(({ balance }) => balance);
  };
  const newest = Array.from({ length: PAGE_SIZE }, (_, index) => 7 + index);
  expect(await at(1)).toEqual(newest);
  expect(await at(101)).toEqual(newest.map((balance) => balance + 100 * PAGE_SIZE));
  expect((await at(Math.ceil((CHARGED + 1) / PAGE_SIZE))).at(-1)).toBe(CHARGED + 7);
  expect(await at(CHARGED)).toEqual([]);
});

test('pages tell all jobs once, the newest first, for one client and for several', async () => {
  for (const own of [clientId, null]) {
    const { items, total } = await listJobs(database.db, scope(own), page(2));
    expect(total).toBe(own === null ? JOBS + 20 : JOBS);
    const { items: both } = await listJobs(database.db, scope(own), { page: 1, pageSize: 2 * PAGE_SIZE });
    expect(items).toEqual(both.slice(PAGE_SIZE));
    expect(both.map(({ jobId }) => jobId)).toEqual(
      both
        .map(({ jobId }) => jobId)
        .toSorted()
        .reverse(),
    );
  }
});
