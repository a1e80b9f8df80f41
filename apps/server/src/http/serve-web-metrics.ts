import type { FastifyInstance } from 'fastify';
import { createMetrics, serveMetrics } from '../observability/index.ts';
import type { HttpDependencies } from './http-dependencies.ts';

/** A web process's metrics, the times of its calls included. */
export function serveWebMetrics(app: FastifyInstance, { settings, db, clock }: HttpDependencies): void {
  const metrics = createMetrics({ db, clock });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.observeCall({ method: request.method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
  });
  serveMetrics(app, metrics.registry, settings.metricsToken);
}
