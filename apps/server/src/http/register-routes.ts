/** Hangs every handler of the registry under its route: limits, authentication, validation, answer. */
import { Readable } from 'node:stream';
import { keyScopeSchema, type RouteDefinition, type RouteName, routes } from '@extracto/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import { findStanding } from '../accounts/index.ts';
import { authenticate } from './authenticate.ts';
import type { Call, Handler, HttpService, StoredJson } from './call.ts';
import type { Caller, KeyCaller } from './caller.ts';
import { ProblemError } from './problem-error.ts';
import { refuseCrossSite } from './refuse-cross-site.ts';
import { handlers } from './registry.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

export function registerRoutes(app: FastifyInstance, service: HttpService): void {
  app.decorateRequest('caller', null);
  for (const name of Object.keys(routes) as RouteName[]) registerRoute(app, service, name);
}

function registerRoute(app: FastifyInstance, service: HttpService, name: RouteName): void {
  const route: RouteDefinition = routes[name];
  app.route({
    method: route.method,
    url: route.path,
    schema: routeSchema(route),
    ...(route.body?.kind === 'json' && route.body.maxBytes !== undefined ? { bodyLimit: route.body.maxBytes } : {}),
    onRequest: async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      request.caller = await admit(service, route, request, reply);
    },
    handler: async (request, reply) => {
      const call = {
        params: request.params ?? null,
        query: request.query ?? null,
        body: request.body ?? null,
        caller: request.caller,
        request,
        reply,
        service,
      };
      const answer = await (handlers[name] as Handler<RouteName>)(call as Call<never>);
      return sendAnswer(route, reply, answer);
    },
  });
}

/** The caller, or `null` on a public route. Throws the problem of a call that may not go on. */
async function admit(
  service: HttpService,
  route: RouteDefinition,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller | null> {
  if (route.access === 'public') {
    await service.limit('address', request.ip, reply);
    refuseCrossSite(request, service.settings.publicUrl, 'none');
    return null;
  }
  const caller = await authenticate(service, route.access, request, reply);
  if (caller.kind === 'key') refuseBeyondScope(route, caller);
  if (route.liveOnly && caller.mode === 'test') throw new ProblemError('live_key_needed');
  const { suspended, callsPerMinute } = await findStanding(service.db, caller.userId);
  if (suspended && !WHILE_SUSPENDED.has(route)) throw suspension(service.settings.supportAddress);
  await service.limit('api', describeCounter(caller), reply, callsPerMinute ?? undefined);
  return caller;
}

/** The person and their own data: what a suspension leaves open. */
const WHILE_SUSPENDED: ReadonlySet<RouteDefinition> = new Set([routes.getUser, routes.exportAccount]);

function suspension(supportAddress: string): ProblemError {
  return new ProblemError(
    'account_suspended',
    `Your account is suspended. Write to ${supportAddress} to find out why.`,
  );
}

const SCOPES = keyScopeSchema.options;

function refuseBeyondScope({ scope = 'read' }: RouteDefinition, { keyScope }: KeyCaller): void {
  if (SCOPES.indexOf(keyScope) >= SCOPES.indexOf(scope)) return;
  throw new ProblemError('scope_missing', `This needs a key with the scope "${scope}"; this one has "${keyScope}".`);
}

/** A client's live and test calls are counted apart, a replaced key together with the one that replaced it. */
function describeCounter(caller: Caller): string {
  return caller.kind === 'key' ? `${caller.clientId}:${caller.mode}` : caller.userId;
}

function routeSchema(route: RouteDefinition): FastifySchema {
  const { params, query, body, success } = route;
  return {
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    ...(body?.kind === 'json' ? { body: body.schema } : {}),
    // A form without a field arrives as nothing.
    ...(body?.kind === 'form' ? { body: z.preprocess((sent) => sent ?? {}, body.schema) } : {}),
    ...(success.kind === 'json' ? { response: { [success.status]: success.schema } } : {}),
  };
}

function sendAnswer(route: RouteDefinition, reply: FastifyReply, answer: unknown): FastifyReply {
  const { success } = route;
  if (success.kind === 'redirect') return reply.redirect(String(answer), success.status);
  if (success.kind === 'file') return reply.code(200).send(answer);
  reply.code(success.status);
  if (!isStoredJson(answer)) return reply.send(answer);
  return reply.type('application/json; charset=utf-8').send(Readable.from([answer.storedJson]));
}

function isStoredJson(answer: unknown): answer is StoredJson {
  return typeof answer === 'object' && answer !== null && 'storedJson' in answer;
}
