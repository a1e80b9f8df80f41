/** The table of routes as an OpenAPI 3.1 document. JSON Schema of draft 2020-12, which is what 3.1 speaks. */
import { resultSchema } from '@extracto/model/result';
import { z } from 'zod';
import { EVENT_EXAMPLES, EXAMPLES, type JsonRoute } from './examples.ts';
import { listProblemCodes } from './list-problem-codes.ts';
import {
  PROBLEM_MEDIA_TYPE,
  PROBLEMS,
  type Problem,
  type ProblemCode,
  type ProblemStatus,
  problemSchema,
} from './problems.ts';
import { type RouteDefinition, type RouteName, routes } from './routes.ts';
import * as schemas from './schemas.ts';
import * as webhooks from './webhooks.ts';

type Json = Record<string, unknown>;

const COMPONENTS: Readonly<Record<string, z.ZodType>> = {
  User: schemas.userSchema,
  Client: schemas.clientSchema,
  NamedKey: schemas.namedKeySchema,
  CreatedKey: schemas.createdKeySchema,
  Plan: schemas.planSchema,
  Account: schemas.accountSchema,
  Job: schemas.jobSchema,
  JobReceipt: schemas.jobReceiptSchema,
  Transaction: schemas.transactionSchema,
  PaymentKey: schemas.paymentKeySchema,
  Checkout: schemas.checkoutSchema,
  Message: schemas.messageSchema,
  AuditEvent: schemas.auditEventSchema,
  Sample: schemas.sampleSchema,
  Webhook: webhooks.webhookSchema,
  WebhookDelivery: webhooks.webhookDeliverySchema,
  Result: resultSchema,
  Problem: problemSchema,
};

/** The groups of operations, by the part of the path that begins each. */
const TAGS: Readonly<Record<string, string>> = {
  jobs: 'Submitted documents and their results',
  accounts: 'Bank accounts, grouped from all stored statements',
  clients: 'Tenants with their keys, webhooks and credits',
  payment: 'Buying extractions',
  samples: 'A sample document for each outcome',
  auth: 'The signed-in user: sign-in, sessions, data',
  support: 'Messages to the operator',
};

/** Answers that any route can give, any with a parameter (which may not be decodable), and any that changes something. */
const EVERY_ROUTE = [429, 500] as const;
const EVERY_NAMED = [400] as const;
const EVERY_CHANGE = [400, 403, 413, 415] as const;

export function buildOpenapi(version: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, route] of Object.entries(routes) as [RouteName, RouteDefinition][]) {
    const path = route.path.replaceAll(/:([A-Za-z]+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][route.method.toLowerCase()] = describeOperation(name, route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Extracto API',
      version,
      description: 'Bank statements in, every transaction out, proved by the statement’s own arithmetic.',
      contact: { name: 'Support' },
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
    },
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    servers: [{ url: '/' }],
    paths,
    webhooks: Object.fromEntries(
      Object.entries(webhooks.WEBHOOK_EVENTS).map(([type, { summary, schema }]) => [
        type,
        { post: describeEvent(type as keyof typeof EVENT_EXAMPLES, summary, schema) },
      ]),
    ),
    components: {
      schemas: Object.fromEntries(
        Object.entries(COMPONENTS).map(([name, schema]) => [name, toJsonSchema(schema, 'output')]),
      ),
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'X-API-KEY' },
        session: { type: 'apiKey', in: 'cookie', name: 'extracto.session' },
      },
    },
  };
}

function describeOperation(operationId: RouteName, route: RouteDefinition): Json {
  return {
    operationId,
    summary: route.summary,
    description: describeCall(route),
    tags: [route.path.split('/')[3] ?? 'service'],
    security: describeSecurity(route),
    parameters: describeParameters(route),
    ...(route.body === undefined ? {} : { requestBody: describeBody(route.body) }),
    responses: { [route.success.status]: describeSuccess(operationId, route), ...describeProblems(operationId, route) },
  };
}

/** The requests that the customer's server receives, and the answers that it may give. */
function describeEvent(type: keyof typeof EVENT_EXAMPLES, summary: string, schema: z.ZodType): Json {
  const required = { in: 'header', required: true };
  return {
    operationId: type,
    summary,
    description: `${summary}. The headers follow Standard Webhooks; check the signature before you read the body.`,
    tags: ['clients'],
    security: [],
    parameters: [
      { name: 'webhook-id', ...required, schema: { type: 'string' } },
      { name: 'webhook-timestamp', ...required, schema: { type: 'integer' } },
      { name: 'webhook-signature', ...required, schema: { type: 'string' } },
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: toJsonSchema(schema, 'output'), example: EVENT_EXAMPLES[type] } },
    },
    responses: {
      '2XX': { description: 'The event was received' },
      410: { description: 'Disables the webhook. Any other response is retried for a day' },
    },
  };
}

/** Authentication, and the effect of a second call. */
function describeCall({ summary, access, scope = 'read', liveOnly, idempotent, success }: RouteDefinition): string {
  const sentences = {
    public: 'No authentication.',
    session: 'Needs a signed-in user; keys are refused.',
    customer: `Needs a signed-in user or an API key with the scope "${scope}".`,
  };
  return [
    `${summary}.`,
    sentences[access],
    liveOnly && 'A test key is refused.',
    idempotent && 'A call with the Idempotency-Key of an earlier one returns the earlier response.',
    success.kind === 'json' && success.list && 'X-Total-Count is the total; Link has the other pages.',
  ]
    .filter((sentence) => typeof sentence === 'string')
    .join(' ');
}

function describeSecurity(route: RouteDefinition): Json[] {
  if (route.access === 'public') return [];
  return route.access === 'session' ? [{ session: [] }] : [{ apiKey: [] }, { session: [] }];
}

function describeParameters(route: RouteDefinition): Json[] {
  const parameters = [...describeFields('path', route.params), ...describeFields('query', route.query)];
  if (!route.idempotent) return parameters;
  const schema = { type: 'string', minLength: 1, maxLength: 255 };
  return [...parameters, { name: 'Idempotency-Key', in: 'header', required: false, schema }];
}

function describeFields(place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: toJsonSchema(field as z.ZodType, 'output'),
  }));
}

/** Media types that a document may be submitted as. */
const UPLOADED_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/tiff', 'image/webp'] as const;
const BINARY = { type: 'string', format: 'binary' } as const;

function describeBody(body: NonNullable<RouteDefinition['body']>): Json {
  const schema = toJsonSchema(body.schema, 'input');
  if (body.kind === 'json') return { required: true, content: { 'application/json': { schema } } };
  if (body.kind === 'form') return { content: { 'application/x-www-form-urlencoded': { schema } } };
  const files = Object.fromEntries(
    body.files.map((name) => [
      name,
      { ...BINARY, contentMediaType: 'application/pdf', description: 'A PDF, or an image: JPEG, PNG, TIFF or WebP.' },
    ]),
  );
  const oneFile = body.files.map((name) => ({ required: [name] }));
  const form = { ...schema, properties: { ...(schema.properties as Json), ...files }, oneOf: oneFile };
  const encoding = Object.fromEntries(body.files.map((name) => [name, { contentType: UPLOADED_TYPES.join(', ') }]));
  return { required: true, content: { 'multipart/form-data': { schema: form, encoding } } };
}

function describeSuccess(name: RouteName, route: RouteDefinition): Json {
  const success = route.success;
  if (success.kind === 'redirect') {
    return { description: 'See Location', headers: { ...COMMON_HEADERS, ...header('Location', 'string') } };
  }
  if (success.kind === 'file') {
    const types = [success.mediaType, ...(success.others ?? [])];
    return {
      description: route.summary,
      headers: { ...COMMON_HEADERS, ...header('Content-Disposition', 'string') },
      content: Object.fromEntries(types.map((type) => [type, { schema: describeFile(type) }])),
    };
  }
  const headers = {
    ...COMMON_HEADERS,
    ...(success.list ? { ...header('X-Total-Count', 'integer'), ...header('Link', 'string') } : {}),
    ...(success.status === 202 ? { ...header('Location', 'string'), ...header('Document-Repeated', 'string') } : {}),
    ...(route.idempotent ? header('Idempotency-Replayed', 'string') : {}),
  };
  return {
    description: route.summary,
    headers,
    content: { 'application/json': { schema: reference(success.schema), example: EXAMPLES[name as JsonRoute] } },
  };
}

function describeFile(mediaType: string): Json {
  if (mediaType.endsWith('json')) return { type: 'object' };
  return mediaType.startsWith('text/') ? { type: 'string' } : { ...BINARY, contentMediaType: mediaType };
}

const COMMON_HEADERS: Json = {
  ...header('X-Request-Id', 'string'),
  ...header('RateLimit-Policy', 'string'),
  ...header('RateLimit', 'string'),
};

function header(name: string, type: string): Json {
  return { [name]: { schema: { type } } };
}

function describeProblems(name: RouteName, route: RouteDefinition): Json {
  const statuses = [
    ...new Set([
      ...route.problems,
      ...(route.access === 'public' ? [] : ([401] as const)),
      // A key of an account whose address is not confirmed.
      ...(route.access === 'customer' ? ([403] as const) : []),
      ...(route.method === 'GET' ? [] : EVERY_CHANGE),
      ...(route.params === undefined ? [] : EVERY_NAMED),
      ...EVERY_ROUTE,
    ]),
  ];
  const described = statuses
    .sort((left, right) => left - right)
    .map((status) => [String(status), describeProblem(listProblemCodes(name, route, status), status)]);
  return Object.fromEntries(described);
}

/** A status with the codes that the operation gives, and an example of each. */
function describeProblem(codes: readonly ProblemCode[], status: ProblemStatus): Json {
  const examples = Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }]));
  return {
    description: codes.map((code) => `${code}: ${PROBLEMS[code].title}`).join('; '),
    headers: {
      ...header('X-Request-Id', 'string'),
      ...(status === 429 ? header('Retry-After', 'integer') : {}),
    },
    content: { [PROBLEM_MEDIA_TYPE]: { schema: { $ref: '#/components/schemas/Problem' }, examples } },
  };
}

function exampleOf(code: ProblemCode): Problem {
  const { status, title } = PROBLEMS[code];
  const type = `/problems/${code}`;
  const requestId = '01KJ2Z9V6M4T8Q0XW3RBN5CYDE';
  return { type, title, status, detail: title, instance: '/api/v1', code, message: title, requestId, errors: [] };
}

/** A component, or a list of one, by reference; anything else in place. */
function reference(schema: z.ZodType): Json {
  const name = Object.keys(COMPONENTS).find((key) => COMPONENTS[key] === schema);
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
  if (schema instanceof z.ZodArray) return { type: 'array', items: reference(schema.element as z.ZodType) };
  return toJsonSchema(schema, 'output');
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12', override: closeTuple });
  return rest;
}

/** Linters of earlier drafts take `items: false` for no items at all; the length of the tuple says the same. */
function closeTuple({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const length = jsonSchema.prefixItems?.length;
  if (length === undefined || jsonSchema.items !== false) return;
  Object.assign(jsonSchema, { items: {}, minItems: length, maxItems: length });
}
