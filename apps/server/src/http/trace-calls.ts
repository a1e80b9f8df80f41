import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type TracedCall, traceCall } from '../observability/index.ts';

/** Every call is a span; what answers it runs inside. Before all other hooks, or they would not. */
export function traceCalls(app: FastifyInstance): void {
  const traced = new WeakMap<FastifyRequest, TracedCall>();
  app.addHook('onRequest', (request, _reply, done) => {
    const call = traceCall(request.method, request.headers);
    traced.set(request, call);
    call.run(done);
  });
  app.addHook('onResponse', async (request, reply) => {
    traced.get(request)?.end(request.routeOptions.url ?? 'none', reply.statusCode);
  });
}
