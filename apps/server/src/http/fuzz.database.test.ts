/** Every route of the OpenAPI document with whatever could be sent to it: no answer is our fault, each is described. */

import { buildOpenapi } from '@extracto/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbitraryOf, type Schema } from '../../testing/arbitrary.ts';
import { makePdf } from '../../testing/documents.ts';
import { createTestService, ORIGIN, type TestService } from '../../testing/service.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: 'path' | 'query' | 'header';
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

const document = JSON.parse(JSON.stringify(buildOpenapi('1.0.0')));
const operations = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]): [string, string, string, Operation] => [
    operation.operationId,
    method.toUpperCase(),
    path,
    operation,
  ]),
);
const CALLS = 40;

let service: TestService;
let callers: Record<string, string>[];
let known: string[];
beforeAll(async () => {
  service = await createTestService();
  const customer = await service.newCustomer();
  const { body: job } = await customer.api.submitJob({ body: { pdf: makePdf(1) } });
  const { body: transactions } = await customer.api.listTransactions({ params: { clientId: job.clientId } });
  known = [job.jobId, job.clientId, transactions[0]!.transactionId, 'https://example.com/hook', 'start'];
  callers = [
    {},
    { 'X-API-KEY': customer.client.apiKey },
    { 'X-API-KEY': customer.client.testApiKey! },
    { cookie: customer.cookie, origin: ORIGIN },
  ];
});
afterAll(() => service.close());

test('the document is valid OpenAPI 3.1', async () => {
  const answer = await service.send('/api/v1/openapi.json');
  const served = await answer.json();
  expect(served).toEqual(document);
  const validator = new Validator();
  const { valid, errors } = await validator.validate(served);
  expect(errors ?? []).toEqual([]);
  expect([valid, validator.version]).toEqual([true, '3.1']);
});

test('a document with a mistake would not pass for valid', async () => {
  const { valid } = await new Validator().validate({ ...document, paths: { '/x': { get: { responses: 3 } } } });
  expect(valid).toBe(false);
});

describe('no request gets a server error', () => {
  test.each(operations)('%s', async (_, method, path, operation) => {
    const sent = fc.record({
      caller: fc.nat(3),
      path: valuesOf(operation, 'path'),
      query: valuesOf(operation, 'query'),
      header: valuesOf(operation, 'header'),
      body: bodyOf(operation),
    });
    await fc.assert(
      fc.asyncProperty(sent, async ({ caller, path: params, query, header, body }) => {
        const answer = await service.send(`${fill(path, params)}${search(query)}`, {
          method,
          headers: {
            ...callers[caller],
            ...plain(header),
            ...(body.type === null ? {} : { 'Content-Type': body.type }),
          },
          ...(method === 'GET' || body.content === null ? {} : { body: body.content }),
        });
        expect(answer.status).toBeLessThan(500);
      }),
      { numRuns: CALLS },
    );
  });
});

type Values = Record<string, unknown>;

function valuesOf({ parameters }: Operation, place: string): fc.Arbitrary<Values> {
  const fields = parameters.filter((parameter) => parameter.in === place);
  return fc.record(Object.fromEntries(fields.map(({ name, schema }) => [name, arbitraryOf(schema, known ?? ids())])));
}

/** The cases are made before the service has started. */
function ids(): string[] {
  return ['01JD3ZK4M8QW7V5T2R9N6B1XCY'];
}

interface Body {
  readonly type: string | null;
  readonly content: string | FormData | null;
}

function bodyOf({ requestBody }: Operation): fc.Arbitrary<Body> {
  const [described] = Object.entries(requestBody?.content ?? {});
  if (described === undefined)
    return fc.constantFrom<Body>({ type: null, content: null }, { type: 'text/plain', content: 'x' });
  const [type, { schema }] = described;
  const values = arbitraryOf(schema, known ?? ids());
  if (type === 'application/json') return values.map((value) => ({ type, content: JSON.stringify(value) ?? '' }));
  if (type === 'application/x-www-form-urlencoded') {
    return values.map((value) => ({ type, content: new URLSearchParams(plain(value)).toString() }));
  }
  return values.map((value) => ({ type: null, content: formOf(value) }));
}

function formOf(value: unknown): FormData {
  const form = new FormData();
  for (const [name, content] of Object.entries(plain(value))) {
    const isFile = name === 'pdf' || name === 'file';
    form.append(name, isFile ? (content.length % 2 === 0 ? makePdf(1) : new Blob([`%PDF-1.7 ${content}`])) : content);
  }
  return form;
}

/** As text; what cannot stand in a header or a form is left out. */
function plain(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value).map(([name, content]) => [name, textOf(content)] as const);
  return Object.fromEntries(entries.filter(([name, text]) => /^[\w-]+$/.test(name) && /^[\x20-\x7e]*$/.test(text)));
}

function fill(path: string, params: Values): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(params[name]).toWellFormed()));
}

function search(query: Values): string {
  const entries = Object.entries(query).map(([name, value]): [string, string] => [name, textOf(value)]);
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
}

/** JSON for objects: a generated object may have a `toString` that is no function. */
function textOf(value: unknown): string {
  return typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value);
}
