import { routes } from '@extracto/contract';
import { afterEach, describe, expect, test } from 'vitest';
import * as errors from '../errors.ts';
import { Accounts } from '../resources/accounts.ts';
import { Clients } from '../resources/clients.ts';
import { Jobs, type ResultFormat } from '../resources/jobs.ts';
import { Purchases } from '../resources/purchases.ts';
import { Samples } from '../resources/samples.ts';
import { Webhooks } from '../resources/webhooks.ts';
import { ROUTES } from '../routes.ts';
import { type Answer, breakOff, json, refuse, startTestService, type TestService } from '../testing/service.ts';
import { requestIdOf } from './request-ids.ts';
import type { AttemptLog } from './transport.ts';

let service: TestService;
afterEach(() => service.close());
const start = async (...answers: Answer[]) => {
  service = await startTestService(...answers);
  return new Jobs(service.transport);
};
const JOB = { jobId: 'j1', status: 'Started' };
const file = new Blob(['%PDF-']);

test('every route that an API key opens has its method, and the method asks for that route', async () => {
  const jobs = await start(json([]));
  const accounts = new Accounts(service.transport);
  const clients = new Clients(service.transport);
  const webhooks = new Webhooks(service.transport);
  const purchases = new Purchases(service.transport);
  const samples = new Samples(service.transport);
  const retention = { documentDays: 1, resultDays: 2, deleteResultOnDownload: false };
  const fileRoutes = Object.keys(ROUTES).filter((name) => name.startsWith('getResult') && name !== 'getResultJson');
  const formatOf = (name: string) => name.slice('getResult'.length).toLowerCase() as ResultFormat;
  const calls: Record<string, () => Promise<unknown>> = {
    listClients: () => clients.list(),
    listPlans: () => purchases.listPlans(),
    getWebhook: () => webhooks.retrieve('c'),
    setWebhook: () => webhooks.set('c', null),
    getRules: () => clients.rules('c'),
    setRules: () => clients.setRules('c', { rules: [] }),
    setRetention: () => clients.setRetention('c', retention),
    rotateWebhookSecret: () => webhooks.rotateSecret('c'),
    enableWebhook: () => webhooks.enable('c'),
    sendTestEvent: () => webhooks.sendTest('c'),
    listDeliveries: () => webhooks.listDeliveries('c'),
    redeliver: () => webhooks.redeliver('c', 'd'),
    rotateApiKey: () => clients.rotateApiKey('c'),
    listTransactions: () => clients.listCredits('c'),
    getPurchaseReceipt: () => clients.purchaseReceipt('c', 't', 'html'),
    getPurchaseReceiptPdf: () => clients.purchaseReceipt('c', 't'),
    getPaymentKey: () => purchases.paymentKey(),
    startCheckout: () => purchases.startCheckout({ clientId: 'c', planId: 'pro' }),
    listAccounts: () => accounts.list(),
    getAccountResult: () => accounts.download('a', 'csv'),
    listJobs: () => jobs.list(),
    submitJob: () => jobs.create({ file }),
    getJob: () => jobs.retrieve('j'),
    deleteJob: () => jobs.delete('j'),
    cancelJob: () => jobs.cancel('j'),
    getReceipt: () => jobs.receipt('j'),
    getResultJson: () => jobs.result('j'),
    ...Object.fromEntries(fileRoutes.map((name) => [name, () => jobs.download('j', formatOf(name))])),
    getResultCsv: () => jobs.download('j', 'csv', { delimiter: 'semicolon' }),
    getReview: () => jobs.review('j'),
    saveReview: () => jobs.saveReview('j', { basedOn: null, statements: [] }),
    getDocument: () => jobs.document('j'),
    listSamples: () => samples.list(),
    getSample: () => samples.download('succeeded'),
  };
  const PLACES: Record<string, string> = {
    accountId: 'a',
    clientId: 'c',
    jobId: 'j',
    transactionId: 't',
    deliveryId: 'd',
  };
  expect(Object.keys(calls).toSorted()).toEqual(Object.keys(ROUTES).toSorted());
  for (const [name, call] of Object.entries(calls)) {
    await call();
    const { method, path } = routes[name as keyof typeof ROUTES];
    const wanted = path.replaceAll(/:(\w+)/g, (_, place: string) => PLACES[place] ?? 'succeeded');
    expect([service.asked.at(-1)!.method, service.asked.at(-1)!.url.split('?')[0]]).toEqual([method, wanted]);
    expect(service.asked.at(-1)!.headers['x-api-key']).toBe('ext_test_key');
  }
  expect(service.asked[Object.keys(calls).indexOf('getResultCsv')]!.url).toContain('?delimiter=semicolon');
});

test('an empty id is refused before it asks for something else', async () => {
  const jobs = await start(json(JOB));
  await expect(async () => jobs.delete('')).rejects.toThrow('jobId is missing');
  expect(service.asked).toEqual([]);
});

test('an argument that cannot be right is refused with its name and what to do, and nothing is sent', async () => {
  const jobs = await start(json(JOB));
  const refused: [() => Promise<unknown>, string][] = [
    [() => jobs.create({ file: 'gone.pdf' }), 'file is "gone.pdf", and there is no file there that can be read. Pass'],
    [() => jobs.create({ file: undefined as never }), 'file is missing. Pass the path of a document'],
    [() => jobs.create({ file: 5 as never }), 'file is of a type that is not read (number). Pass'],
    [
      () => jobs.retrieve('https://extracto.example.com/api/v1/jobs/j1'),
      'which is no id: pass the one that the service gave',
    ],
    [() => jobs.list({ pageSize: 1000 }), 'pageSize is 1000: pass a whole number from 1 to 100.'],
    [() => jobs.list({ page: 0 }), 'page is 0: pass a whole number from 1 to 1000000.'],
  ];
  for (const [call, sentence] of refused) {
    const error = await (async () => call())().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(errors.ExtractoError);
    expect((error as Error).message).toContain(sentence);
  }
  expect(service.asked).toEqual([]);
});

test('every answer can be asked for the id of its request', async () => {
  const jobs = await start(
    json(JOB, { 'X-Request-Id': '01R' }),
    json([JOB], { 'X-Request-Id': '02R' }),
    (response) => void response.writeHead(200, { 'X-Request-Id': '03R' }).end('a,b'),
  );
  expect(requestIdOf(await jobs.retrieve('j1'))).toBe('01R');
  expect(requestIdOf(await jobs.list())).toBe('02R');
  expect(requestIdOf(await jobs.download('j1', 'csv'))).toBe('03R');
  expect(requestIdOf({})).toBeNull();
});

test('a logger hears of each attempt, and of nothing that is secret', async () => {
  service = await startTestService(
    refuse(500, {}, { 'X-Request-Id': '01R' }),
    breakOff,
    json(JOB, { 'X-Request-Id': '03R' }),
  );
  const heard: AttemptLog[] = [];
  const jobs = new Jobs({ ...service.transport, logger: (attempt) => void heard.push(attempt) });
  await jobs.retrieve('j1');
  const [path, method] = ['/api/v1/jobs/j1', 'GET'];
  expect(heard).toEqual([
    { method, path, attempt: 1, status: 500, requestId: '01R', durationMs: 0, retryInMs: 250 },
    { method, path, attempt: 2, status: null, requestId: null, durationMs: 0, retryInMs: 500 },
    { method, path, attempt: 3, status: 200, requestId: '03R', durationMs: 0, retryInMs: null },
  ]);
  expect(JSON.stringify(heard)).not.toContain(service.transport.apiKey);
});

describe('safe requests are retried, after a growing wait', () => {
  test.each<[string, Answer]>([
    ['an error of the service', refuse(500)],
    ['a proxy without a service', (response) => void response.writeHead(502).end('<html>')],
    ['too many requests', refuse(429, { code: 'rate_limited' })],
    ['a body that breaks off', breakOff],
    ['a connection that breaks off', (response) => response.destroy()],
  ])('%s', async (_, failure) => {
    const jobs = await start(failure, failure, json(JOB));
    expect(await jobs.retrieve('j1')).toEqual(JOB);
    expect(service.pauses).toEqual([250, 500]);
  });

  test('and not for ever', async () => {
    const jobs = await start(refuse(503, { code: 'not_ready', message: 'Not ready.' }));
    await expect(jobs.retrieve('j1')).rejects.toThrow(errors.ServerError);
    expect(service.asked).toHaveLength(4);
    await expect(jobs.retrieve('j1', { maxRetries: 0 })).rejects.toThrow(errors.ServerError);
    expect(service.asked).toHaveLength(5);
  });

  test('as long as the service asks for, in seconds or by a date', async () => {
    const jobs = await start(
      refuse(429, {}, { 'Retry-After': '7' }),
      refuse(429, {}, { 'Retry-After': 'Sun, 01 Mar 2026 00:00:20 GMT' }),
      json(JOB),
    );
    await jobs.retrieve('j1');
    expect(service.pauses).toEqual([7_000, 13_000]);
  });

  test('but no longer than a minute: then the caller decides', async () => {
    const jobs = await start(refuse(429, { message: 'Later.' }, { 'Retry-After': '3600' }));
    await expect(jobs.retrieve('j1')).rejects.toMatchObject({ status: 429, retryAfterMs: 3_600_000 });
    expect(service.asked).toHaveLength(1);
  });
});

describe('a document', () => {
  test('is sent again under the same key, whole, also when it came as a stream', async () => {
    const jobs = await start(breakOff, refuse(500), json(JOB));
    const bytes = Buffer.alloc(300_000, 'x');
    async function* stream() {
      yield bytes.subarray(0, 100_000);
      yield bytes.subarray(100_000);
    }
    await jobs.create({ file: stream(), fileName: 'march.pdf', label: 'March', parser: 'Page' });
    expect(service.asked.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1', 'key-1']);
    for (const { body } of service.asked) {
      expect(body.includes(bytes)).toBe(true);
      expect(body.toString('latin1')).toContain('name="pdf"; filename="march.pdf"');
      expect(body.toString('latin1')).toMatch(/name="label"\r\n\r\nMarch/);
    }
    await jobs.create({ file }, { idempotencyKey: 'mine' });
    expect(service.asked.at(-1)!.headers['idempotency-key']).toBe('mine');
  });

  test('can be several images, in order', async () => {
    const jobs = await start(json(JOB));
    await jobs.create({ file: [new File(['first'], '1.jpg'), new File(['second'], '2.jpg')] });
    const sent = service.asked[0]!.body.toString('latin1');
    expect(sent).toMatch(
      /name="join"\r\n\r\ntrue[\s\S]*filename="1.jpg"[\s\S]*first[\s\S]*filename="2.jpg"[\s\S]*second/,
    );
  });

  test.each<[string, () => Parameters<Jobs['create']>[0], string]>([
    ['a path', () => ({ file: import.meta.filename }), 'call-route.test.ts'],
    ['a file', () => ({ file: new File(['test('], 'a.pdf') }), 'a.pdf'],
    ['a blob', () => ({ file: new Blob(['test(']) }), 'statement.pdf'],
    ['a buffer', () => ({ file: Buffer.from('test(') }), 'statement.pdf'],
    ['an array buffer', () => ({ file: new TextEncoder().encode('test(').buffer }), 'statement.pdf'],
    ['a stream of the web', () => ({ file: new Blob(['test(']).stream() }), 'statement.pdf'],
  ])('can be %s', async (_, input, name) => {
    const jobs = await start(json(JOB));
    await jobs.create(input());
    const sent = service.asked[0]!.body.toString('latin1');
    expect(sent).toContain(`filename="${name}"`);
    expect(sent).toContain('test(');
  });
});

describe('unsafe requests are not retried', () => {
  test.each<[string, (jobs: Jobs) => Promise<unknown>]>([
    ['deleting', (jobs) => jobs.delete('j1')],
    ['cancelling', (jobs) => jobs.cancel('j1')],
    ['saving a review', (jobs) => jobs.saveReview('j1', { basedOn: null, statements: [] })],
  ])('%s, when nobody knows whether it was done', async (_, call) => {
    const jobs = await start(refuse(500, { message: 'Wrong.' }));
    await expect(call(jobs)).rejects.toThrow('Wrong.');
    expect(service.asked).toHaveLength(1);
  });

  test('unless the service says that it was not', async () => {
    const jobs = await start(refuse(429), refuse(503, { code: 'not_ready' }), json({ message: '' }));
    await jobs.delete('j1');
    expect(service.asked).toHaveLength(3);
  });
});

describe('a refusal', () => {
  test.each([
    [400, 'BadRequestError'],
    [401, 'AuthenticationError'],
    [402, 'CreditsMissingError'],
    [403, 'PermissionDeniedError'],
    [404, 'NotFoundError'],
    [409, 'ConflictError'],
    [410, 'GoneError'],
    [413, 'DocumentRefusedError'],
    [415, 'DocumentRefusedError'],
    [422, 'DocumentRefusedError'],
    [418, 'ApiError'],
  ])('of status %d is %s, with the fields of its problem, and is not repeated', async (status, name) => {
    const problem = {
      title: 'T',
      detail: 'D.',
      message: 'D.',
      code: 'not_found',
      requestId: '01R',
      errors: [{ pointer: '/a', detail: 'b' }],
      credits: { missing: 1, needed: 2, available: 1 },
    };
    const jobs = await start(refuse(status, problem));
    const error: unknown = await jobs.retrieve('j1').catch((reason) => reason);
    expect(error).toBeInstanceOf(errors.ApiError);
    expect((error as Error).constructor.name).toBe(name);
    const { title, detail, code, requestId, errors: fields, credits } = problem;
    expect(error).toMatchObject({ name, status, title, detail, code, requestId, errors: fields, credits });
    expect(service.asked).toHaveLength(1);
  });

  test('that is no problem document still has its status and the id of the request', async () => {
    const jobs = await start((response) => void response.writeHead(404, { 'X-Request-Id': '01R' }).end('<html>'));
    await expect(jobs.retrieve('j1')).rejects.toMatchObject({
      status: 404,
      code: null,
      requestId: '01R',
      problem: null,
    });
  });
});

test('an answer of something else says that baseUrl may be wrong', async () => {
  const jobs = await start((response) => void response.writeHead(200).end('<!doctype html>'));
  await expect(jobs.retrieve('j1')).rejects.toThrow('check baseUrl');
  expect(service.asked).toHaveLength(1);
});

describe('no answer', () => {
  test('is a connection error that has its cause', async () => {
    const jobs = await start((response) => response.destroy());
    const error = await jobs.retrieve('j1', { maxRetries: 0 }).catch((reason) => reason);
    expect(error).toBeInstanceOf(errors.ConnectionError);
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  test('in time is told apart', async () => {
    const jobs = await start(() => {});
    const options = { maxRetries: 0, timeoutMs: 1 };
    await expect(jobs.retrieve('j1', options)).rejects.toThrow(errors.ConnectionTimeoutError);
  });

  test('is waited for no longer than the signal says', async () => {
    const controller = new AbortController();
    const jobs = await start(() => controller.abort(new Error('enough')));
    await expect(jobs.retrieve('j1', { signal: controller.signal })).rejects.toThrow('enough');
    await expect(jobs.retrieve('j1', { signal: controller.signal })).rejects.toThrow('enough');
    expect(service.asked).toHaveLength(1);
  });

  test('is what a redirect is: the key goes nowhere else', async () => {
    const jobs = await start((response) => void response.writeHead(307, { Location: '/elsewhere' }).end());
    await expect(jobs.retrieve('j1', { maxRetries: 0 })).rejects.toThrow(errors.ConnectionError);
    expect(service.asked).toHaveLength(1);
  });
});

test('a file has the name and the type that the service gives it', async () => {
  const jobs = await start((response) => {
    const headers = { 'Content-Type': 'text/csv', 'Content-Disposition': 'attachment; filename="result-1.csv"' };
    response.writeHead(200, headers).end('a,b\n');
  });
  const csv = await jobs.download('j1', 'csv');
  expect([csv.name, csv.type, await csv.text()]).toEqual(['result-1.csv', 'text/csv', 'a,b\n']);
});
