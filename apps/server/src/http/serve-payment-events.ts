/**
 * Receives the payment provider's events. The body stays the bytes that were signed. An event that was understood
 * is answered with 200, also what was refused for contradicting our records: sent again it would contradict them again.
 */
import type { FastifyInstance } from 'fastify';
import { EventSignatureError } from '../adapters/payments/index.ts';
import { handlePaymentEvent } from '../payments/index.ts';
import type { HttpDependencies } from './http-dependencies.ts';
import { ProblemError } from './problem-error.ts';

export const PAYMENT_EVENTS_PATH = '/api/v1/payment/stripe/webhook';

/** An event carries a whole object of the provider's. */
const BODY_LIMIT_BYTES = 1024 * 1024;

type Service = Pick<HttpDependencies, 'db' | 'payments' | 'clock' | 'newId'>;

export async function servePaymentEvents(app: FastifyInstance, service: Service): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(PAYMENT_EVENTS_PATH, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
      const event = readEvent(service, request.body, request.headers['stripe-signature']);
      const { db, clock, newId } = service;
      const { outcome, reason, purchaseId } = await handlePaymentEvent(db, event, { now: clock(), newId });
      const { eventId, kind } = event;
      request.log[outcome === 'refused' ? 'error' : 'info'](
        { eventId, kind, outcome, reason, purchaseId },
        'payment event',
      );
      return reply.header('Cache-Control', 'no-store').send({ message: outcome });
    });
  });
}

function readEvent({ payments, clock }: Service, body: unknown, signature: string | string[] | undefined) {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new ProblemError('webhook_signature_invalid');
  try {
    return payments.readEvent(body, signature, clock());
  } catch (error) {
    if (error instanceof EventSignatureError)
      throw new ProblemError('webhook_signature_invalid', undefined, { cause: error });
    throw error;
  }
}
