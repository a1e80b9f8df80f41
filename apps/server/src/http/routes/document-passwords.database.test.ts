/** The password of a document is nowhere but in memory and in the sealed column of a job that waits. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ApiError } from '@extracto/contract';
import { generateSample, type Sample } from '@extracto/samples';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Customer, createTestService, type TestService } from '../../../testing/service.ts';
import { createSecretBox, type SecretBox } from '../../secrets/secret-box.ts';
import type { WorkerTools } from '../../worker/extract-job.ts';
import { giveUpExtractions } from '../../worker/give-up-extractions.ts';
import { takeExtractions } from '../../worker/take-extractions.ts';

const WRONG = 'wrong-Gültig-4711';

let service: TestService;
let sample: Sample;
let password: string;
let jane: Customer;
beforeAll(async () => {
  service = await createTestService();
  sample = await generateSample(1, { switches: { encryption: 'aes-256' } });
  password = sample.password!;
  jane = await service.newCustomer();
});
afterAll(() => service.close());

/** The same statement again and again: each as another file, so that each is a job. */
let copies = 0;
const locked = () => new Blob([new Uint8Array(sample.pdf), `\n% ${copies++}`]);
const submit = async () => (await jane.api.submitJob({ body: { pdf: locked(), password } })).body.jobId;
const tools = (): WorkerTools => ({ ...service, now: service.clock });
const run = (jobId: string, using = tools()) =>
  takeExtractions(using, service.logger, [
    { id: 'x', data: { jobId }, retryCount: 0, signal: new AbortController().signal },
  ]);

/** Every row of every table, the queue's included, as text; bytes are hexadecimal. */
async function readDatabase(): Promise<string> {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(service.db);
  const parts: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(service.db);
    parts.push(...rows.map(({ row }) => row));
  }
  return parts.join('\n');
}

function readDisk(): string {
  const folder = dirname(dirname(service.storageFolder));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((file) => readFileSync(join(file.parentPath, file.name), 'latin1')).join('\n');
}

/** Ways in which a text may have been written down. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return [
    secret,
    bytes.toString('latin1'),
    bytes.toString('hex'),
    bytes.toString('base64').replace(/=+$/, ''),
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
  ];
}

async function findKept(secret: string): Promise<string[]> {
  const places = { database: await readDatabase(), disk: readDisk(), log: service.logged.join('\n') };
  return Object.entries(places).flatMap(([place, content]) =>
    formsOf(secret)
      .filter((form) => content.includes(form))
      .map((form) => `${form} in the ${place}`),
  );
}

const sealedOf = async (jobId: string) =>
  (await service.db.selectFrom('jobs').select('password_encrypted').where('job_id', '=', jobId).executeTakeFirst())
    ?.password_encrypted;

test('the search would find the password if it were kept', async () => {
  await jane.browser.submitJob({ body: { pdf: locked(), password, label: 'find-me.pdf' } });
  service.logger.info({ seen: 'find-me.log' });
  expect(await findKept('find-me.pdf')).toContain('find-me.pdf in the database');
  expect(await findKept('find-me.log')).toContain('find-me.log in the log');
  // Documents lie sealed, behind the name of their owner.
  expect(await findKept(jane.client.clientId)).toContain(`${jane.client.clientId} in the disk`);
});

test('a password that was refused is kept nowhere', async () => {
  const refused = jane.api.submitJob({ body: { pdf: locked(), password: WRONG } });
  await expect(refused).rejects.toBeInstanceOf(ApiError);
  await expect(refused).rejects.not.toThrow(WRONG);
  expect(await findKept(WRONG)).toEqual([]);
});

test('a password that waits is sealed: another key, or another job, does not open it', async () => {
  const [jobId, other] = [await submit(), await submit()];
  const sealed = await sealedOf(jobId);
  expect(sealed).toBeInstanceOf(Buffer);
  expect(await findKept(password)).toEqual([]);
  const openWith = (box: SecretBox, id: string) => box.open(service.db, sealed!, `job-password:${id}`);
  expect(String(await openWith(service.box, jobId))).toBe(password);
  await expect(openWith(service.box, other)).rejects.toThrow();
  await expect(openWith(createSecretBox(Buffer.alloc(32, 8)), jobId)).rejects.toThrow();
});

describe('a password does not outlive its job', () => {
  const failing = (error: Error): WorkerTools => ({
    ...tools(),
    pool: { extractPrinted: () => Promise.reject(error) },
  });

  test.each<[string, (jobId: string) => Promise<unknown>]>([
    ['that succeeded', (jobId) => run(jobId)],
    [
      'that failed',
      async (jobId) => {
        await service.storage.delete(await keyOf(jobId));
        await run(jobId);
      },
    ],
    ['that was cancelled', (jobId) => jane.api.cancelJob({ params: { jobId } })],
    ['that was deleted', (jobId) => jane.api.deleteJob({ params: { jobId } })],
    [
      'that was tried for the last time',
      async (jobId) => {
        await run(jobId, failing(new Error('a crash')));
        expect(await sealedOf(jobId)).not.toBeNull();
        await giveUpExtractions(tools(), service.logger, [{ data: { jobId } }]);
      },
    ],
  ])('%s', async (_, end) => {
    const jobId = await submit();
    expect(await sealedOf(jobId)).toBeInstanceOf(Buffer);
    await end(jobId);
    expect((await sealedOf(jobId)) ?? null).toBeNull();
    expect(await findKept(password)).toEqual([]);
  });
});

async function keyOf(jobId: string): Promise<string> {
  const row = await service.db
    .selectFrom('jobs')
    .select('document_key')
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow();
  return row.document_key!;
}
