import { Webhook } from 'standardwebhooks';

export interface SignedContent {
  readonly deliveryId: string;
  readonly body: string;
  /** The current one first; a replaced one after it, while receivers change over. */
  readonly secrets: readonly string[];
  readonly now: Date;
}

/** The headers of Standard Webhooks; one signature a secret, with a blank between. */
export function signEvent({ deliveryId, body, secrets, now }: SignedContent): Record<string, string> {
  return {
    'webhook-id': deliveryId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(deliveryId, now, body)).join(' '),
  };
}
