/**
 * Lines of work, each with threads of its own, so that what takes minutes does not hold up what takes milliseconds, and what
 * may end its process takes nobody with it.
 */
import type { Lane } from '../db/index.ts';
import type { QueueName } from './queues.ts';

/** Read in the worker's own process, beside others. */
export type SharedLane = Exclude<Lane, 'alone'>;

export const LANE_QUEUES = {
  short: 'extraction',
  long: 'extraction-long',
  alone: 'extraction-alone',
} as const satisfies Record<Lane, QueueName>;

/** About a third of a second of reading. */
const MOST_SHORT_PAGES = 100;

/** Facts about a document when it is accepted. Image pages show only when it is read. */
export function chooseLane(pages: number): SharedLane {
  return pages > MOST_SHORT_PAGES ? 'long' : 'short';
}
