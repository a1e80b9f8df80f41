import type { SandboxCheckout } from './sandbox-checkout.ts';

/**
 * The event that Stripe would send about a checkout that is complete or has expired, as the text of its body. Written
 * again it is the same event.
 */
export function writeSandboxEvent(checkout: SandboxCheckout): string {
  const paid = checkout.status === 'complete';
  const type = paid ? 'checkout.session.completed' : 'checkout.session.expired';
  const at = checkout.completed_at ?? checkout.expires_at;
  return JSON.stringify({
    id: `evt_test_${checkout.purchase_id}_${checkout.status}`,
    object: 'event',
    type,
    created: Math.floor(at.getTime() / 1000),
    livemode: false,
    data: {
      object: {
        id: checkout.session_id,
        object: 'checkout.session',
        mode: 'payment',
        status: checkout.status,
        payment_status: paid ? 'paid' : 'unpaid',
        payment_intent: paid ? checkout.payment_id : null,
        amount_total: checkout.amount_cents,
        currency: checkout.currency.toLowerCase(),
        metadata: { purchaseId: checkout.purchase_id },
      },
    },
  });
}
