/** Payment providers: Stripe when keys are configured, else a sandbox that looks the same to everything behind this. */
import type { ProviderName } from '../../db/index.ts';
import type { PaymentEvent } from './payment-event.ts';

/** The item, as our database names it. */
export interface CheckoutOrder {
  readonly purchaseId: string;
  readonly clientId: string;
  readonly planId: string;
  /** Shown beside the price: `Starter: 100 XTS` */
  readonly title: string;
  readonly amountCents: number;
  readonly currency: string;
  /** The provider's name of the buyer. */
  readonly customerId: string;
  readonly now: Date;
}

export interface Buyer {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  /** Customer unknown to the provider, who must be created anew. */
  readonly replacedCustomerId: string | null;
}

export interface CheckoutSession {
  readonly sessionId: string;
  /** Address of the payment page. */
  readonly url: string;
}

export interface PaymentProvider {
  readonly name: ProviderName;
  /** Settings that browsers may know. */
  readonly publishableKey: string;
  /** Text of a purchase on a card statement. */
  readonly statementDescriptor: string;
  /** The same buyer gives the same customer, however often it is asked. Throws `PaymentProviderError`. */
  createCustomer(buyer: Buyer): Promise<string>;
  /** The same order gives the same session, however often it is asked. `'unknown-customer'`: make another first. */
  createSession(order: CheckoutOrder): Promise<CheckoutSession | 'unknown-customer'>;
  /** `body`: the exact bytes that were signed. Throws `EventSignatureError`. */
  readEvent(body: Buffer, signature: string, now: Date): PaymentEvent;
  /** `null` unless this is the sandbox. */
  readonly sandbox: EventSigner | null;
}

/** Signs events as the provider does: the value of `Stripe-Signature` for a body. */
export interface EventSigner {
  sign(body: string, now: Date): string;
}

/** The provider did not answer, or not as expected. */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError';
}

/** Somebody else wrote this, or it is too old. */
export class EventSignatureError extends Error {
  override readonly name = 'EventSignatureError';
}
