import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { EVENT_EXAMPLES, EXAMPLES, type JsonRoute } from './examples.ts';
import {
  ApiError,
  buildOpenapi,
  createApiClient,
  downloadFile,
  PROBLEMS,
  problemSchema,
  type RouteDefinition,
  readUlidTime,
  routePath,
  routes,
  WEBHOOK_URL_PATTERN,
} from './index.ts';
import { WEBHOOK_EVENTS } from './webhooks.ts';

const jobId = '01JD3ZK4M8QW7V5T2R9N6B1XCY';

describe('routes', () => {
  test('no two routes answer the same method and path', () => {
    const keys = Object.values(routes).map((route) => `${route.method} ${route.path}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('every parameter of a path has a schema', () => {
    for (const route of Object.values(routes)) {
      const names = [...route.path.matchAll(/:([A-Za-z]+)/g)].map((match) => match[1]);
      expect(names).toEqual('params' in route ? Object.keys(route.params.shape) : []);
    }
  });

  test('changing operations need a key with more than the read scope', () => {
    for (const [name, route] of Object.entries(routes) as [string, RouteDefinition][]) {
      if (route.access !== 'customer' || route.method === 'GET') continue;
      expect([name, route.scope]).toEqual([name, expect.stringMatching(/^(submit|manage)$/)]);
    }
  });

  test('a path without its parameter is refused', () => {
    expect(routePath('getJob', { jobId })).toBe(`/api/v1/jobs/${jobId}`);
    expect(() => routePath('getJob')).toThrow(TypeError);
  });
});

describe('OpenAPI document', () => {
  const document = JSON.parse(JSON.stringify(buildOpenapi('1.0.0')));

  test('describes every route once, under its name', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path as object));
    expect(operations.map((operation) => operation.operationId).sort()).toEqual(Object.keys(routes).sort());
  });

  test.each(Object.entries(EXAMPLES))(
    'has for %s an example that its schema takes, whole and unchanged',
    (name, example) => {
      const { success } = routes[name as JsonRoute];
      expect((success.schema as z.ZodType).parse(example)).toEqual(example);
      const operation = Object.values(document.paths)
        .flatMap((path) => Object.values(path as object))
        .find(({ operationId }) => operationId === name);
      expect(operation.responses[success.status].content['application/json'].example).toEqual(example);
    },
  );

  test('has an example of each event that its schema takes', () => {
    for (const [type, { schema }] of Object.entries(WEBHOOK_EVENTS)) {
      const example = EVENT_EXAMPLES[type as keyof typeof EVENT_EXAMPLES];
      expect((schema as z.ZodType).parse(example)).toEqual(example);
      expect(document.webhooks[type].post.requestBody.content['application/json'].example).toEqual(example);
    }
  });

  test('resolves all of its references', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(20);
    for (const [, name] of references) expect(document.components.schemas).toHaveProperty(name as string);
  });

  test('documents each problem code under its status', () => {
    const text = document.paths['/api/v1/jobs'].post.responses;
    for (const code of ['credits_missing', 'not_a_pdf', 'password_required', 'file_too_large'] as const) {
      expect(text[PROBLEMS[code].status].description).toContain(code);
    }
  });

  test('tells of each operation what it is for, and of each failure a code that the operation has', () => {
    for (const path of Object.values(document.paths)) {
      for (const { operationId, description, tags, responses } of Object.values(path as object)) {
        expect([operationId, description.length > 20, tags.length]).toEqual([operationId, true, 1]);
        for (const [status, response] of Object.entries<{ description: string; headers: object }>(responses)) {
          expect([operationId, status, response.description]).not.toEqual([operationId, status, '']);
          expect(response.headers).toHaveProperty('X-Request-Id');
        }
      }
    }
    expect(document.paths['/api/v1/jobs'].get.responses['400'].description).not.toContain('link_expired');
    expect(document.paths['/api/v1/auth/sessions'].delete.responses['403'].description).not.toContain('live_key');
  });

  test('says that a PDF is bytes, and that images are taken as well', () => {
    const pdf = { type: 'string', format: 'binary', contentMediaType: 'application/pdf' };
    const upload = document.paths['/api/v1/jobs'].post.requestBody.content['multipart/form-data'].schema.properties;
    const download = document.paths['/api/v1/jobs/{jobId}/document'].get.responses['200'].content;
    expect(document.paths['/api/v1/jobs'].post.requestBody.content['multipart/form-data'].encoding.pdf).toEqual({
      contentType: 'application/pdf, image/jpeg, image/png, image/tiff, image/webp',
    });
    expect(upload.pdf).toEqual({ ...pdf, description: expect.stringContaining('image') });
    expect(download['application/pdf'].schema).toEqual(pdf);
  });
});

describe('client', () => {
  const problem = problemSchema.parse({
    type: '/problems/not_found',
    title: PROBLEMS.not_found.title,
    status: 404,
    detail: 'There is no such job.',
    instance: `/api/v1/jobs/${jobId}`,
    code: 'not_found',
    message: 'There is no such job.',
    requestId: 'r1',
    errors: [],
  });

  test('sends path, query, key and body as the route says', async () => {
    const seen: Request[] = [];
    const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
      seen.push(new Request(input, init));
      return Response.json([], { headers: { 'X-Total-Count': '12' } });
    };
    const api = createApiClient({ baseUrl: 'https://api.test', apiKey: 'k', fetch });
    const answer = await api.listJobs({ query: { page: 2 } });
    expect(answer.headers.get('X-Total-Count')).toBe('12');
    await api.submitJob({ body: { pdf: new Blob(['%PDF']), parser: 'Page' }, idempotencyKey: 'once' });
    expect(seen[0]?.url).toBe('https://api.test/api/v1/jobs?page=2');
    expect(seen[0]?.headers.get('X-API-KEY')).toBe('k');
    expect(seen[1]?.headers.get('Idempotency-Key')).toBe('once');
    expect((await seen[1]?.formData())?.get('parser')).toBe('Page');
  });

  test('sends several images as the pages of one document, in their order and with their names', async () => {
    const forms: FormData[] = [];
    const fetch = async (_: RequestInfo | URL, init?: RequestInit) => {
      forms.push(init?.body as FormData);
      return Response.json({});
    };
    const pdf = ['1.jpg', '2.jpg'].map((name) => new File(['image'], name));
    await createApiClient({ baseUrl: '', fetch }).submitJob({ body: { join: 'true', pdf } });
    expect(forms[0]?.getAll('pdf').map((file) => (file as File).name)).toEqual(['1.jpg', '2.jpg']);
  });

  test('downloads JSON as the bytes that came', async () => {
    const fetch = async () => new Response('{ "a":1 }');
    const file = await downloadFile({ baseUrl: '', fetch }, 'getResultJson', { params: { jobId } });
    expect(await file.text()).toBe('{ "a":1 }');
  });

  test('throws the problem of a refused call', async () => {
    const fetch = async () =>
      new Response(JSON.stringify(problem), { status: 404, headers: { 'Content-Type': 'application/problem+json' } });
    const api = createApiClient({ baseUrl: 'https://api.test', fetch });
    await expect(api.getJob({ params: { jobId } })).rejects.toMatchObject({ status: 404, problem });
  });

  test('throws without a problem when something else answered', async () => {
    const api = createApiClient({ baseUrl: '', fetch: async () => new Response('<html>', { status: 502 }) });
    const error = await api.listClients().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 502, problem: null });
  });
});

test('the time of a ULID is read from its first ten characters', () => {
  expect(readUlidTime('01ARZ3NDEKTSV4RRFFQ69G5FAV').toISOString()).toBe('2016-07-30T23:54:10.259Z');
  expect(() => readUlidTime('81ARZ3NDEKTSV4RRFFQ69G5FAV')).toThrow(RangeError);
  expect(() => readUlidTime('short')).toThrow(RangeError);
});

describe('webhook address', () => {
  test.each([
    'https://example.com',
    'http://example.com/',
    'https://hooks.example.co.uk:8443/a/b?c=d#e',
    'HTTPS://EXAMPLE.COM/x',
  ])('accepts %s', (url) => expect(WEBHOOK_URL_PATTERN.test(url)).toBe(true));

  test.each([
    '',
    'example.com',
    'ftp://example.com',
    'http://localhost/x',
    'http://127.0.0.1/x',
    'https://example.c',
    'https://example.c0m',
    'https://user:secret@example.com/',
    'https://example.com/a b',
    'https://example.com:port/',
    'https://-example.com/',
    'https://example..com/',
    'https://[::1]/x',
  ])('refuses %s', (url) => expect(WEBHOOK_URL_PATTERN.test(url)).toBe(false));
});
