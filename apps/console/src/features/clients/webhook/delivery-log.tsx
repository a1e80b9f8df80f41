import type { WebhookDelivery } from '@extracto/contract';
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure } from '../../../api/describe-failure.ts';
import { sessionApi } from '../../../api/session-api.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { PAGE_SIZE, Pager } from '../../../ui/pager/pager.tsx';
import { DeliveryEntry } from './delivery-entry.tsx';
import styles from './delivery-log.module.css';
import { hasNewlyEnded } from './has-newly-ended.ts';
import { deliveriesKey, type Endpoint, refreshState } from './use-webhook.ts';

const REFRESH_MS = 2_000;

/** `open`: whether events can be sent again now. */
export function DeliveryLog({ endpoint, open }: { endpoint: Endpoint; open: boolean }) {
  const [page, setPage] = useState(1);
  const cache = useQueryClient();
  const deliveries = useQuery({
    queryKey: [...deliveriesKey(endpoint), page],
    queryFn: () => fetchDeliveries(cache, endpoint, page),
    placeholderData: keepPreviousData,
    // An event that waits changes by itself.
    refetchInterval: ({ state: { data } }) => (data?.some(({ state }) => state === 'pending') ? REFRESH_MS : false),
  });
  return (
    <div className={styles.log}>
      <h4 className={styles.title}>Events</h4>
      {deliveries.isPending && <p role="status">Loading...</p>}
      {deliveries.isError && (
        <Notice tone="failure">The events could not be loaded. {describeFailure(deliveries.error)}</Notice>
      )}
      {deliveries.data?.length === 0 && (
        <p className={styles.empty}>No events yet. Send a test event, or submit a document.</p>
      )}
      <ul className={styles.entries} aria-label="Events">
        {deliveries.data?.map((delivery) => (
          <DeliveryEntry key={delivery.deliveryId} delivery={delivery} endpoint={endpoint} open={open} />
        ))}
      </ul>
      {(page > 1 || deliveries.data?.length === PAGE_SIZE) && (
        <Pager page={page} count={deliveries.data?.length ?? null} noun="events" onChange={setPage} />
      )}
    </div>
  );
}

/** An event that has ended may have switched the webhook off. */
async function fetchDeliveries(cache: QueryClient, endpoint: Endpoint, page: number): Promise<WebhookDelivery[]> {
  const { clientId, mode } = endpoint;
  const query = { mode, page, pageSize: PAGE_SIZE };
  const { body } = await sessionApi.listDeliveries({ params: { clientId }, query });
  const before = cache.getQueryData<WebhookDelivery[]>([...deliveriesKey(endpoint), page]);
  if (hasNewlyEnded(before, body)) void refreshState(cache, endpoint);
  return body;
}
