import type { RouteDefinition } from '@extracto/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findKeyOwner, isInNetworks } from '../clients/index.ts';
import { auditKeyUse } from './audit-key-use.ts';
import type { HttpService } from './call.ts';
import type { Caller, KeyCaller } from './caller.ts';
import type { HttpDependencies } from './http-dependencies.ts';
import { ProblemError } from './problem-error.ts';
import { readHeaders } from './read-headers.ts';
import { refuseCrossSite } from './refuse-cross-site.ts';

const KEY_HINT_LENGTH = 5;

/**
 * Identifies the caller by API key or, without one, by session cookie. A wrong key is refused even beside a good cookie: whoever
 * sends one means it. Attempts without a name count against their address.
 */
export async function authenticate(
  service: HttpService,
  access: Exclude<RouteDefinition['access'], 'public'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  const apiKey = access === 'customer' ? request.headers['x-api-key'] : undefined;
  if (typeof apiKey === 'string') {
    const owner = await findKeyOwner(service.db, apiKey, service.clock());
    if (owner !== null) {
      const { confirmed, addresses, ...scope } = owner;
      if (!confirmed) throw new ProblemError('address_unconfirmed', 'Sign in and confirm your address to use the API.');
      if (addresses.length > 0 && !isInNetworks(request.ip, addresses)) {
        await service.limit('address', request.ip, reply);
        throw new ProblemError('key_address_refused', `Add ${request.ip} to the networks of this key to use it here.`);
      }
      const caller: KeyCaller = { kind: 'key', ...scope, keyHint: apiKey.slice(-KEY_HINT_LENGTH) };
      await auditKeyUse({ request, service }, caller, apiKey);
      return caller;
    }
    await service.limit('address', request.ip, reply);
    throw new ProblemError('api_key_invalid', 'The API key is not valid. Copy it again from Settings.');
  }
  const session = request.cookies[service.identity.sessionCookie] ? await findSession(service, request, reply) : null;
  if (session !== null) return session;
  await service.limit('address', request.ip, reply);
  const detail = access === 'session' ? 'Sign in to continue.' : 'Sign in, or send an API key as X-API-KEY.';
  throw new ProblemError('unauthenticated', detail);
}

async function findSession(
  service: HttpDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller | null> {
  const found = await service.identity.findSession(readHeaders(request));
  if (found === null) return null;
  refuseCrossSite(request, service.settings.publicUrl, 'cookie');
  if (found.cookies.length > 0) reply.header('set-cookie', found.cookies);
  const { user, sessionId } = found;
  return { kind: 'session', userId: user.userId, clientId: null, mode: null, sessionId, user };
}
