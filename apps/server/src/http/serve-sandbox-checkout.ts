/** The page of the test checkout. It is there only while no payment provider is configured. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findSandboxCheckout, paySandboxCheckout, type SandboxCheckout, writeSandboxEvent } from '../payments/index.ts';
import type { Limiter } from './create-limiter.ts';
import type { HttpDependencies } from './http-dependencies.ts';
import { ProblemError } from './problem-error.ts';
import { refuseCrossSite } from './refuse-cross-site.ts';
import { renderSandboxCheckout } from './render-sandbox-checkout.ts';
import { PAYMENT_EVENTS_PATH } from './serve-payment-events.ts';

type Service = HttpDependencies & { readonly limit: Limiter };
type SessionRequest = FastifyRequest<{
  Params: { sessionId: string };
  Querystring: Readonly<Record<string, string>>;
  Body: Readonly<Record<string, string>> | null;
}>;

const PATH = '/sandbox/checkout/:sessionId';

export function serveSandboxCheckout(app: FastifyInstance, service: Service): void {
  if (service.payments.sandbox === null) return;
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('Cache-Control', 'no-store');
    await service.limit('address', request.ip, reply);
    refuseCrossSite(request, service.settings.publicUrl, 'none');
  };
  app.get(PATH, { onRequest }, async (request: SessionRequest, reply) => {
    const checkout = found(await findSandboxCheckout(service.db, request.params.sessionId, service.clock()));
    // Reported with every visit once it has ended: an earlier report may have been lost, and is counted once.
    if (checkout.status !== 'open') await report(app, service, checkout);
    return sendPage(service, reply, checkout, request.query.declined !== undefined);
  });
  app.post(PATH, { onRequest }, async (request: SessionRequest, reply) => {
    const { sessionId } = request.params;
    if (request.body?.outcome !== 'pay') return reply.redirect(`/sandbox/checkout/${sessionId}?declined=1`, 303);
    const checkout = found(await paySandboxCheckout(service.db, sessionId, service.clock()));
    await report(app, service, checkout);
    const expired = checkout.status === 'expired';
    return reply.redirect(expired ? `/sandbox/checkout/${sessionId}` : checkout.success_url, 303);
  });
}

function found(checkout: SandboxCheckout | null): SandboxCheckout {
  if (checkout === null) throw new ProblemError('not_found', 'There is no such checkout.');
  return checkout;
}

/** Sends the event through the front door, where its signature is checked like any other. */
async function report(app: FastifyInstance, { payments, clock }: Service, checkout: SandboxCheckout): Promise<void> {
  const payload = writeSandboxEvent(checkout);
  const answer = await app.inject({
    method: 'POST',
    url: PAYMENT_EVENTS_PATH,
    headers: { 'content-type': 'application/json', 'stripe-signature': payments.sandbox!.sign(payload, clock()) },
    payload,
  });
  if (answer.statusCode !== 200) throw new Error(`the sandbox's event was answered with ${answer.statusCode}`);
}

/** The page may load nothing, run nothing, and send its form to us alone (and where we lead it then). */
function sendPage(service: Service, reply: FastifyReply, checkout: SandboxCheckout, declined: boolean): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const returnsTo = new URL(service.settings.publicUrl).origin;
  reply.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' ${returnsTo}; base-uri 'none'; frame-ancestors 'none'`,
  );
  return reply.type('text/html; charset=utf-8').send(renderSandboxCheckout(checkout, { declined, nonce }));
}
