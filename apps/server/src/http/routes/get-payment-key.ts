import type { Handler } from '../call.ts';

export const getPaymentKey: Handler<'getPaymentKey'> = async ({ service: { payments } }) => ({
  key: payments.publishableKey,
  statementDescriptor: payments.statementDescriptor,
});
