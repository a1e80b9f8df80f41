/** A service that keeps things, with a clock that is moved by hand: real database, storage on disk. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Retention } from '@extracto/contract';
import { printResult } from '@extracto/model/print-result';
import { sql } from 'kysely';
import { ulid } from 'ulid';
import { createAccount } from '../src/accounts/create-account.ts';
import { documentKey } from '../src/adapters/storage/document-storage.ts';
import { openStore } from '../src/adapters/storage/open-storage.ts';
import { sealDocuments } from '../src/adapters/storage/seal-documents.ts';
import { createClient } from '../src/clients/create-client.ts';
import { setRetention } from '../src/clients/set-retention.ts';
import { failJob } from '../src/jobs/fail-job.ts';
import { startJob } from '../src/jobs/start-job.ts';
import { submitJob } from '../src/jobs/submit-job.ts';
import { succeedJob } from '../src/jobs/succeed-job.ts';
import { enqueueExtraction } from '../src/queue/enqueue-extraction.ts';
import type { RetentionTerms } from '../src/retention/retention-terms.ts';
import { createSecretBox } from '../src/secrets/secret-box.ts';
import { createTestDatabase } from './database.ts';
import { resultOf } from './result.ts';

export type Ending = 'succeeded' | 'failed' | 'started' | 'waiting';

export interface Upload {
  readonly clientId: string;
  readonly at: Date;
  readonly ending: Ending;
  /** Stands in the document, in the name of the file and in the result. */
  readonly secret?: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const SERVICE: Retention = { documentDays: null, resultDays: null, deleteResultOnDownload: false };

export async function createTestKeeper(terms: RetentionTerms) {
  const database = await createTestDatabase();
  const { db } = database;
  const dataDir = mkdtempSync(join(tmpdir(), 'extracto-kept-'));
  const box = createSecretBox(Buffer.alloc(32, 1));
  const store = await openStore({ dataDir, storageUrl: null });
  const storage = sealDocuments(store, { db, box });
  const start = new Date('2026-03-01T12:00:00Z');
  let now = start;
  const userId = ulid();
  await createAccount(db, { userId, email: 'a@example.com', firstName: 'A', lastName: '', now });
  const scope = { userId, clientId: null, mode: null };
  const tools = { db, storage, box, terms, now: () => now, newId: () => ulid() };

  async function newClient(wish: Partial<Retention> = {}): Promise<string> {
    const client = await createClient(db, box, { userId, name: 'C', trialCredits: 1_000, now, newId: ulid });
    await setRetention(db, box, scope, { clientId: client.clientId, retention: { ...SERVICE, ...wish } });
    // Only the first client of a person gets the credits to try the service; every one here needs some.
    return client.clientId;
  }

  async function upload({ clientId, at, ending, secret = 'nothing' }: Upload): Promise<string> {
    const jobId = ulid(at.getTime());
    const key = documentKey(jobId, 'test');
    const content = Buffer.from(`%PDF-1.7 ${secret}`);
    await storage.put(key, Readable.from([content]), clientId);
    const idempotency = { key: jobId, fingerprint: Buffer.from(jobId) };
    const document = { key, sizeBytes: content.length, sha256: Buffer.from(jobId.padEnd(32)) };
    const job = { jobId, clientId, label: `${secret}.pdf`, pages: 1, password: secret, document, idempotency } as const;
    const made = { mode: 'test', parser: 'Document', transactionId: ulid(), now: at } as const;
    await submitJob(db, { box, enqueueExtraction }, { ...job, ...made });
    if (ending === 'waiting') return jobId;
    await startJob(db, box, { jobId, lane: 'short', now: at });
    const end = { jobId, transactionId: ulid(), now: at };
    if (ending === 'succeeded') {
      const result = printResult({ ...resultOf('verified'), bankId: secret }, jobId);
      await succeedJob(db, box, { ...end, result });
    }
    if (ending === 'failed') await failJob(db, { ...end, code: 'no_text' });
    return jobId;
  }

  return {
    ...tools,
    /** Without seals. */
    store,
    start,
    scope,
    newClient,
    upload,
    moveTo: (time: Date) => {
      now = time;
    },
    after: (days: number) => new Date(start.getTime() + days * DAY_MS),
    /** The stored parts of a job; `null`: none. */
    async kept(jobId: string) {
      const row = await db.selectFrom('jobs').selectAll().where('job_id', '=', jobId).executeTakeFirst();
      const result = await db.selectFrom('job_results').select('job_id').where('job_id', '=', jobId).execute();
      const document = (await storage.getBytes(documentKey(jobId, 'test'))) !== null;
      if (row === undefined) return document || result.length > 0 ? 'leftovers' : null;
      if (document !== (row.document_key !== null)) return 'leftovers';
      return { document, result: result.length > 0 };
    },
    records: (jobId: string) =>
      db
        .selectFrom('deletions')
        .select(['kind', 'reason', 'count'])
        .where('job_id', '=', jobId)
        .orderBy('kind')
        .execute(),
    /** The tables that hold a row of a job, in alphabetical order. */
    async tablesWith(jobId: string): Promise<string[]> {
      const columns = await sql<{ name: string }>`
        select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'job_id' order by table_name`.execute(db);
      const holding: string[] = [];
      for (const { name } of columns.rows) {
        const { rows } = await sql`select 1 from ${sql.table(name)} where job_id = ${jobId} limit 1`.execute(db);
        if (rows.length > 0) holding.push(name);
      }
      return holding;
    },
    /** Every row of every table, as text, and every file of the storage. */
    async everything(): Promise<string> {
      const tables = await sql<{ name: string }>`
        select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db);
      const texts: string[] = [];
      for (const { name } of tables.rows) {
        const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.raw(name)} t`.execute(db);
        texts.push(...rows.map(({ text }) => text));
      }
      const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
      return [...texts, ...files.map((file) => readFileSync(join(file.parentPath, file.name), 'latin1'))].join('\n');
    },
    async close() {
      await database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
