import type { WebhookDelivery } from '@extracto/contract';

type Delivery = Pick<WebhookDelivery, 'deliveryId' | 'state'>;

/**
 * True when an event has ended since the previous list: it was pending then, or was not listed yet. Always false for the
 * first list.
 */
export function hasNewlyEnded(before: readonly Delivery[] | undefined, now: readonly Delivery[]): boolean {
  if (before === undefined) return false;
  const ended = new Set(before.filter(hasEnded).map(({ deliveryId }) => deliveryId));
  return now.some((delivery) => hasEnded(delivery) && !ended.has(delivery.deliveryId));
}

function hasEnded({ state }: Delivery): boolean {
  return state !== 'pending';
}
