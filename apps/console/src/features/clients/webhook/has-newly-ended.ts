import type { WebhookDelivery } from '@extracto/contract';

type Delivery = Pick<WebhookDelivery, 'deliveryId' | 'state'>;

/**
 * Whether an event has ended since the list was asked for before: one that waited then, or one that is new and was as fast.
 * The first list tells of none.
 */
export function hasNewlyEnded(before: readonly Delivery[] | undefined, now: readonly Delivery[]): boolean {
  if (before === undefined) return false;
  const ended = new Set(before.filter(hasEnded).map(({ deliveryId }) => deliveryId));
  return now.some((delivery) => hasEnded(delivery) && !ended.has(delivery.deliveryId));
}

function hasEnded({ state }: Delivery): boolean {
  return state !== 'pending';
}
