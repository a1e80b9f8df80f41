/** Standard Webhooks, as the service signs: for tests of a receiver, which need no service then. */
import { Webhook } from 'standardwebhooks';
import type { WebhookEvent } from './api.ts';

export interface SignedWebhook {
  /** The body, to be sent as it is. */
  readonly payload: string;
  readonly headers: Readonly<Record<'content-type' | 'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>>;
}

/**
 * An event → the request that the service would make of it. `at`: when it is sent, now when left out; receivers refuse
 * what is more than five minutes off.
 */
export function signWebhook(
  event: WebhookEvent,
  secret: string,
  { id = crypto.randomUUID(), at = new Date() }: { readonly id?: string; readonly at?: Date } = {},
): SignedWebhook {
  const payload = JSON.stringify(event);
  return {
    payload,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, payload),
    },
  };
}
