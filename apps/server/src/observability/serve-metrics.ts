/**
 * /metrics, for Prometheus. With a token whoever sends it; without one only this machine, and then nothing that a proxy
 * has passed on, because a proxy on this machine speaks for the whole world.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';

const THIS_MACHINE = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** Thrown for a caller who may not read them. */
export class MetricsRefused extends Error {
  override readonly name = 'MetricsRefused';
  readonly code: 'unauthenticated' | 'not_found';
  readonly statusCode: 401 | 404;

  constructor(code: 'unauthenticated' | 'not_found') {
    super(code === 'unauthenticated' ? 'The token is missing or wrong.' : 'This address does not exist.');
    this.code = code;
    this.statusCode = code === 'unauthenticated' ? 401 : 404;
  }
}

/** `token`: `null` opens them to this machine alone. */
export function serveMetrics(app: FastifyInstance, registry: Registry, token: string | null): void {
  app.get('/metrics', async (request, reply) => {
    admit(request, token);
    return reply
      .header('Cache-Control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

function admit(request: FastifyRequest, token: string | null): void {
  if (token !== null) {
    // Hashes have one length, which the comparison needs, and their order says nothing about the token.
    const sent = hash(request.headers.authorization ?? '');
    if (!timingSafeEqual(sent, hash(`Bearer ${token}`))) throw new MetricsRefused('unauthenticated');
    return;
  }
  const local = THIS_MACHINE.includes(request.socket.remoteAddress ?? '');
  if (!local || PASSED_ON.some((name) => request.headers[name] !== undefined)) {
    throw new MetricsRefused('not_found');
  }
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
