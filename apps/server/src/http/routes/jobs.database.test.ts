import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { ApiError, type ProblemCode } from '@extracto/contract';
import { ExtractionError } from '@extracto/model';
import { generateSample } from '@extracto/samples';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makePdf } from '../../../testing/documents.ts';
import { type Customer, createTestService, type TestService } from '../../../testing/service.ts';
import { documentKey } from '../../adapters/storage/document-storage.ts';
import { failJob } from '../../jobs/fail-job.ts';
import { recordProgress } from '../../jobs/record-progress.ts';
import { startJob } from '../../jobs/start-job.ts';
import { readSample } from '../../samples/read-sample.ts';
import { extractJob } from '../../worker/extract-job.ts';

const UNKNOWN_JOB = '01JD3ZK4M8QW7V5T2R9N6B1XCY';
const LIMITS = { maxUploadBytes: 200_000, maxPages: 60 };

let service: TestService;
let jane: Customer;
let mallory: Customer;
beforeAll(async () => {
  service = await createTestService(LIMITS);
  jane = await service.newCustomer();
  mallory = await service.newCustomer();
});
afterAll(() => service.close());

/** The code of the refusal. */
async function refusal(call: Promise<unknown>): Promise<[number, ProblemCode | undefined]> {
  const error = await call.then(
    () => null,
    (caught: unknown) => caught,
  );
  if (!(error instanceof ApiError)) throw new Error('the call was not refused', { cause: error });
  return [error.status, error.problem?.code];
}

function run(jobId: string) {
  return extractJob({ ...service, now: service.clock }, jobId, new AbortController().signal);
}

function fail(jobId: string) {
  return failJob(service.db, { jobId, code: 'no_statement', transactionId: service.newId(), now: new Date() });
}

async function credits(customer: Customer): Promise<number> {
  return (await customer.api.listClients()).body[0]!.credits;
}

async function submit(customer: Customer, pdf = makePdf(1)) {
  return (await customer.api.submitJob({ body: { pdf } })).body;
}

async function queued(jobId: string) {
  const work = sql<{ data: unknown }>`select data from queue.job where data->>'jobId' = ${jobId}`;
  return (await work.execute(service.db)).rows;
}

describe('a form', () => {
  const send = (body: string) =>
    service.send('/api/v1/jobs', {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'X-API-KEY': jane.client.apiKey },
      body,
    });
  const part = (head: string, content: string) =>
    `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;

  test('that breaks off anywhere is the caller’s mistake', async () => {
    const whole = `${part('name="label"', 'May')}${part('name="pdf"; filename="a.pdf"', '%PDF-1.7 and more')}--x--\r\n`;
    const answers = [];
    for (let length = 1; length < whole.length - 4; length += 1) answers.push(await send(whole.slice(0, length)));
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([400]);
  });

  test('an upload without a filename is refused with that reason', async () => {
    const answer = await send(`${part('name="pdf"', '%PDF-1.7')}--x--\r\n`);
    const { detail, errors } = await answer.json();
    expect([answer.status, errors[0].pointer]).toEqual([400, '/pdf']);
    expect(detail).toMatch(/^This part has no filename\./);
  });
});

describe('submitting a document', () => {
  test('is accepted with its place, its pages counted and its credits set aside', async () => {
    const customer = await service.newCustomer();
    const answer = await customer.api.submitJob({
      body: { pdf: makePdf(3), parser: 'Page', label: 'May.pdf', documentType: 'Statement', password: '' },
    });
    expect(answer.status).toBe(202);
    expect(answer.headers.get('Location')).toBe(`/api/v1/jobs/${answer.body.jobId}`);
    const { request_id: requestId } = await service.db
      .selectFrom('jobs')
      .select('request_id')
      .where('job_id', '=', answer.body.jobId)
      .executeTakeFirstOrThrow();
    expect(answer.headers.get('X-Request-Id')).toBe(requestId);
    expect(answer.body).toMatchObject({
      status: 'NotStarted',
      clientId: customer.client.clientId,
      pages: 3,
      label: 'May.pdf',
      parser: 'Page',
      bankId: null,
      progress: null,
      verification: null,
      error: null,
    });
    expect(await credits(customer)).toBe(22);
  });

  test('is put in line under ids alone: its own, that of the call, and that of a trace where there is one', async () => {
    const { jobId } = await submit(mallory);
    expect(await queued(jobId)).toEqual([{ data: { jobId, requestId: expect.any(String), trace: {} } }]);
  });

  test('takes the file as `file`, and fields after it', async () => {
    const form = new FormData();
    form.set('file', makePdf(1), '../../etc/Statement\u202e.pdf');
    form.set('parser', 'Page');
    const answer = await service.send('/api/v1/jobs', {
      method: 'POST',
      headers: { 'X-API-KEY': jane.client.apiKey },
      body: form,
    });
    expect(answer.status).toBe(202);
    expect(await answer.json()).toMatchObject({ parser: 'Page', label: 'Statement.pdf' });
  });

  test('from the console uses the first client of the person', async () => {
    const { body } = await jane.browser.submitJob({ body: { pdf: makePdf(1) } });
    expect(body.clientId).toBe(jane.client.clientId);
  });

  test.each<[string, Blob, number, ProblemCode]>([
    ['an empty file', new Blob([]), 400, 'empty_file'],
    ['no PDF', new Blob(['PK\u0003\u0004 a spreadsheet']), 415, 'not_a_pdf'],
    ['no PDF, and large', new Blob(['x'.repeat(150_000)]), 415, 'not_a_pdf'],
    ['a truncated PDF', new Blob(['%PDF-1.7\n1 0 obj\n<<']), 422, 'unreadable_pdf'],
    ['a file over the limit', new Blob(['%PDF-1.7\n', 'x'.repeat(LIMITS.maxUploadBytes)]), 413, 'file_too_large'],
    ['a declared size over the limit', new Blob(['%PDF-1.7\n', 'x'.repeat(2_000_000)]), 413, 'file_too_large'],
    ['too many pages', makePdf(LIMITS.maxPages + 1), 413, 'too_many_pages'],
  ])('refuses %s', async (_, pdf, status, code) => {
    const before = await credits(jane);
    expect(await refusal(jane.api.submitJob({ body: { pdf } }))).toEqual([status, code]);
    expect(await credits(jane)).toBe(before);
  });

  test('does not call a document empty or damaged that the storage gives back in part', async () => {
    const before = await credits(jane);
    for (const bytes of [new Uint8Array(), Buffer.from('%PDF-1.7')]) {
      vi.spyOn(service.storage, 'getBytes').mockResolvedValueOnce(bytes);
      expect(await refusal(jane.api.submitJob({ body: { pdf: makePdf(1) } }))).toEqual([500, 'internal']);
    }
    expect(await credits(jane)).toBe(before);
  });

  test('keeps no document of a job that it refused', async () => {
    const customer = await service.newCustomer();
    const before = readdirSync(service.storageFolder);
    for (const pdf of [new Blob([]), new Blob(['no']), new Blob(['%PDF-1.7']), makePdf(26)]) {
      await refusal(customer.api.submitJob({ body: { pdf } }));
    }
    expect(readdirSync(service.storageFolder)).toEqual(before);
    expect((await customer.api.listJobs()).body).toEqual([]);
  });

  test('names all wrong fields at once', async () => {
    const form = new FormData();
    form.set('pdf', makePdf(1));
    form.set('parser', 'Magic');
    form.set('documentType', 'Invoice');
    const headers = { 'X-API-KEY': jane.client.apiKey };
    const answer = await service.send('/api/v1/jobs', { method: 'POST', headers, body: form });
    const problem = await answer.json();
    expect([answer.status, problem.code]).toEqual([400, 'validation_failed']);
    expect(problem.errors.map((error: { pointer: string }) => error.pointer).sort()).toEqual([
      '/documentType',
      '/parser',
    ]);
  });

  test('needs a file, once, under a name that is known', async () => {
    const headers = { 'X-API-KEY': jane.client.apiKey };
    const forms: [string, string][][] = [[['parser', 'Page']], [['pdf', 'text']]];
    for (const fields of forms) {
      const body = new FormData();
      for (const [name, value] of fields) body.set(name, value);
      const answer = await service.send('/api/v1/jobs', { method: 'POST', headers, body });
      expect([answer.status, (await answer.json()).errors[0].pointer]).toEqual([400, '/pdf']);
    }
    for (const names of [['document'], ['pdf', 'file']]) {
      const body = new FormData();
      for (const name of names) body.set(name, makePdf(1));
      expect((await service.send('/api/v1/jobs', { method: 'POST', headers, body })).status).toBe(400);
    }
  });

  test('refuses other content types and broken forms', async () => {
    const send = (type: string, body: string) =>
      service.send('/api/v1/jobs', {
        method: 'POST',
        headers: { 'X-API-KEY': jane.client.apiKey, 'Content-Type': type },
        body,
      });
    expect((await send('application/json', '{}')).status).toBe(415);
    expect((await send('text/plain', 'x')).status).toBe(415);
    expect((await send('multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form')).status).toBe(400);
    expect((await send('multipart/form-data', 'x')).status).toBeGreaterThanOrEqual(400);
  });

  test('says how many credits are missing', async () => {
    const customer = await service.newCustomer();
    const error = await customer.api.submitJob({ body: { pdf: makePdf(40) } }).catch((caught: ApiError) => caught);
    expect(error).toMatchObject({
      status: 402,
      problem: { code: 'credits_missing', credits: { missing: 15, needed: 40, available: 25 } },
    });
    expect(await credits(customer)).toBe(25);
  });

  test('refuses an unknown caller', async () => {
    const body = new FormData();
    body.set('pdf', makePdf(1));
    const answer = await service.send('/api/v1/jobs', { method: 'POST', body });
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'unauthenticated']);
  });
});

describe('a password', () => {
  const locked = (seed = 1) => generateSample(seed, { switches: { encryption: 'aes-256' } });

  test('is asked for, refused when wrong, and kept sealed until the job ends', async () => {
    const sample = await locked();
    expect(sample.password).not.toBeNull();
    const pdf = new Blob([new Uint8Array(sample.pdf)]);
    expect(await refusal(jane.api.submitJob({ body: { pdf } }))).toEqual([422, 'password_required']);
    expect(await refusal(jane.api.submitJob({ body: { pdf, password: 'guess' } }))).toEqual([
      422,
      'password_incorrect',
    ]);
    const { body } = await jane.api.submitJob({ body: { pdf, password: sample.password! } });
    const kept = () =>
      service.db.selectFrom('jobs').select('password_encrypted').where('job_id', '=', body.jobId).executeTakeFirst();
    expect((await kept())?.password_encrypted?.includes(sample.password!)).toBe(false);
    expect(await run(body.jobId)).toBe('succeeded');
    expect((await kept())?.password_encrypted).toBeNull();
  });
});

describe('Idempotency-Key', () => {
  const send = (customer: Customer, idempotencyKey: string, pdf: Blob, parser: 'Document' | 'Page' = 'Document') =>
    customer.api.submitJob({ body: { pdf, parser, label: 'a' }, idempotencyKey });

  test('the same call again gives the same answer and no second job', async () => {
    const customer = await service.newCustomer();
    const pdf = makePdf(2);
    const first = await send(customer, 'k1', pdf);
    const second = await send(customer, 'k1', pdf);
    expect(second.body).toEqual(first.body);
    expect(second.status).toBe(202);
    expect(second.headers.get('Location')).toBe(first.headers.get('Location'));
    expect(first.headers.get('Idempotency-Replayed')).toBeNull();
    expect(second.headers.get('Idempotency-Replayed')).toBe('true');
    expect(await credits(customer)).toBe(23);
    expect((await customer.api.listJobs()).body.length).toBe(1);
  });

  test('twins at the same time become one job', async () => {
    const customer = await service.newCustomer();
    const pdf = makePdf(2);
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(customer, 'twin', pdf)));
    expect(new Set(answers.map((answer) => answer.body.jobId)).size).toBe(1);
    expect(await credits(customer)).toBe(23);
  });

  test('another call under the same key is a conflict', async () => {
    const customer = await service.newCustomer();
    const pdf = makePdf(2);
    await send(customer, 'k1', pdf);
    const conflict = [409, 'idempotency_key_reused'];
    expect(await refusal(send(customer, 'k1', pdf, 'Page'))).toEqual(conflict);
    expect(await refusal(send(customer, 'k1', makePdf(2, 'other')))).toEqual(conflict);
    expect(await credits(customer)).toBe(23);
  });

  test('nothing is kept for a call that was refused', async () => {
    const customer = await service.newCustomer();
    await refusal(send(customer, 'k1', new Blob(['no'])));
    await refusal(send(customer, 'k1', makePdf(26)));
    expect((await send(customer, 'k1', makePdf(1))).headers.get('Idempotency-Replayed')).toBeNull();
  });

  test('keys of different customers have nothing to do with each other', async () => {
    await send(jane, 'shared', makePdf(1));
    expect((await send(mallory, 'shared', makePdf(1))).headers.get('Idempotency-Replayed')).toBeNull();
  });

  test.each(['', 'x'.repeat(256)])('refuses a key of %j', async (key) => {
    const headers = { 'X-API-KEY': jane.client.apiKey, 'Idempotency-Key': key };
    const body = new FormData();
    body.set('pdf', makePdf(1));
    expect((await service.send('/api/v1/jobs', { method: 'POST', headers, body })).status).toBe(400);
  });

  test('the label does not outlive its job', async () => {
    const customer = await service.newCustomer();
    const { body } = await send(customer, 'k1', makePdf(1));
    await customer.api.deleteJob({ params: { jobId: body.jobId } });
    const row = await service.db
      .selectFrom('idempotency_keys')
      .select('body')
      .where('job_id', '=', body.jobId)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(row.body)).toMatchObject({ jobId: body.jobId, label: '' });
  });
});

describe('the same bytes again', () => {
  const send = (
    customer: Customer,
    pdf: Blob,
    extra: { parser?: 'Page'; label?: string; again?: 'true'; year?: number } = {},
  ) => customer.api.submitJob({ body: { pdf, ...extra } });

  test('are answered with the job that has them, under the newest name, and charged once', async () => {
    const customer = await service.newCustomer();
    const pdf = makePdf(20);
    const first = await send(customer, pdf);
    const second = await send(customer, pdf, { label: 'copy.pdf' });
    expect([second.status, second.body]).toEqual([202, { ...first.body, label: 'copy.pdf' }]);
    const { label } = (await customer.api.getJob({ params: { jobId: first.body.jobId } })).body;
    expect(label).toBe('copy.pdf');
    expect(second.headers.get('Location')).toBe(first.headers.get('Location'));
    expect([first, second].map(({ headers }) => headers.get('Document-Repeated'))).toEqual([null, 'true']);
    expect(await credits(customer)).toBe(5);
    expect((await customer.api.listJobs()).body.length).toBe(1);
    const kept = readdirSync(service.storageFolder);
    await send(customer, pdf);
    expect(readdirSync(service.storageFolder)).toEqual(kept);
  });

  test('are found by their SHA-256, by nobody else, and read anew when asked to', async () => {
    const [customer, stranger] = [await service.newCustomer(), await service.newCustomer()];
    const pdf = makePdf(3);
    const first = await send(customer, pdf);
    await send(customer, makePdf(1));
    const sha256 = createHash('sha256')
      .update(new Uint8Array(await pdf.arrayBuffer()))
      .digest('hex');
    const find = async ({ api }: Customer) =>
      (await api.listJobs({ query: { sha256 } })).body.map(({ jobId }) => jobId);
    expect(await find(customer)).toEqual([first.body.jobId]);
    expect(await find(stranger)).toEqual([]);

    const before = await credits(customer);
    const again = await send(customer, pdf, { again: 'true' });
    expect(again.body.jobId).not.toBe(first.body.jobId);
    expect(again.headers.get('Document-Repeated')).toBeNull();
    expect(await credits(customer)).toBe(before - 3);
    expect(await find(customer)).toEqual([again.body.jobId, first.body.jobId]);
  });

  test('are read anew with another year, once for each', async () => {
    const customer = await service.newCustomer();
    const pdf = makePdf(2);
    const jobs = [
      await send(customer, pdf),
      await send(customer, pdf, { year: 2025 }),
      await send(customer, pdf, { year: 2025 }),
    ];
    const [without, given, repeated] = jobs.map(({ body }) => body.jobId);
    expect(given).not.toBe(without);
    expect(repeated).toBe(given);
    const { rows } = await sql<{
      year: number | null;
    }>`select year from jobs where job_id in (${without}, ${given}) order by job_id`.execute(service.db);
    expect(rows.map(({ year }) => year)).toEqual([null, 2025]);
  });

  test('at the same time become one job', async () => {
    const customer = await service.newCustomer();
    const pdf = makePdf(20);
    const answers = await Promise.all([send(customer, pdf), send(customer, pdf), send(customer, pdf)]);
    expect(new Set(answers.map(({ body }) => body.jobId)).size).toBe(1);
    expect(await credits(customer)).toBe(5);
  });

  test('under a new Idempotency-Key give the same answer each time', async () => {
    const customer = await service.newCustomer();
    const pdf = makePdf(1);
    const first = await send(customer, pdf);
    const call = () => customer.api.submitJob({ body: { pdf }, idempotencyKey: 'later' });
    const [second, third] = [await call(), await call()];
    expect([second.body.jobId, third.body.jobId]).toEqual([first.body.jobId, first.body.jobId]);
    expect(third.headers.get('Idempotency-Replayed')).toBe('true');
  });

  test('are read anew in another mode of extraction, after a failure, after a deletion, and for another customer', async () => {
    const customer = await service.newCustomer();
    const pdf = makePdf(1);
    const ids = [(await send(customer, pdf)).body.jobId];
    ids.push((await send(customer, pdf, { parser: 'Page' })).body.jobId);
    await fail(ids[0]!);
    ids.push((await send(customer, pdf)).body.jobId);
    await customer.api.deleteJob({ params: { jobId: ids[2]! } });
    ids.push((await send(customer, pdf)).body.jobId);
    ids.push((await send(mallory, pdf)).body.jobId);
    expect(new Set(ids).size).toBe(5);
  });
});

describe('cancelling a job', () => {
  const cancel = (customer: Customer, jobId: string) => customer.api.cancelJob({ params: { jobId } });

  test('that waits ends it for nothing', async () => {
    const customer = await service.newCustomer();
    const { jobId } = await submit(customer, makePdf(4));
    const { body: job } = await cancel(customer, jobId);
    expect(job).toMatchObject({ jobId, status: 'Failed', error: { code: 'cancelled' } });
    expect(job.finishedAt).not.toBeNull();
    expect(await credits(customer)).toBe(25);
    expect(await run(jobId)).toBe('skipped');
  });

  test.each(['cancelJob', 'deleteJob'] as const)('%s stops the worker in the middle of a page', async (name) => {
    const { jobId } = await submit(mallory, makePdf(1));
    const reading = Promise.withResolvers<void>();
    const extractPrinted: (typeof service.pool)['extractPrinted'] = (_bytes, _jobId, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new ExtractionError('cancelled')));
        reading.resolve();
      });
    const tools = { ...service, pool: { extractPrinted }, now: service.clock, watchMs: 20 };
    const running = extractJob(tools, jobId, new AbortController().signal);
    await reading.promise;
    await mallory.api[name]({ params: { jobId } });
    expect(await running).toBe('skipped');
  });

  test('that has ended is a conflict', async () => {
    const customer = await service.newCustomer();
    const { jobId } = await submit(customer);
    await cancel(customer, jobId);
    expect(await refusal(cancel(customer, jobId))).toEqual([409, 'job_ended']);
    expect(await credits(customer)).toBe(25);
  });

  test('of another is not possible', async () => {
    const { jobId } = await submit(jane);
    expect(await refusal(cancel(mallory, jobId))).toEqual([404, 'not_found']);
    expect((await jane.api.getJob({ params: { jobId } })).body.status).toBe('NotStarted');
  });
});

test('a job that is being read tells how far it is', async () => {
  const { jobId } = await submit(jane, makePdf(9));
  const read = async () => (await jane.api.getJob({ params: { jobId } })).body;
  expect(await read()).toMatchObject({ status: 'NotStarted', progress: null });
  await startJob(service.db, service.box, { jobId, lane: 'short', now: new Date() });
  expect(await read()).toMatchObject({ status: 'Started', progress: null });
  await recordProgress(service.db, { jobId, page: 4, pages: 9 });
  expect(await read()).toMatchObject({ status: 'Started', progress: { page: 4, pages: 9 } });
  await fail(jobId);
  expect(await read()).toMatchObject({ status: 'Failed', finishedAt: expect.any(String) });
});

describe('a job that succeeds', () => {
  let customer: Customer;
  let jobId: string;
  beforeAll(async () => {
    customer = await service.newCustomer();
    const job = await submit(customer, new Blob([new Uint8Array(readSample('succeeded'))]));
    jobId = job.jobId;
    await run(jobId);
  });

  test('tells its progress and its verdict', async () => {
    const { body } = await customer.api.getJob({ params: { jobId } });
    expect(body.status).toBe('Succeeded');
    expect(body.progress).toEqual({ page: body.pages, pages: body.pages });
    expect(body.verification?.statements).toBeGreaterThan(0);
    expect(body.finishedAt).not.toBeNull();
  });

  test('charges its pages, unless its arithmetic is contradicted', async () => {
    const { body: job } = await customer.api.getJob({ params: { jobId } });
    const { body: receipt } = await customer.api.getReceipt({ params: { jobId } });
    const charged = job.verification?.status === 'mismatch' ? 0 : job.pages!;
    expect(receipt).toMatchObject({ jobId, pages: job.pages, status: 'Succeeded', creditsCharged: charged });
    expect(await credits(customer)).toBe(25 - charged);
  });

  test('gives its result as JSON and as CSV, to keep', async () => {
    const json = await customer.api.getResultJson({ params: { jobId } });
    expect(json.body.jobId).toBe(jobId);
    expect(json.headers.get('Content-Disposition')).toBe(`attachment; filename="result-${jobId}.json"`);
    expect(json.headers.get('Content-Type')).toMatch(/^application\/json/);
    const csv = await customer.api.getResultCsv({ params: { jobId } });
    expect(csv.headers.get('Content-Disposition')).toBe(`attachment; filename="result-${jobId}.csv"`);
    expect(csv.headers.get('Cache-Control')).toBe('no-store');
    expect(csv.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const lines = (await csv.body.text()).trim().split('\r\n');
    expect(lines[0]).toMatch(/^account,date,/);
    expect(lines.length).toBe(1 + json.body.statements.flatMap((statement) => statement.transactions).length);
  });

  test('gives every format under its own name, by its own extension', async () => {
    const params = { jobId };
    const identity = { account: '12345678', currency: 'EUR' };
    const files = [
      ['xlsx', await customer.api.getResultXlsx({ params })],
      ['ofx', await customer.api.getResultOfx({ params, query: identity })],
      ['qfx', await customer.api.getResultQfx({ params, query: identity })],
      ['qbo', await customer.api.getResultQbo({ params, query: identity })],
      ['qif', await customer.api.getResultQif({ params, query: { dates: 'DD/MM/YYYY' } })],
      ['xml', await customer.api.getResultCamt053({ params, query: identity })],
      ['sta', await customer.api.getResultMt940({ params, query: identity })],
      ['journal', await customer.api.getResultHledger({ params, query: identity })],
      ['beancount', await customer.api.getResultBeancount({ params, query: identity })],
    ] as const;
    for (const [extension, { headers, body }] of files) {
      expect(headers.get('Content-Disposition')).toBe(`attachment; filename="result-${jobId}.${extension}"`);
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(body.size).toBeGreaterThan(100);
    }
  });

  test('writes CSV in the dialect that was asked for, and refuses one that is none', async () => {
    const german = { delimiter: 'semicolon', decimals: 'comma', dates: 'DD.MM.YYYY', amounts: 'split' } as const;
    const csv = await customer.api.getResultCsv({ params: { jobId }, query: german });
    expect(await csv.body.text()).toMatch(/^account;date;.*;debit;credit;.*\r\n[^;]*;\d\d\.\d\d\.\d{4};/);
    for (const query of [{ delimiter: ';' }, { delimeter: 'tab' }] as never[]) {
      expect(await refusal(customer.api.getResultCsv({ params: { jobId }, query }))).toEqual([
        400,
        'validation_failed',
      ]);
    }
  });

  test('refuses a format that cannot carry it, and says what is missing', async () => {
    const read = await customer.api.getResultJson({ params: { jobId } });
    const bare = read.body.statements.map((statement) => ({
      ...statement,
      account: { ...statement.account, currency: null },
    }));
    const store = (statements: unknown) =>
      service.db
        .updateTable('job_results')
        .set({ result_json: JSON.stringify({ ...read.body, statements }) })
        .where('job_id', '=', jobId)
        .execute();
    await store(bare);
    const refused = customer.api.getResultMt940({ params: { jobId } });
    expect(await refusal(refused)).toEqual([422, 'format_not_possible']);
    await store(read.body.statements);
  });

  test('gives the document back, byte for byte', async () => {
    const document = await customer.api.getDocument({ params: { jobId } });
    expect(document.headers.get('Content-Type')).toBe('application/pdf');
    expect(Buffer.from(await document.body.arrayBuffer()).equals(readSample('succeeded'))).toBe(true);
  });

  test('keeps its result when its document is gone', async () => {
    const read = () => refusal(customer.api.getDocument({ params: { jobId } }));
    const forget = (key: string | null) =>
      service.db
        .updateTable('jobs')
        .set({ document_key: key, document_deleted_at: key === null ? new Date() : null })
        .where('job_id', '=', jobId)
        .execute();
    const key = documentKey(jobId);
    await forget(null);
    expect(await read()).toEqual([410, 'document_deleted']);
    await forget('documents/lost.pdf');
    expect(await read()).toEqual([410, 'document_deleted']);
    expect((await customer.api.getResultJson({ params: { jobId } })).status).toBe(200);
    await forget(key);
  });

  test('ends once: a worker that comes late changes nothing', async () => {
    expect(await run(jobId)).toBe('skipped');
    expect(await fail(jobId)).toBe(false);
  });

  test('is gone after it was deleted, with document and result', async () => {
    const before = await credits(customer);
    const { body } = await customer.api.deleteJob({ params: { jobId } });
    expect(body.message).not.toBe('');
    for (const read of ['getJob', 'getReceipt', 'getResultJson', 'getResultCsv', 'getDocument', 'deleteJob'] as const) {
      expect(await refusal(customer.api[read]({ params: { jobId } }))).toEqual([404, 'not_found']);
    }
    expect(readdirSync(service.storageFolder)).not.toContain(basename(documentKey(jobId)));
    const rows = await service.db.selectFrom('job_results').select('job_id').where('job_id', '=', jobId).execute();
    expect(rows).toEqual([]);
    expect(await credits(customer)).toBe(before);
  });
});

describe('a job that fails', () => {
  test('costs nothing and says why', async () => {
    const customer = await service.newCustomer();
    const { jobId } = await submit(customer, makePdf(4));
    expect(await credits(customer)).toBe(21);
    expect(await run(jobId)).toBe('failed');
    const { body: job } = await customer.api.getJob({ params: { jobId } });
    expect(job).toMatchObject({ status: 'Failed', verification: null });
    expect(job.error?.message).not.toBe('');
    expect((await customer.api.getReceipt({ params: { jobId } })).body).toMatchObject({ creditsCharged: 0 });
    expect((await customer.api.getReceipt({ params: { jobId } })).body.message).toContain(job.error?.message);
    expect(await credits(customer)).toBe(25);
    expect((await customer.api.listTransactions({ params: { clientId: job.clientId } })).body.length).toBe(1);
    for (const read of ['getResultJson', 'getResultCsv'] as const) {
      expect(await refusal(customer.api[read]({ params: { jobId } }))).toEqual([409, 'job_not_succeeded']);
    }
  });

  test('has no result while it waits, and gives its credits back when it is deleted', async () => {
    const customer = await service.newCustomer();
    const { jobId } = await submit(customer, makePdf(4));
    expect(await refusal(customer.api.getResultJson({ params: { jobId } }))).toEqual([409, 'job_not_succeeded']);
    await customer.api.deleteJob({ params: { jobId } });
    expect(await credits(customer)).toBe(25);
    expect(await run(jobId)).toBe('skipped');
  });
});

describe('listing jobs', () => {
  test('newest first, nine a page, with the number of all and the way to the others', async () => {
    const customer = await service.newCustomer();
    const ids: string[] = [];
    for (let index = 0; index < 11; index++) ids.unshift((await submit(customer)).jobId);
    const first = await customer.api.listJobs();
    expect(first.body.map((job) => job.jobId)).toEqual(ids.slice(0, 9));
    expect(first.headers.get('X-Total-Count')).toBe('11');
    expect(first.headers.get('Link')).toContain('</api/v1/jobs?page=2&pageSize=9>; rel="next"');
    const second = await customer.browser.listJobs({ query: { page: 2, pageSize: 9 } });
    expect(second.body.map((job) => job.jobId)).toEqual(ids.slice(9));
    expect(second.headers.get('Link')).not.toContain('rel="next"');
    expect((await customer.api.listJobs({ query: { page: 9 } })).body).toEqual([]);
  });

  test.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'pageSize=0', 'pageSize=101'])('refuses %s', async (query) => {
    const headers = { 'X-API-KEY': jane.client.apiKey };
    const answer = await service.send(`/api/v1/jobs?${query}`, { headers });
    expect([answer.status, (await answer.json()).errors[0].pointer]).toEqual([400, `query/${query.split('=')[0]}`]);
  });

  test('shows nobody the jobs of another', async () => {
    const customer = await service.newCustomer();
    await submit(jane);
    expect((await customer.api.listJobs()).body).toEqual([]);
    expect((await customer.browser.listJobs()).headers.get('X-Total-Count')).toBe('0');
  });
});

describe.each(['getJob', 'getReceipt', 'getResultJson', 'getResultCsv', 'getDocument', 'deleteJob'] as const)(
  '%s',
  (name) => {
    test('another customer’s job looks like one that never was', async () => {
      const { jobId } = await submit(jane);
      for (const caller of [mallory.api, mallory.browser]) {
        expect(await refusal(caller[name]({ params: { jobId } }))).toEqual([404, 'not_found']);
        expect(await refusal(caller[name]({ params: { jobId: UNKNOWN_JOB } }))).toEqual([404, 'not_found']);
        expect(await refusal(caller[name]({ params: { jobId: 'not-an-id' } }))).toEqual([404, 'not_found']);
      }
      expect((await jane.api.getJob({ params: { jobId } })).body.jobId).toBe(jobId);
    });
  },
);
