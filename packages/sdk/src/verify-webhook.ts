/** Standard Webhooks: whether the service sent this, unchanged and within five minutes. */
import { Webhook } from 'standardwebhooks';
import type { WebhookEvent } from './api.ts';
import { WebhookVerificationError } from './errors.ts';

/** Headers of a request, in any form that servers use. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

export function verifyWebhook(payload: string | Uint8Array, headers: WebhookHeaders, secret: string): WebhookEvent {
  try {
    const text = typeof payload === 'string' ? payload : new TextDecoder('utf-8', { fatal: true }).decode(payload);
    return new Webhook(secret).verify(text, listHeaders(headers)) as WebhookEvent;
  } catch (cause) {
    throw new WebhookVerificationError('The event is not from Extracto, was changed, or is too old.', { cause });
  }
}

function listHeaders(headers: WebhookHeaders): Record<string, string> {
  const entries = headers instanceof Headers ? [...headers] : Object.entries(headers);
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name.toLowerCase(), value]] : [])),
  );
}
