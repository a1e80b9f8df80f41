/** Secrets as Standard Webhooks wants them: `whsec_` and the base64 of 24 to 64 random bytes. */
import { randomBytes } from 'node:crypto';
import type { KeyMode } from '@extracto/contract';

const RANDOM_BYTES = 32;

export function generateWebhookSecret(): string {
  return `whsec_${randomBytes(RANDOM_BYTES).toString('base64')}`;
}

/** Binds an encrypted secret to its endpoint. */
export function secretContext({ clientId, mode }: { readonly clientId: string; readonly mode: KeyMode }): string {
  return `webhook:${clientId}:${mode}`;
}
