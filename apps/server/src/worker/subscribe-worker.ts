/** The queues that a worker serves, and how often it polls them. */
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { runAudit } from '../credits/index.ts';
import type { MailTools, MailWork } from '../mail/index.ts';
import {
  type ExtractionWork,
  HEARTBEAT_REFRESH_SECONDS,
  LANE_QUEUES,
  POLL_SECONDS,
  type QueueName,
  type SharedLane,
} from '../queue/index.ts';
import { runRetention, sweepOrphans } from '../retention/index.ts';
import type { LoneReader } from './create-lone-reader.ts';
import type { WorkerTools } from './extract-job.ts';
import { giveUpExtractions } from './give-up-extractions.ts';
import { takeAlone } from './take-alone.ts';
import { takeExtractions } from './take-extractions.ts';
import { giveUpMails, takeMails } from './take-mails.ts';

const POLLING = { pollingIntervalSeconds: POLL_SECONDS, notifyPollingIntervalSeconds: POLL_SECONDS };

/** Options of scheduled queues, where a few seconds do not matter. */
const SCHEDULED = { pollingIntervalSeconds: 5, heartbeatRefreshSeconds: HEARTBEAT_REFRESH_SECONDS };

const READING = { ...POLLING, perJobResults: true, heartbeatRefreshSeconds: HEARTBEAT_REFRESH_SECONDS } as const;

/**
 * Asking takes half a second, and most short documents take less: a few at once, so that another worker finds the rest.
 * Long ones one by one, so that none waits behind another while a worker is idle.
 */
const BATCHES = {
  short: { batchSize: 4, burstWhenBatchFull: true },
  long: { batchSize: 1 },
} as const satisfies Record<SharedLane, object>;

export type SubscriberTools = Omit<WorkerTools, 'pool' | 'lane'> &
  MailTools & {
    readonly pools: Readonly<Record<SharedLane, WorkerTools['pool']>>;
    readonly readAlone: LoneReader['read'];
  };

/** `boss` is started; each shared lane reads `threads` documents at once. Resolves when work is being taken. */
export async function subscribeWorker(
  boss: PgBoss,
  { pools, readAlone, ...tools }: SubscriberTools,
  log: Logger,
  threads: number,
): Promise<void> {
  for (const lane of ['short', 'long'] satisfies SharedLane[]) {
    const reading = { ...tools, lane, pool: pools[lane] };
    await boss.work<ExtractionWork>(
      LANE_QUEUES[lane],
      { ...READING, ...BATCHES[lane], localConcurrency: threads },
      (taken) => takeExtractions(reading, log, taken),
    );
  }
  await boss.work<ExtractionWork>(LANE_QUEUES.alone, { ...READING, batchSize: 1 }, (taken) =>
    Promise.all(taken.map((work) => takeAlone({ ...tools, readAlone }, log, work))),
  );
  await boss.work<ExtractionWork>('extraction-exhausted' satisfies QueueName, POLLING, (exhausted) =>
    giveUpExtractions(tools, log, exhausted),
  );
  await boss.work<MailWork>('mail' satisfies QueueName, POLLING, (taken) => takeMails(tools, log, taken));
  await boss.work<MailWork>('mail-exhausted' satisfies QueueName, POLLING, (exhausted) =>
    giveUpMails(tools, log, exhausted),
  );
  await boss.work('retention' satisfies QueueName, SCHEDULED, () => runRetention(tools, log));
  await boss.work('audit' satisfies QueueName, SCHEDULED, () => runAudit(tools, log));
  await boss.work('orphans' satisfies QueueName, SCHEDULED, async () => {
    const swept = await sweepOrphans(tools);
    if (swept > 0) log.warn({ swept }, 'uploads without a job were deleted');
  });
}
