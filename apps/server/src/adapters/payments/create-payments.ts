/** The configuration → who takes the money. Without keys of Stripe nobody does, and the test checkout answers. */
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

/** `sandboxSecret`: the installation's own, the same in all of its processes. */
export function createPayments(
  settings: PaymentSettings,
  { db, sandboxSecret }: { readonly db: Kysely<Database>; readonly sandboxSecret: string },
): PaymentProvider {
  const { publicUrl, statementDescriptor, stripeSecretKey, stripePublishableKey, stripeWebhookSecret } = settings;
  if (stripeSecretKey === null || stripePublishableKey === null || stripeWebhookSecret === null) {
    return createSandboxPayments({ db, publicUrl, statementDescriptor, webhookSecret: `whsec_${sandboxSecret}` });
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
