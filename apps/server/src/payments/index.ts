export { changePlan, type Plan } from './change-plan.ts';
export { findSandboxCheckout } from './find-sandbox-checkout.ts';
export { handlePaymentEvent } from './handle-payment-event.ts';
export { paySandboxCheckout } from './pay-sandbox-checkout.ts';
export type { SandboxCheckout } from './sandbox-checkout.ts';
export { type CheckoutOutcome, startCheckout } from './start-checkout.ts';
export { writeSandboxEvent } from './write-sandbox-event.ts';
