/**
 * Stripe's event → ours. Which events to subscribe to is the list of cases here. Refunds are read from the refund
 * objects, each with its own state, and not from the sum on the charge: a sum cannot be put in order.
 */
import Stripe from 'stripe';
import type { CheckoutEvent, PaymentEvent, ReversalEvent } from './payment-event.ts';
import { EventSignatureError } from './payment-provider.ts';

/** Stripe's own default. */
const TOLERANCE_SECONDS = 300;

/** `secret`: `whsec_…`. Throws `EventSignatureError`. */
export function readStripeEvent(body: Buffer, signature: string, secret: string, now: Date): PaymentEvent {
  const event = verify(body, signature, secret, now);
  const head = { eventId: event.id, at: new Date(event.created * 1000) };
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      // Some ways to pay take days: the checkout is complete, and the money comes with another event.
      return event.data.object.payment_status === 'paid'
        ? readCheckout(head, 'paid', event.data.object)
        : { ...head, kind: 'other', type: event.type };
    case 'checkout.session.async_payment_failed':
      return readCheckout(head, 'failed', event.data.object);
    case 'checkout.session.expired':
      return readCheckout(head, 'expired', event.data.object);
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return readRefund(head, event.data.object);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return readDispute(head, event.data.object);
    default:
      return { ...head, kind: 'other', type: event.type };
  }
}

function verify(body: Buffer, signature: string, secret: string, now: Date): Stripe.Event {
  try {
    // The bytes as they came: parsing and printing them again could change what was signed.
    return Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, now.getTime());
  } catch (cause) {
    throw new EventSignatureError('the signature does not fit the body', { cause });
  }
}

type Head = Pick<PaymentEvent, 'eventId' | 'at'>;

function readCheckout(head: Head, kind: CheckoutEvent['kind'], session: Stripe.Checkout.Session): CheckoutEvent {
  return {
    ...head,
    kind,
    sessionId: session.id,
    purchaseId: session.metadata?.purchaseId ?? null,
    paymentId: idOf(session.payment_intent),
    amountCents: session.amount_total,
    currency: session.currency?.toUpperCase() ?? null,
  };
}

const REFUNDS_THAT_STAND: ReadonlySet<string | null> = new Set(['pending', 'requires_action', 'succeeded']);
const FINAL_REFUNDS: ReadonlySet<string | null> = new Set(['succeeded', 'failed', 'canceled']);

function readRefund(head: Head, refund: Stripe.Refund): ReversalEvent {
  return {
    ...head,
    kind: 'reversal',
    reversal: 'refund',
    reversalId: refund.id,
    paymentId: idOf(refund.payment_intent),
    amountCents: refund.amount,
    stands: REFUNDS_THAT_STAND.has(refund.status),
    final: FINAL_REFUNDS.has(refund.status),
  };
}

/** An inquiry (`warning_…`) takes no money; an open dispute does, until it is won. */
const DISPUTES_THAT_STAND: ReadonlySet<string> = new Set(['needs_response', 'under_review', 'lost']);
const FINAL_DISPUTES: ReadonlySet<string> = new Set(['won', 'lost', 'warning_closed', 'prevented']);

function readDispute(head: Head, dispute: Stripe.Dispute): ReversalEvent {
  return {
    ...head,
    kind: 'reversal',
    reversal: 'dispute',
    reversalId: dispute.id,
    paymentId: idOf(dispute.payment_intent),
    amountCents: dispute.amount,
    stands: DISPUTES_THAT_STAND.has(dispute.status),
    final: FINAL_DISPUTES.has(dispute.status),
  };
}

/** Stripe gives an id, or the whole object when it was asked to. */
function idOf(reference: string | { readonly id: string } | null): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}
