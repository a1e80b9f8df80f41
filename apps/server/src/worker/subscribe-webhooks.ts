/** Takes events to deliver from the queue. */
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { type AttemptWork, POLL_SECONDS, type QueueName } from '../queue/index.ts';
import type { DeliveryTools } from '../webhooks/index.ts';
import { takeAttempt } from './take-attempt.ts';

const POLLING = { pollingIntervalSeconds: POLL_SECONDS, notifyPollingIntervalSeconds: POLL_SECONDS };

/** One at a time each, since one that hangs would hold the others of a batch; asking again at once while there is more. */
const ATTEMPTS = { batchSize: 1, burstWhenBatchFull: true, localConcurrency: 8, localGroupConcurrency: 4 } as const;

/** `boss` is started. Resolves when work is being taken. */
export async function subscribeWebhooks(boss: PgBoss, tools: DeliveryTools, log: Logger): Promise<void> {
  await boss.work<AttemptWork>('webhook-attempt' satisfies QueueName, { ...POLLING, ...ATTEMPTS }, async ([work]) => {
    if (work !== undefined) await takeAttempt(tools, log, work.data);
  });
}
