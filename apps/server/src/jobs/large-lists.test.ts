/** What calls ask of the database about a client with 100,000 jobs: found through indexes, and never sorted as a whole. */
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount } from '../accounts/create-account.ts';
import { listAccounts } from '../bank-accounts/list-accounts.ts';
import { createClient } from '../clients/create-client.ts';
import type { Database } from '../db/schema.ts';
import { createTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { readServiceState } from '../observability/read-service-state.ts';
import { createSecretBox } from '../secrets/secret-box.ts';
import { fillClient } from './fill-client.ts';
import { findTwin } from './find-twin.ts';
import { getJob } from './get-job.ts';
import { getResult } from './get-result.ts';
import { listJobs } from './list-jobs.ts';

const JOBS = 100_000;
const PAGE_SIZE = 9;
/** Rows that one call may put in order. */
const MOST_SORTED = 2_000;
const LARGE: ReadonlySet<string> = new Set(['jobs', 'job_results']);

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
  const foreign = { clientId: await newClient(await newUser(), 'Foreign'), results: none, prefix: '01K0000000002' };
  await fillClient(database.db, { ...foreign, jobs: 2 * JOBS });
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
  return (await createClient(database.db, createSecretBox(Buffer.alloc(32, 1)), wish)).clientId;
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
  ['a result', (db) => getResult(db, scope(clientId), newestJob, 'reviewed')],
  ['the accounts of the newest results', (db) => listAccounts(db, scope(clientId), page(1))],
  [
    'whether the same bytes were uploaded before',
    (db) => {
      const same = { clientId, mode: 'live', parser: 'Document', document: { sha256: Buffer.alloc(32) } } as const;
      return db.transaction().execute((trx) => findTwin(trx, same));
    },
  ],
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
