/** Two lines of work, each with threads of its own, so that what takes minutes does not hold up what takes milliseconds. */
import type { QueueName } from './queues.ts';

/** `long`: documents that have to be recognised from images, or have very many pages. */
export type Lane = 'short' | 'long';

export const LANE_QUEUES = { short: 'extraction', long: 'extraction-long' } as const satisfies Record<Lane, QueueName>;

/** About a third of a second of reading. */
const MOST_SHORT_PAGES = 100;

/** What is known when a document is accepted. That its pages are images shows when it is read. */
export function chooseLane(pages: number): Lane {
  return pages > MOST_SHORT_PAGES ? 'long' : 'short';
}
