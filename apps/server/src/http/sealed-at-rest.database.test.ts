/** Whoever copies the database and the store, and not the secret, has nothing of a statement. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateSample } from '@extracto/samples';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Customer, createTestService, type TestService } from '../../testing/service.ts';
import { createSecretBox } from '../secrets/secret-box.ts';
import { extractJob } from '../worker/extract-job.ts';

let service: TestService;
let jane: Customer;
let jobId: string;
beforeAll(async () => {
  service = await createTestService();
  jane = await service.newCustomer();
  const { pdf } = await generateSample(22, { family: 'debit-credit' });
  const content = new Blob([new Uint8Array(pdf)], { type: 'application/pdf' });
  ({ jobId } = (await jane.api.submitJob({ body: { pdf: content } })).body);
  await extractJob({ ...service, now: service.clock }, jobId, new AbortController().signal);
});
afterAll(() => service.close());

const result = async () => (await jane.api.getResultJson({ params: { jobId } })).body;

/** Every row of every table, and every file of the store. */
async function copyEverything(): Promise<string> {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(service.db);
  const texts: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.raw(name)} t`.execute(service.db);
    texts.push(...rows.map(({ text }) => text));
  }
  const folder = dirname(service.storageFolder);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return [...texts, ...files.map((file) => readFileSync(join(file.parentPath, file.name), 'latin1'))].join('\n');
}

test('no description, amount, account number or page of a statement lies readable, reviewed or not', async () => {
  const { statements } = await result();
  const [statement] = statements;
  const [first] = statement!.transactions;
  const { body: review } = await jane.api.getReview({ params: { jobId } });
  const { date, amount, type, balance } = first!;
  const values = { date, description: 'Corrected by hand', amount, type, balance };
  const rows = review.statements[0]!.rows.map((row) => (row.origin === 0 ? { ...row, values } : row));
  const body = { basedOn: null, statements: [{ rows }, ...review.statements.slice(1)] };
  await jane.api.saveReview({ params: { jobId }, body });
  expect(JSON.stringify(await result())).toContain('Corrected by hand');

  const { number, holder } = statement!.account;
  const said = [first!.description, statement!.closingBalance, number, holder, 'Corrected by hand', '%PDF-'];
  const copy = await copyEverything();
  const found = said.filter((text) => text !== null && copy.includes(`${text}`));
  expect(found).toEqual([]);
});

test('nor does a result of one job open as that of another', async () => {
  const { pdf } = await generateSample(23, { family: 'debit-credit' });
  const other = (await jane.api.submitJob({ body: { pdf: new Blob([new Uint8Array(pdf)]) } })).body.jobId;
  await extractJob({ ...service, now: service.clock }, other, new AbortController().signal);
  const { result_json } = await service.db
    .selectFrom('job_results')
    .select('result_json')
    .where('job_id', '=', other)
    .executeTakeFirstOrThrow();
  const kept = service.db.updateTable('job_results').where('job_id', '=', other);
  const mine = service.db.selectFrom('job_results').select('result_json').where('job_id', '=', jobId);
  await kept.set({ result_json: (await mine.executeTakeFirstOrThrow()).result_json }).execute();
  expect((await service.send(`/api/v1/jobs/${other}/result.json`, authorised())).status).toBe(500);
  await kept.set({ result_json }).execute();
  expect((await service.send(`/api/v1/jobs/${other}/result.json`, authorised())).status).toBe(200);
});

test('after the secret is changed, keys work and results, documents and webhook secrets are read', async () => {
  const [json, pdf] = [await result(), await document()];
  const secret = await webhookSecret();
  const next = Buffer.alloc(32, 9);
  await createSecretBox(next, Buffer.alloc(32, 7)).rewrap(service.db);
  Object.assign(service.box, createSecretBox(next));
  expect(await result()).toEqual(json);
  expect(await document()).toEqual(pdf);
  expect(await webhookSecret()).toBe(secret);
  expect((await jane.browser.listClients()).body[0]).toMatchObject({ apiKey: jane.client.apiKey });
});

const authorised = () => ({ headers: { 'X-API-KEY': jane.client.apiKey } });
const document = async () =>
  Buffer.from(await (await jane.api.getDocument({ params: { jobId } })).body.arrayBuffer()).toString('latin1');

async function webhookSecret(): Promise<string | null> {
  const params = { clientId: jane.client.clientId };
  await jane.api.setWebhook({ params, body: { webHookUrl: 'https://example.com/' } });
  return (await jane.api.getWebhook({ params })).body.secret;
}
