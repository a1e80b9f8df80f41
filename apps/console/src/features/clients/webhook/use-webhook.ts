import type { KeyMode, Webhook } from '@extracto/contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { sessionApi } from '../../../api/session-api.ts';

export interface Endpoint {
  readonly clientId: string;
  readonly mode: KeyMode;
}

const webhookKey = ({ clientId, mode }: Endpoint) => ['webhook', clientId, mode];
export const deliveriesKey = ({ clientId, mode }: Endpoint) => ['deliveries', clientId, mode];

export function useWebhook(endpoint: Endpoint) {
  const { clientId, mode } = endpoint;
  return useQuery({
    queryKey: webhookKey(endpoint),
    queryFn: async () => (await sessionApi.getWebhook({ params: { clientId }, query: { mode } })).body,
  });
}

/** Puts what the service returned in the place of what it changed. */
export function replaceWebhook(cache: QueryClient, changed: Webhook) {
  cache.setQueryData<Webhook>(webhookKey(changed), changed);
}

/** Asks again for the webhook and its secret. */
export async function refreshState(cache: QueryClient, endpoint: Endpoint): Promise<void> {
  await cache.invalidateQueries({ queryKey: webhookKey(endpoint) });
}

/** Asks again for the webhook, its secret and its events. */
export async function refreshWebhook(cache: QueryClient, endpoint: Endpoint): Promise<void> {
  await refreshState(cache, endpoint);
  await cache.invalidateQueries({ queryKey: deliveriesKey(endpoint) });
}
