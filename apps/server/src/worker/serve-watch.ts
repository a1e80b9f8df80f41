/** Health and metrics of a worker: the only thing that a worker listens for. */
import fastify, { type FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration/index.ts';
import { measureProcess, serveMetrics, WORK } from '../observability/index.ts';

/** `null` when no port is configured. */
export async function serveWatch({
  host,
  workerPort,
  metricsToken,
}: Pick<Configuration, 'host' | 'workerPort' | 'metricsToken'>): Promise<FastifyInstance | null> {
  if (workerPort === null) return null;
  const app = fastify();
  app.get('/health', (_request, reply) => reply.header('Cache-Control', 'no-store').send({ message: 'ok' }));
  measureProcess(WORK);
  serveMetrics(app, WORK, metricsToken);
  await app.listen({ port: workerPort, host });
  return app;
}
