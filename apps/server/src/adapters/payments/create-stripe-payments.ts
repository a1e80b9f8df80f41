import Stripe from 'stripe';
import { type CheckoutOrder, type PaymentProvider, PaymentProviderError } from './payment-provider.ts';
import { readStripeEvent } from './read-stripe-event.ts';

export interface StripeOptions {
  readonly secretKey: string;
  readonly publishableKey: string;
  /** `whsec_…` */
  readonly webhookSecret: string;
  readonly statementDescriptor: string;
  /** Another address of the API; `null` for Stripe's own. */
  readonly apiUrl: string | null;
  /** Address that the buyer returns to, without a slash at the end. */
  readonly publicUrl: string;
}

export function createStripePayments(options: StripeOptions): PaymentProvider {
  const { publishableKey, statementDescriptor, webhookSecret } = options;
  const stripe = new Stripe(options.secretKey, {
    ...locate(options.apiUrl),
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    appInfo: { name: 'Extracto' },
  });
  return {
    name: 'stripe',
    publishableKey,
    statementDescriptor,
    createCustomer: async ({ userId, email, name, replacedCustomerId }) => {
      const customer = await ask(
        stripe.customers.create(
          { email, name, metadata: { userId } },
          { idempotencyKey: `customer-${userId}-${replacedCustomerId ?? 'first'}` },
        ),
      );
      return customer.id;
    },
    createSession: async (order) => {
      try {
        const session = await stripe.checkout.sessions.create(describeSession(order, options), {
          idempotencyKey: `checkout-${order.purchaseId}-${order.customerId}`,
        });
        if (session.url === null) throw new PaymentProviderError('the session has no page');
        return { sessionId: session.id, url: session.url };
      } catch (error) {
        if (isUnknownCustomer(error)) return 'unknown-customer';
        throw new PaymentProviderError('no session could be made', { cause: error });
      }
    },
    readEvent: (body, signature, now) => readStripeEvent(body, signature, webhookSecret, now),
    sandbox: null,
  };
}

/** The price stands in the order, so that a plan can change without a visit to Stripe. */
function describeSession(
  order: CheckoutOrder,
  { publicUrl, statementDescriptor }: StripeOptions,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { purchaseId: order.purchaseId, clientId: order.clientId, planId: order.planId };
  return {
    mode: 'payment',
    customer: order.customerId,
    client_reference_id: order.clientId,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: order.amountCents,
          product_data: { name: order.title },
        },
      },
    ],
    metadata,
    // Cards refuse a whole descriptor; the account's prefix stands before this.
    payment_intent_data: { metadata, description: order.title, statement_descriptor_suffix: statementDescriptor },
    success_url: `${publicUrl}/console/purchase/success`,
    cancel_url: `${publicUrl}/console/purchase/cancel`,
  };
}

function locate(apiUrl: string | null): Stripe.StripeConfig {
  if (apiUrl === null) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  const https = protocol === 'https:';
  return { protocol: https ? 'https' : 'http', host: hostname, port: port || (https ? 443 : 80) };
}

function isUnknownCustomer(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === 'resource_missing' &&
    error.param === 'customer'
  );
}

async function ask<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    throw new PaymentProviderError('Stripe refused or did not answer', { cause });
  }
}
