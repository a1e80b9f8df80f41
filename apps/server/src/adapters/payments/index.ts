export { createPayments } from './create-payments.ts';
export type { CheckoutEvent, PaymentEvent, ReversalEvent } from './payment-event.ts';
export {
  type CheckoutOrder,
  type CheckoutSession,
  EventSignatureError,
  type PaymentProvider,
  PaymentProviderError,
} from './payment-provider.ts';
