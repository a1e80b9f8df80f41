/** The web role: the API of the contract, the console, and what watches the service. Listens to nothing by itself. */

import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { compressAnswers } from './compress-answers.ts';
import { createLimiter } from './create-limiter.ts';
import { createLockout } from './create-lockout.ts';
import type { HttpDependencies } from './http-dependencies.ts';
import { limitTransfers } from './limit-transfers.ts';
import { LOG_REDACTION } from './log-redaction.ts';
import { parseJsonBody } from './parse-json-body.ts';
import { registerRoutes } from './register-routes.ts';
import { secureHeaders } from './secure-headers.ts';
import { sendProblem } from './send-problem.ts';
import { serveConsole } from './serve-console.ts';
import { servePaymentEvents } from './serve-payment-events.ts';
import { serveSandboxCheckout } from './serve-sandbox-checkout.ts';
import { serveServiceRoutes } from './serve-service-routes.ts';
import { serveWebMetrics } from './serve-web-metrics.ts';
import { traceCalls } from './trace-calls.ts';

/** Bodies other than uploads. */
const BODY_LIMIT_BYTES = 64 * 1024;
/** Longer ones do not arrive at all; what is no id is refused as such, however long. */
const MAX_ADDRESS_LENGTH = 16 * 1024;
/** Until a body has arrived; slow ones end sooner. */
const LONGEST_REQUEST_MS = 30 * 60_000;
const REQUEST_ID = /^[\w.-]{1,64}$/;

export async function createHttpServer(dependencies: HttpDependencies): Promise<FastifyInstance> {
  const { settings, newId, logger } = dependencies;
  const app = fastify({
    loggerInstance: logger.child({ part: 'http' }, { redact: LOG_REDACTION, serializers: { req: describeRequest } }),
    trustProxy: settings.proxies.length === 0 ? false : [...settings.proxies],
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: LONGEST_REQUEST_MS,
    // Whoever still reaches a process that stops is served.
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: ({ headers }) => readRequestId(headers['x-request-id']) ?? newId(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_ADDRESS_LENGTH },
    // An address that cannot be decoded, which no hook and no handler sees.
    frameworkErrors: (error, request, reply) => {
      reply.header('X-Request-Id', request.id).header('Cache-Control', 'no-store');
      void sendProblem(error, request, reply);
    },
  }) as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendProblem);
  traceCalls(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
    // A proxy keeps connections open, and would use one that is about to be closed.
    if (dependencies.leaving?.aborted) reply.header('Connection', 'close');
  });
  limitTransfers(app, settings.transfers);
  await app.register(helmet, secureHeaders(settings.publicUrl, dependencies.identity.issuer, settings.chat));
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: BODY_LIMIT_BYTES });
  await app.register(multipart, { throwFileSizeLimit: false });
  parseJsonBody(app);
  compressAnswers(app);
  const limit = createLimiter(dependencies.db, settings.rateLimits);
  const lockout = createLockout(dependencies.db, settings.rateLimits['sign-in-account']);
  // Before the routes, or their answers are not measured.
  serveWebMetrics(app, dependencies);
  registerRoutes(app, { ...dependencies, lockout, limit });
  serveServiceRoutes(app, dependencies);
  await servePaymentEvents(app, dependencies);
  serveSandboxCheckout(app, { ...dependencies, limit });
  await serveConsole(app, settings.consoleFolder, { ...dependencies.terms, ...settings });
  return app;
}

/** Without its query, which carries the tokens of mails and of sign-ins, and without the name that opens a test checkout. */
function describeRequest(request: FastifyRequest) {
  const path = request.url?.split('?')[0]?.replace(/cs_test_\w+/, 'cs_test_…');
  return { method: request.method, path, address: request.ip };
}

/** A caller's own id, so that both sides' logs can be laid beside each other. */
function readRequestId(sent: string | string[] | undefined): string | null {
  return typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : null;
}
