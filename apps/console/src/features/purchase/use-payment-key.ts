import { useQuery } from '@tanstack/react-query';
import { sessionApi } from '../../api/session-api.ts';
import { fetchOrLog } from './fetch-or-log.ts';

/** The publishable key of the card payment provider, and how a purchase is called on the bank statement. */
export function usePaymentKey() {
  return useQuery({ queryKey: ['payment-key'], queryFn: () => fetchOrLog(() => sessionApi.getPaymentKey()) });
}
