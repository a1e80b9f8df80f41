/** The shape of a handler, derived from its route: what it is given and what it must return. */
import type { Readable } from 'node:stream';
import type { RouteName, Routes } from '@extracto/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Caller, SessionCaller } from './caller.ts';
import type { Limiter } from './create-limiter.ts';
import type { Lockout } from './create-lockout.ts';
import type { HttpDependencies } from './http-dependencies.ts';

/** Input of the handlers: the request, and the counters over all calls. */
export interface HttpService extends HttpDependencies {
  readonly limit: Limiter;
  readonly lockout: Lockout;
}

/** JSON that is stored as text and served unchanged. */
export interface StoredJson {
  readonly storedJson: string;
}

type Parsed<R, K extends string> = R extends Record<K, infer S extends z.ZodType> ? z.output<S> : null;
type ParsedBody<R> = R extends { body: { kind: 'json' | 'form'; schema: infer S extends z.ZodType } }
  ? z.output<S>
  : null;
type CallerOf<R> = R extends { access: 'customer' } ? Caller : R extends { access: 'session' } ? SessionCaller : null;

export interface Call<N extends RouteName> {
  readonly params: Parsed<Routes[N], 'params'>;
  readonly query: Parsed<Routes[N], 'query'>;
  readonly body: ParsedBody<Routes[N]>;
  readonly caller: CallerOf<Routes[N]>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly service: HttpService;
}

/** Result of a handler: the body, a file, or a redirect. */
export type Answer<N extends RouteName> = Routes[N]['success'] extends {
  kind: 'json';
  schema: infer S extends z.ZodType;
}
  ? z.output<S> | StoredJson
  : Routes[N]['success'] extends { kind: 'file' }
    ? Readable | string | Uint8Array
    : string;

export type Handler<N extends RouteName> = (call: Call<N>) => Promise<Answer<N>>;
