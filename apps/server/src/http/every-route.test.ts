/** What holds for every route, those of tomorrow included: the cases are made from the OpenAPI document. */
import { type Problem, problemSchema, type RouteDefinition, routes } from '@extracto/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePdf } from './test-documents.ts';
import { type Customer, createTestService, type TestService } from './test-service.ts';

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
beforeAll(async () => {
  service = await createTestService();
  jane = await service.newCustomer();
  mallory = await service.newCustomer();
  const { body: job } = await jane.api.submitJob({ body: { pdf: makePdf(1) } });
  ids = { jobId: job.jobId, clientId: jane.client.clientId, transactionId: job.jobId };
  const document = await (await service.send('/api/v1/openapi.json')).json();
  operations = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
});
afterAll(() => service.close());

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

test('the document describes the routes that are served', () => {
  expect(operations.map((operation) => operation.operationId).sort()).toEqual(Object.keys(routes).sort());
});

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
    const named = operations.filter(({ path, security }) => path.includes('{') && security.length > 0);
    expect(named.length).toBeGreaterThan(8);
    for (const { method, path, operationId } of named) {
      const body = bodyOf(operationId);
      const contentType: Record<string, string> = body === null ? {} : { 'Content-Type': 'application/json' };
      for (const headers of [
        { ...contentType, 'X-API-KEY': mallory.client.apiKey },
        { ...contentType, cookie: mallory.cookie, 'sec-fetch-site': 'same-origin' },
      ]) {
        const foreign = await service.send(fill(path), { method, headers, body });
        expect([operationId, foreign.status]).toEqual([operationId, 404]);
      }
    }
    expect((await jane.api.getJob({ params: { jobId: ids.jobId! } })).body.status).toBe('NotStarted');
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
        expect([operationId, secrets.filter((secret) => secret !== 'succeeded' && text.includes(secret))]).toEqual([
          operationId,
          [],
        ]);
      }
    }
  });
});

/** A body that passes validation, so that only ownership can refuse the call. */
function bodyOf(operationId: string): string | null {
  const route: RouteDefinition = routes[operationId as keyof typeof routes];
  if (route.body === undefined) return null;
  const bodies: Record<string, unknown> = {
    setWebhook: { webHookUrl: 'https://example.com/' },
    setRetention: { documentDays: 1, resultDays: null, deleteResultOnDownload: false },
    startCheckout: { clientId: ids.clientId, planId: 'start' },
  };
  if (!(operationId in bodies)) throw new Error(`say what a valid body of ${operationId} is`);
  return JSON.stringify(bodies[operationId]);
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
