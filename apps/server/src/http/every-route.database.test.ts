/** Guarantees of every route, future ones included: the cases are made from the OpenAPI document. */
import {
  type Client,
  type Problem,
  problemSchema,
  type RouteDefinition,
  type RouteName,
  routes,
} from '@extracto/contract';
import { printPlainStatement } from '@extracto/samples';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePdf } from '../../testing/documents.ts';
import { buyPlan } from '../../testing/purchase.ts';
import { type Customer, createTestService, PASSWORD, type TestService } from '../../testing/service.ts';
import { extractJob } from '../worker/extract-job.ts';

interface Operation {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Readonly<Record<string, unknown>>;
}

let service: TestService;
let jane: Customer;
let mallory: Customer;
let operations: (Operation & { method: string; path: string })[];
let ids: Record<string, string>;
let owned: Client;
beforeAll(async () => {
  service = await createTestService();
  jane = await service.newCustomer();
  mallory = await service.newCustomer();
  const { body: job } = await jane.api.submitJob({ body: { pdf: makePdf(1) } });
  const transactionId = await buyPlan(service, jane);
  const { clientId } = jane.client;
  await jane.api.setWebhook({ params: { clientId }, body: { webHookUrl: 'https://hooks.example.com/' } });
  const { deliveryId } = (await jane.api.sendTestEvent({ params: { clientId } })).body;
  // Read at once: an account is made of what was read.
  const read = (await jane.api.submitJob({ body: { pdf: await printStatement() } })).body.jobId;
  await extractJob({ ...service, now: service.clock }, read, new AbortController().signal);
  const { sessionId } = (await jane.browser.listSessions()).body[0]!;
  const made = await jane.browser.createKey({ params: { clientId }, body: { name: 'Books', password: PASSWORD } });
  const { keyId } = made.body;
  ids = { keyId, sessionId, jobId: job.jobId, clientId, transactionId, deliveryId, accountId: `${read}-0` };
  owned = (await jane.api.listClients()).body[0]!;
  const document = await (await service.send('/api/v1/openapi.json')).json();
  operations = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
});
afterAll(() => service.close());

async function printStatement(): Promise<Blob> {
  const [from, to] = ['2025-01-01', '2025-01-31'];
  const bookings = [{ date: from, description: 'Salary', minor: 50_000 }];
  return new Blob([
    new Uint8Array(await printPlainStatement({ accountNumber: '1234567890', from, to, opening: 0, bookings })),
  ]);
}

function fill(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name]!);
}

async function refused(method: string, path: string, headers: Record<string, string>): Promise<Problem> {
  const answer = await service.send(path, { method, headers });
  expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
  expect(answer.headers.get('X-Request-Id')).not.toBeNull();
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const problem = problemSchema.parse(await answer.json());
  expect(problem.status).toBe(answer.status);
  expect(problem.requestId).toBe(answer.headers.get('X-Request-Id'));
  return problem;
}

/** Served below /api without being described: the description itself, and where the payment provider reports. */
const UNDESCRIBED = ['GET /api/v1/openapi.json', 'POST /api/v1/payment/stripe/webhook'];

test('the served routes are the described routes', () => {
  const described = operations.map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`);
  const served = listServed(service.app).filter((route) => route.includes(' /api/'));
  expect(served.sort()).toEqual([...described, ...UNDESCRIBED].sort());
});

/** `GET /api/v1/jobs/:jobId` …, read from the router's own print of its tree. HEAD goes with GET. */
function listServed(app: FastifyInstance): string[] {
  const above: string[] = [];
  const lines = app.printRoutes({ commonPrefix: false }).split('\n');
  return lines.flatMap((line) => {
    const [, indentation, segment, methods] = /^(.*?)[├└]── (\S+) \((.+)\)$/.exec(line) ?? [];
    if (indentation === undefined || segment === undefined || methods === undefined) return [];
    const depth = indentation.length / 4;
    above[depth] = `${depth === 0 ? '' : above[depth - 1]}${segment}`;
    return methods
      .split(', ')
      .filter((method) => method !== 'HEAD')
      .map((method) => `${method} ${above[depth]}`);
  });
}

/** Every route that is told an object, in its address or in its body. */
const named = () =>
  operations.filter(({ path, security, operationId }) => {
    const tellsInBody = JSON.stringify(bodyOf(operationId))?.includes(ids.clientId!);
    return security.length > 0 && (path.includes('{') || tellsInBody === true);
  });
const call = (operation: { method: string; path: string; operationId: string }, who: Record<string, string>) => {
  const body = bodyOf(operation.operationId);
  const headers = { ...(body === null ? {} : { 'Content-Type': 'application/json' }), ...who };
  return service.send(fill(operation.path), {
    method: operation.method,
    headers,
    body: body === null ? null : JSON.stringify(body),
  });
};
const asSession = (cookie: string) => ({ cookie, 'sec-fetch-site': 'same-origin' });

describe('without a name', () => {
  test.each([{}, { 'X-API-KEY': 'wrong' }, { 'X-API-KEY': 'ext_live_00000000000000000000000000000000000000' }])(
    'no protected route answers to %j',
    async (headers) => {
      const closed = operations.filter((operation) => operation.security.length > 0);
      expect(closed.length).toBeGreaterThan(10);
      for (const { method, path, responses } of closed) {
        const problem = await refused(method, fill(path), headers as Record<string, string>);
        expect(problem.status).toBe(401);
        expect(responses).toHaveProperty('401');
      }
    },
  );
});

describe('with another customer’s name', () => {
  test('no object is found, by key or by session', async () => {
    expect(named().length).toBeGreaterThan(12);
    for (const operation of named()) {
      for (const who of [{ 'X-API-KEY': mallory.client.apiKey }, asSession(mallory.cookie)] as Record<
        string,
        string
      >[]) {
        const foreign = await call(operation, who);
        const { access } = routes[operation.operationId as RouteName];
        const status = access === 'session' && 'X-API-KEY' in who ? 401 : 404;
        expect([operation.operationId, foreign.status]).toEqual([operation.operationId, status]);
      }
    }
    expect((await jane.api.getJob({ params: { jobId: ids.jobId! } })).body.status).toBe('NotStarted');
    expect((await jane.api.listClients()).body[0]).toEqual(owned);
  });

  test('no answer of any route tells of the other: neither object, nor person, nor key', async () => {
    const { userId, email } = (await jane.browser.getUser()).body;
    const secrets = [...Object.values(ids), userId, email, jane.client.apiKey, jane.client.testApiKey!];
    const readable = operations.filter(({ method, path }) => method === 'GET' && !path.includes('{'));
    expect(readable.length).toBeGreaterThan(8);
    const callers: Record<string, string>[] = [
      {},
      { 'X-API-KEY': mallory.client.apiKey },
      { 'X-API-KEY': mallory.client.testApiKey! },
      { cookie: (await service.newCustomer()).cookie },
    ];
    for (const { path, operationId } of readable) {
      for (const headers of callers) {
        const text = await (await service.send(path, { headers })).text();
        expect([operationId, secrets.filter((secret) => text.includes(secret))]).toEqual([operationId, []]);
      }
    }
  });
});

/** A body that passes validation, so that only ownership can refuse the call. */
function bodyOf(operationId: string): Readonly<Record<string, unknown>> | null {
  const route: RouteDefinition = routes[operationId as keyof typeof routes];
  if (route.body?.kind !== 'json') return null;
  const bodies: Record<string, Readonly<Record<string, unknown>>> = {
    setWebhook: { webHookUrl: 'https://example.com/' },
    setRules: { rules: [] },
    setRetention: { documentDays: 1, resultDays: null, deleteResultOnDownload: false },
    saveReview: { basedOn: null, statements: [] },
    createKey: { name: 'Books', password: PASSWORD },
    startCheckout: { clientId: ids.clientId, planId: 'start' },
  };
  if (route.access === 'customer' && !(operationId in bodies)) {
    throw new Error(`say what a valid body of ${operationId} is`);
  }
  return bodies[operationId] ?? null;
}

describe('whatever is sent', () => {
  const bodies = ['', '{', 'null', '[1]', '{"webHookUrl":{}}', '\u0000', 'a'.repeat(70_000)];
  const types = [
    'application/json',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
  ];
  const odd = ['x', '%00', '..%2f..%2fetc', "1' or '1'='1", '01JD3ZK4M8QW7V5T2R9N6B1XCY', '🙂'];

  test('no route fails on our side', async () => {
    for (const { method, path } of operations) {
      for (const id of odd) {
        const url = `${path.replaceAll(/\{\w+\}/g, encodeURI(id))}?page=${encodeURIComponent(id)}&pageSize=-1`;
        const answer = await service.send(url, { method, headers: { 'X-API-KEY': jane.client.apiKey } });
        expect([method, url, answer.status < 500]).toEqual([method, url, true]);
      }
      if (method === 'GET') continue;
      for (const body of bodies) {
        for (const type of types) {
          const headers = { 'X-API-KEY': mallory.client.apiKey, 'Content-Type': type };
          const answer = await service.send(fill(path), { method, headers, body });
          expect([method, path, type, body.slice(0, 20), answer.status < 500]).toEqual([
            method,
            path,
            type,
            body.slice(0, 20),
            true,
          ]);
        }
      }
    }
  });
});

/** The same calls by the owner: or else the calls above would be refused for another reason than their caller. */
test('with one’s own name every object is found', async () => {
  const order = ['deleteJob', 'rotateApiKey', 'endSession'];
  const last = (operationId: string) => order.indexOf(operationId);
  for (const operation of [...named()].sort((left, right) => last(left.operationId) - last(right.operationId))) {
    const answer = await call(operation, asSession(jane.cookie));
    expect([operation.operationId, answer.status === 404]).toEqual([operation.operationId, false]);
  }
});
