/**
 * The typed client, derived from the table of routes. Works in browsers (session cookie) and in Node (API key).
 *
 *   const api = createApiClient({ baseUrl: 'https://example.com', apiKey });
 *   const { body, headers } = await api.listJobs({ query: { page: 2 } });
 *   const total = Number(headers.get('X-Total-Count'));
 */
import type { z } from 'zod';
import { ApiError } from './api-error.ts';
import { PROBLEM_MEDIA_TYPE, type Problem } from './problems.ts';
import { routePath } from './route-path.ts';
import { type RouteDefinition, type RouteName, type Routes, routes } from './routes.ts';

type WithParams<R> = R extends { params: infer P extends z.ZodType } ? { params: z.input<P> } : unknown;
type WithQuery<R> = R extends { query: infer Q extends z.ZodType } ? { query?: z.input<Q> } : unknown;
type WithBody<R> = R extends { body: { kind: 'multipart'; schema: infer B extends z.ZodType } }
  ? { body: z.input<B> & { pdf: Blob | readonly Blob[] } }
  : R extends { body: { schema: infer B extends z.ZodType } }
    ? { body: z.input<B> }
    : unknown;
type WithKey<R> = R extends { idempotent: true } ? { idempotencyKey?: string } : unknown;

export type CallInput<N extends RouteName> = WithParams<Routes[N]> &
  WithQuery<Routes[N]> &
  WithBody<Routes[N]> &
  WithKey<Routes[N]> & { signal?: AbortSignal; keepalive?: boolean };

export type CallBody<N extends RouteName> = Routes[N]['success'] extends {
  kind: 'json';
  schema: infer S extends z.ZodType;
}
  ? z.output<S>
  : Routes[N]['success'] extends { kind: 'file' }
    ? Blob
    : null;

export interface CallAnswer<N extends RouteName> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: CallBody<N>;
}

/** A route without required input can be called with nothing. */
type CallArguments<N extends RouteName> = Record<never, never> extends CallInput<N> ? [CallInput<N>?] : [CallInput<N>];

export type ApiClient = { readonly [N in RouteName]: (...input: CallArguments<N>) => Promise<CallAnswer<N>> };

export interface ApiClientOptions {
  /** Origin of the service, without a path; '' for the page's own origin. */
  readonly baseUrl: string;
  readonly apiKey?: string | null;
  readonly fetch?: typeof globalThis.fetch;
}

interface AnyInput {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, unknown>;
  readonly body?: Record<string, unknown>;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** The request outlives the page that sends it. */
  readonly keepalive?: boolean;
}

/** Throws `ApiError` for every answer that is no success; network failures reject as `fetch` does. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const names = Object.keys(routes) as RouteName[];
  const calls = names.map((name) => [name, (input: AnyInput = {}) => callRoute(options, name, input)]);
  return Object.fromEntries(calls) as ApiClient;
}

/** The bytes of an answer as they came, JSON included. Throws as the client does. */
export async function downloadFile(options: ApiClientOptions, name: RouteName, input: AnyInput): Promise<Blob> {
  return (await sendRoute(options, name, input)).blob();
}

async function callRoute(options: ApiClientOptions, name: RouteName, input: AnyInput) {
  const response = await sendRoute(options, name, input);
  return { status: response.status, headers: response.headers, body: await readBody(routes[name], response) };
}

async function sendRoute(options: ApiClientOptions, name: RouteName, input: AnyInput): Promise<Response> {
  const send = options.fetch ?? globalThis.fetch;
  const route: RouteDefinition = routes[name];
  const headers = new Headers({ Accept: `application/json, ${PROBLEM_MEDIA_TYPE}, */*;q=0.5` });
  if (options.apiKey) headers.set('X-API-KEY', options.apiKey);
  if (input.idempotencyKey) headers.set('Idempotency-Key', input.idempotencyKey);
  if (route.body?.kind === 'json') headers.set('Content-Type', 'application/json');

  const response = await send(`${options.baseUrl}${routePath(name, input.params)}${queryString(input.query)}`, {
    method: route.method,
    headers,
    body: requestBody(route, input.body),
    credentials: options.apiKey ? 'omit' : 'same-origin',
    signal: input.signal ?? null,
    keepalive: input.keepalive ?? false,
  });
  if (!response.ok) throw new ApiError(response.status, await readProblem(response));
  return response;
}

function queryString(query: Record<string, unknown> = {}): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return '';
  return `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}`;
}

function requestBody(route: RouteDefinition, body: Record<string, unknown> = {}): BodyInit | null {
  if (route.body === undefined) return null;
  if (route.body.kind === 'json') return JSON.stringify(body);
  const fields = Object.entries(body).filter(([, value]) => value !== undefined);
  if (route.body.kind === 'form') return new URLSearchParams(fields.map(([key, value]) => [key, String(value)]));
  const form = new FormData();
  for (const [key, value] of fields) {
    for (const one of [value].flat()) form.append(key, one instanceof Blob ? one : String(one));
  }
  return form;
}

async function readBody(route: RouteDefinition, response: Response): Promise<unknown> {
  if (route.success.kind === 'json') return await response.json();
  return route.success.kind === 'file' ? await response.blob() : null;
}

async function readProblem(response: Response): Promise<Problem | null> {
  if (!response.headers.get('Content-Type')?.startsWith(PROBLEM_MEDIA_TYPE)) return null;
  return (await response.json()) as Problem;
}
