import type { Api } from '../api.ts';
import { callJson } from '../request/call-route.ts';
import type { IdempotentRequestOptions, RequestOptions, Transport } from '../request/transport.ts';
import type { Checkout, PaymentKey, Plan } from '../types.ts';

/** Buying credits. */
export class Purchases {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  async listPlans(options?: RequestOptions): Promise<Plan[]> {
    return (await callJson(this.#transport, 'listPlans', { options })).body;
  }

  /** Begins to buy a plan: a person pays on the page that `url` leads to. */
  async startCheckout(
    purchase: Api['startCheckout']['body'],
    options: IdempotentRequestOptions = {},
  ): Promise<Checkout> {
    const idempotencyKey = options.idempotencyKey ?? this.#transport.clock.newKey();
    const call = { body: purchase, options: { ...options, idempotencyKey } };
    return (await callJson(this.#transport, 'startCheckout', call)).body;
  }

  /** The publishable key of the card payment provider. */
  async paymentKey(options?: RequestOptions): Promise<PaymentKey> {
    return (await callJson(this.#transport, 'getPaymentKey', { options })).body;
  }
}
