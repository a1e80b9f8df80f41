import type { WebhookDelivery } from '@extracto/contract';
import { expect, test } from 'vitest';
import { hasNewlyEnded } from './has-newly-ended.ts';

const event = (deliveryId: string, state: WebhookDelivery['state']) => ({ deliveryId, state });

test.each([
  ['one that waited has failed', [event('1', 'pending')], [event('1', 'failed')], true],
  ['one that waited was delivered', [event('1', 'pending')], [event('1', 'delivered')], true],
  ['a new one has ended before it was seen to wait', [], [event('1', 'failed')], true],
  ['a new one ended beside one that had', [event('1', 'failed')], [event('2', 'failed'), event('1', 'failed')], true],
  ['a new one waits', [event('1', 'failed')], [event('2', 'pending'), event('1', 'failed')], false],
  ['one that had ended is sent again', [event('1', 'failed')], [event('1', 'pending')], false],
  ['nothing has changed', [event('1', 'failed')], [event('1', 'failed')], false],
  ['the list is the first', undefined, [event('1', 'failed')], false],
] as const)('%s', (_, before, now, has) => {
  expect(hasNewlyEnded(before, now)).toBe(has);
});
