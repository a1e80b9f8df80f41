import { PaymentProviderError } from '../../adapters/payments/index.ts';
import { type CheckoutOutcome, startCheckout as start } from '../../payments/index.ts';
import type { Call, Handler } from '../call.ts';
import { ProblemError } from '../problem-error.ts';
import { readIdempotencyKey } from '../read-idempotency-key.ts';

export const startCheckout: Handler<'startCheckout'> = async (call) => {
  const outcome = await attempt(call);
  if (outcome.kind === 'no-client') throw new ProblemError('not_found', 'There is no such client.');
  if (outcome.kind === 'no-plan') throw new ProblemError('not_found', 'There is no such plan.');
  if (outcome.kind === 'key-reused') {
    throw new ProblemError('idempotency_key_reused', 'This Idempotency-Key was used for another plan.');
  }
  if (outcome.kind === 'replayed') call.reply.header('Idempotency-Replayed', 'true');
  return outcome.checkout;
};

async function attempt(call: Call<'startCheckout'>): Promise<CheckoutOutcome> {
  const { body, caller, request, reply, service } = call;
  const { db, payments, newId, clock } = service;
  const { clientId, planId } = body;
  const idempotencyKey = readIdempotencyKey(request);
  await service.limit('checkout', caller.userId, reply);
  try {
    return await start(db, payments, caller, { clientId, planId, idempotencyKey, purchaseId: newId(), now: clock() });
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    const detail = 'The payment provider did not respond. Nothing was charged; please try again.';
    throw new ProblemError('payment_provider_failed', detail, { cause: error });
  }
}
