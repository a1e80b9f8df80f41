import type { CheckoutEvent } from '../adapters/payments/index.ts';
import type { Purchase } from './purchase.ts';

/** In what the event and our purchase differ; `null` when they agree. Neither amount nor session is taken on trust. */
export function findContradiction(purchase: Purchase | null, event: CheckoutEvent): string | null {
  if (purchase === null) return 'no such purchase';
  if (purchase.session_id !== null && purchase.session_id !== event.sessionId) return 'another session';
  if (event.amountCents !== purchase.amount_cents) {
    return `paid ${event.amountCents} cents instead of ${purchase.amount_cents}`;
  }
  if (event.currency !== purchase.currency) return `paid in ${event.currency} instead of ${purchase.currency}`;
  if (purchase.payment_id !== null && purchase.payment_id !== event.paymentId) return 'another payment';
  return null;
}
