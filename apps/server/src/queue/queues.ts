/** The queues as data: how often work is tried, and when a worker that went silent loses it. Times in seconds. */
import type { QueueOptions, QueuePolicy } from 'pg-boss';

/** The queues' tables live beside the product's, in a schema of their own. */
export const QUEUE_SCHEMA = 'queue';

export interface QueueDefinition extends QueueOptions {
  /** Queue for work that failed every time; null: it only stays listed as failed. */
  readonly deadLetter: QueueName | null;
  /** `exclusive`: one piece of work at a time, waiting or being done, over all processes. */
  readonly policy: Extract<QueuePolicy, 'standard' | 'exclusive'>;
}

export type QueueName =
  | 'extraction'
  | 'extraction-long'
  | 'extraction-alone'
  | 'extraction-exhausted'
  | 'mail'
  | 'mail-exhausted'
  | 'retention'
  | 'orphans'
  | 'audit'
  | 'webhook-attempt';

/** Scheduled work (cron, UTC), once for all processes. */
export const SCHEDULES = {
  retention: '* * * * *',
  orphans: '17 * * * *',
  audit: '23 3 * * *',
} as const satisfies Partial<Record<QueueName, string>>;

/** Interval of a worker's heartbeat; well within `heartbeatSeconds`. */
export const HEARTBEAT_REFRESH_SECONDS = 4;
/** Interval of the search for silent workers' jobs. */
export const SUPERVISE_SECONDS = 2;
/** Interval of a worker's polling. */
export const POLL_SECONDS = 0.5;

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** The next turn tries again: work of a schedule is not repeated by itself. */
const SCHEDULED = {
  deadLetter: null,
  policy: 'exclusive',
  retryLimit: 0,
  heartbeatSeconds: 30,
  expireInSeconds: 6 * HOUR_SECONDS,
  retentionSeconds: HOUR_SECONDS,
  deleteAfterSeconds: DAY_SECONDS,
} as const satisfies QueueDefinition;
/** A webhook attempt that is not over by then was interrupted; twice what an attempt may take. */
export const ATTEMPT_LEASE_SECONDS = 30;

const EXTRACTION = {
  deadLetter: 'extraction-exhausted',
  policy: 'standard',
  // Attempts at a document are counted with its job; these also pass while the storage or the database is away.
  retryLimit: 1_000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  heartbeatSeconds: 10,
  // A backstop behind the heartbeats: a whole batch of the slowest documents that are allowed.
  expireInSeconds: 2 * HOUR_SECONDS,
  retentionSeconds: 14 * DAY_SECONDS,
  deleteAfterSeconds: DAY_SECONDS,
} as const satisfies QueueDefinition;

/** Dead letters: jobs whose every attempt failed. Handling one only records the failure. */
const EXHAUSTED = {
  deadLetter: null,
  policy: 'standard',
  retryLimit: 10,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 300,
  expireInSeconds: 60,
  retentionSeconds: 14 * DAY_SECONDS,
  deleteAfterSeconds: DAY_SECONDS,
} as const satisfies QueueDefinition;

/** Queues are created in this order, so a dead-letter queue precedes the queue that uses it. */
export const QUEUES: Readonly<Record<QueueName, QueueDefinition>> = {
  'extraction-exhausted': EXHAUSTED,
  extraction: EXTRACTION,
  'extraction-long': EXTRACTION,
  'extraction-alone': EXTRACTION,
  'mail-exhausted': EXHAUSTED,
  mail: {
    deadLetter: 'mail-exhausted',
    policy: 'standard',
    // About a day: a mail server that is away comes back.
    retryLimit: 30,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: HOUR_SECONDS,
    expireInSeconds: 120,
    retentionSeconds: 14 * DAY_SECONDS,
    deleteAfterSeconds: DAY_SECONDS,
  },
  retention: SCHEDULED,
  orphans: SCHEDULED,
  audit: SCHEDULED,
  'webhook-attempt': {
    deadLetter: null,
    policy: 'standard',
    // Retries an attempt that a worker began and did not finish, or that the database was unavailable for. The event
    // schedules the delivery attempts themselves, over a day.
    retryLimit: 1_000,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds: ATTEMPT_LEASE_SECONDS,
    retentionSeconds: 14 * DAY_SECONDS,
    deleteAfterSeconds: HOUR_SECONDS,
  },
};
