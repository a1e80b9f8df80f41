/** The configuration → who takes the money. Without keys of Stripe nobody does, and the test checkout answers. */
import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Configuration } from '../../configuration/index.ts';
import type { Database } from '../../db/index.ts';
import { createSandboxPayments } from './create-sandbox-payments.ts';
import { createStripePayments } from './create-stripe-payments.ts';
import type { PaymentProvider } from './payment-provider.ts';

type PaymentSettings = Pick<
  Configuration,
  | 'publicUrl'
  | 'statementDescriptor'
  | 'stripeApiUrl'
  | 'stripePublishableKey'
  | 'stripeSecretKey'
  | 'stripeWebhookSecret'
>;

/** `encryptionSecret`: the installation's own, the same in all of its processes. */
export function createPayments(
  settings: PaymentSettings,
  { db, encryptionSecret }: { readonly db: Kysely<Database>; readonly encryptionSecret: string },
): PaymentProvider {
  const { publicUrl, statementDescriptor, stripeSecretKey, stripePublishableKey, stripeWebhookSecret } = settings;
  if (stripeSecretKey === null || stripePublishableKey === null || stripeWebhookSecret === null) {
    const webhookSecret = `whsec_${createHmac('sha256', encryptionSecret).update('sandbox payments').digest('hex')}`;
    return createSandboxPayments({ db, publicUrl, statementDescriptor, webhookSecret });
  }
  return createStripePayments({
    secretKey: stripeSecretKey,
    publishableKey: stripePublishableKey,
    webhookSecret: stripeWebhookSecret,
    apiUrl: settings.stripeApiUrl,
    statementDescriptor,
    publicUrl,
  });
}
