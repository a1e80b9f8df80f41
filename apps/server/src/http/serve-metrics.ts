/**
 * /metrics, for Prometheus. With a token whoever sends it; without one only this machine, and then nothing that a proxy
 * has passed on, because a proxy on this machine speaks for the whole world.
 */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { hashApiKey } from '../clients/api-key.ts';
import { createMetrics } from '../observability/create-metrics.ts';
import type { HttpDependencies } from './http-dependencies.ts';
import { ProblemError } from './problem-error.ts';

const THIS_MACHINE = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** A web process's metrics, the times of its calls included. */
export function serveWebMetrics(app: FastifyInstance, { settings, db, clock }: HttpDependencies): void {
  const metrics = createMetrics({ db, clock });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.observeCall({ method: request.method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
  });
  serveMetrics(app, metrics.registry, settings.metricsToken);
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
    const sent = hashApiKey(request.headers.authorization ?? '');
    if (!timingSafeEqual(sent, hashApiKey(`Bearer ${token}`))) throw new ProblemError('unauthenticated');
    return;
  }
  const local = THIS_MACHINE.includes(request.socket.remoteAddress ?? '');
  if (!local || PASSED_ON.some((name) => request.headers[name] !== undefined)) {
    throw new ProblemError('not_found', 'This address does not exist.');
  }
}
