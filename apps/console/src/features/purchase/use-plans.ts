import { useQuery } from '@tanstack/react-query';
import { sessionApi } from '../../api/session-api.ts';
import { fetchOrLog } from './fetch-or-log.ts';

/** The plans that can be bought, in the order of the service: the small one first. */
export function usePlans() {
  return useQuery({
    queryKey: ['plans'],
    queryFn: async () => (await fetchOrLog(() => sessionApi.listPlans())).filter(({ status }) => status === 'Active'),
  });
}
