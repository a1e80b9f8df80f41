/** @extracto/sdk as others have it: packed, installed into an empty project, used from JavaScript and TypeScript. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { formatNames } from '../packages/formats/src/index.ts';
import { packSdk } from '../scripts/pack-sdk.ts';
import { makeShortStatement } from './steps/make-statement.ts';
import { signUp } from './steps/sign-up.ts';
import { startBreakingProxy } from './steps/start-breaking-proxy.ts';

const execute = promisify(execFile);
const PROJECT_FOLDER = resolve(import.meta.dirname, '..');

let folder = '';
test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = await mkdtemp(join(tmpdir(), 'extracto-sdk-'));
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  await writeFile(join(folder, 'march.pdf'), (await makeShortStatement()).buffer);
  const file = await packSdk(folder);
  await execute('npm', ['install', '--offline', '--no-audit', '--no-fund', file], { cwd: folder });
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** A program's output, as JSON. */
async function run(name: string, program: string, environment: NodeJS.ProcessEnv): Promise<unknown> {
  await writeFile(join(folder, name), program);
  const env = { PATH: process.env.PATH, ...environment };
  const { stdout } = await execute(process.execPath, [name], { cwd: folder, env, maxBuffer: 2 ** 26 });
  return JSON.parse(stdout);
}

test('it depends on nothing', async () => {
  const installed = join(folder, 'node_modules', '@extracto', 'sdk');
  const { dependencies } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
  expect(dependencies).toBeUndefined();
  expect(await readFile(join(installed, 'index.js'), 'utf8')).not.toMatch(/^import [^;]*from "(?!node:)/m);
});

test('every method works against the service, from JavaScript', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  const { apiKey, testApiKey } = await signUp(page, baseURL);
  const program = `
    import { EventEmitter, on, once } from 'node:events';
    import { readFile } from 'node:fs/promises';
    import { createServer } from 'node:http';
    import { buffer } from 'node:stream/consumers';
    import * as sdk from '@extracto/sdk';
    const options = { baseUrl: process.env.EXTRACTO_BASE_URL };
    const extracto = new sdk.Extracto(options);
    const live = new sdk.Extracto({ ...options, apiKey: process.env.LIVE_KEY });
    const reason = (promise) => promise.then(() => 'no refusal', (error) => error.name + ' ' + error.code);
    const bytes = await readFile('march.pdf');
    const { job, result } = await extracto.jobs.createAndWait({ file: bytes, fileName: 'a.pdf', label: 'March' });
    const { jobId, clientId } = job;
    const sizes = {};
    for (const format of ${JSON.stringify(formatNames)}) {
      const file = await extracto.jobs.download(jobId, format);
      sizes[format] = file.size > 500 && file.name.startsWith('result-');
    }
    const hooks = new EventEmitter();
    const arrivals = on(hooks, 'event');
    const next = async () => (await arrivals.next()).value[0].type;
    const receiver = createServer(async (request, response) => {
      hooks.emit('event', extracto.webhooks.unwrap(await buffer(request), request.headers, secret));
      response.writeHead(204).end();
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const address = 'http://hooks.localhost:' + receiver.address().port + '/';
    const webhook = await extracto.webhooks.set(clientId, address);
    const { secret } = await extracto.webhooks.retrieve(clientId);
    const rotated = await extracto.webhooks.rotateSecret(clientId);
    const { deliveryId } = await extracto.webhooks.sendTest(clientId);
    const events = [await next()];
    await extracto.webhooks.redeliver(clientId, deliveryId);
    events.push(await next());
    const deliveries = [];
    for await (const one of extracto.webhooks.listDeliveries(clientId)) deliveries.push(one.deliveryId === deliveryId);
    await extracto.webhooks.set(clientId, null);
    const ids = [];
    // The same document again would be the same job.
    const another = (mark) => Buffer.concat([bytes, Buffer.from('%' + mark)]);
    for (const file of ['march.pdf', new Blob([another(1)]), another(2), new Blob([another(3)]).stream()]) {
      ids.push((await extracto.jobs.create({ file })).jobId);
    }
    const listed = [];
    for await (const one of extracto.jobs.list({ pageSize: 2 })) listed.push(one.jobId);
    const review = await extracto.jobs.review(jobId);
    const { basedOn = null, statements } = review;
    const saved = await extracto.jobs.saveReview(jobId, { basedOn, statements });
    const [account] = (await extracto.accounts.list()).items;
    const merged = await extracto.accounts.result(account.accountId);
    const csv = await extracto.accounts.download(account.accountId, 'csv');
    const retention = { documentDays: 1, resultDays: 2, deleteResultOnDownload: false };
    const kept = (await live.clients.setRetention(clientId, retention)).retention;
    const credits = [];
    for await (const one of live.clients.listCredits(clientId)) credits.push(one.kind + ' ' + one.amount);
    const plans = await live.purchases.listPlans();
    const checkout = await live.purchases.startCheckout({ clientId, planId: plans[0].planId });
    const output = {
      statuses: [job.status, job.verification.status, result.statements.length],
      sizes,
      account: [merged.statements[0].transactions.length === result.statements[0].transactions.length, csv.size > 500],
      original: Buffer.compare(Buffer.from(await (await extracto.jobs.document(jobId)).arrayBuffer()), bytes),
      receipt: (await extracto.jobs.receipt(jobId)).creditsCharged,
      listed: [listed.length, ids.every((id) => listed.includes(id)), ids[0] === jobId],
      review: [review.changes, saved.changes],
      webhook: [webhook.webHookUrl === address, secret !== rotated.secret, events, deliveries],
      kept, credits, checkout: new URL(checkout.url).protocol, key: typeof (await live.purchases.paymentKey()).key,
      samples: (await extracto.samples.list()).length,
      refusals: [
        await reason(extracto.jobs.cancel(jobId)),
        await reason(extracto.jobs.retrieve('01JD3ZK4M8QW7V5T2R9N6B1XCY')),
        await reason(extracto.jobs.create({ file: Buffer.from('text') })),
        await reason(extracto.clients.setRetention(clientId, retention)),
        await reason(extracto.jobs.list({ pageSize: 1000 })),
        await reason(new sdk.Extracto({ ...options, apiKey: 'ext_live_none' }).jobs.list()),
        await reason(live.clients.purchaseReceipt(clientId, '01JD3ZK4M8QW7V5T2R9N6B1XCY')),
        await reason(extracto.webhooks.enable(clientId)),
        await reason(extracto.webhooks.redeliver(clientId, 'evt_01JD3ZK4M8QW7V5T2R9N6B1XCY')),
      ],
    };
    for (const id of listed) await extracto.jobs.delete(id);
    receiver.close();
    const { testApiKey } = await extracto.clients.rotateApiKey(clientId);
    output.rotated = testApiKey !== process.env.EXTRACTO_API_KEY;
    output.left = (await new sdk.Extracto({ ...options, apiKey: testApiKey }).jobs.list()).total;
    console.log(JSON.stringify(output));
  `;
  const environment = {
    EXTRACTO_BASE_URL: baseURL,
    EXTRACTO_API_KEY: testApiKey,
    LIVE_KEY: apiKey,
  };
  expect(await run('program.js', program, environment)).toEqual({
    statuses: ['Succeeded', 'verified', 1],
    sizes: Object.fromEntries(formatNames.map((name) => [name, true])),
    account: [true, true],
    original: 0,
    receipt: 0,
    listed: [4, true, true],
    review: [0, 0],
    webhook: [true, true, ['webhook.test', 'webhook.test'], [true]],
    kept: { documentDays: 1, resultDays: 2, deleteResultOnDownload: false },
    credits: ['Trial 25'],
    checkout: 'http:',
    key: 'string',
    samples: 5,
    refusals: [
      'ConflictError job_ended',
      'NotFoundError not_found',
      'DocumentRefusedError not_a_pdf',
      'PermissionDeniedError live_key_needed',
      'ExtractoError undefined',
      'AuthenticationError api_key_invalid',
      'NotFoundError not_found',
      'ConflictError webhook_off',
      'NotFoundError not_found',
    ],
    rotated: true,
    left: 0,
  });
});

test('a connection that breaks makes no second job', async ({ page, baseURL }) => {
  const { testApiKey } = await signUp(page, baseURL);
  const proxy = await startBreakingProxy(baseURL!);
  const program = `
    import { Extracto } from '@extracto/sdk';
    const extracto = new Extracto();
    const { jobId } = await extracto.jobs.create({ file: 'march.pdf' });
    const { items } = await extracto.jobs.list();
    console.log(JSON.stringify(items.map((job) => job.jobId === jobId)));
  `;
  const environment = { EXTRACTO_BASE_URL: proxy.origin, EXTRACTO_API_KEY: testApiKey };
  expect(await run('broken.js', program, environment)).toEqual([true]);
  expect(proxy.broken()).toBe(2);
  await proxy.close();
});

test('TypeScript: the types are there, strict, and need nothing else', async () => {
  const program = `
    import { Extracto, ApiError, type ExtractionResult, type Job, type WebhookEvent } from '@extracto/sdk';
    const extracto = new Extracto({ apiKey: 'ext_test_1' });
    export const job: Promise<Job> = extracto.jobs.create({ file: 'a.pdf', parser: 'Page' });
    export const result: Promise<ExtractionResult> = extracto.jobs.result('j', { version: 'original' });
    export async function labels(): Promise<string[]> {
      const found: string[] = [];
      for await (const { label } of extracto.jobs.list({ page: 2 })) found.push(label);
      return found;
    }
    export const file: Promise<File> = extracto.jobs.download('j', 'csv', { delimiter: 'tab' });
    // @ts-expect-error Excel has no delimiter
    extracto.jobs.download('j', 'xlsx', { delimiter: 'tab' });
    // @ts-expect-error there is no such format
    extracto.jobs.download('j', 'docx');
    // @ts-expect-error there is no such mode
    extracto.jobs.create({ file: 'a.pdf', parser: 'Book' });
    // @ts-expect-error amounts are text, never numbers
    export const amount: number = (await result).statements[0]!.transactions[0]!.amount;
    export const reason = (error: ApiError): boolean => error.code === 'credits_missing';
    // @ts-expect-error there is no such code
    export const wrong = (error: ApiError): boolean => error.code === 'credits_gone';
    export const jobOf = (event: WebhookEvent) => event.type === 'job.status_changed' ? event.data.jobId : null;
  `;
  await writeFile(join(folder, 'program.ts'), program);
  const compilerOptions = { strict: true, noEmit: true, module: 'nodenext', target: 'esnext', types: [] };
  const configuration = { compilerOptions: { ...compilerOptions, skipLibCheck: false }, files: ['program.ts'] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(configuration));
  const tsc = join(PROJECT_FOLDER, 'node_modules', 'typescript', 'bin', 'tsc');
  await execute(process.execPath, [tsc, '-p', folder]);
});
