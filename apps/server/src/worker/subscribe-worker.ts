/** Which queues a worker serves, and how it asks them for work. */
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { MailWork } from '../mail/queue-mail.ts';
import type { MailTools } from '../mail/send-queued-mail.ts';
import type { ExtractionWork } from '../queue/enqueue-extraction.ts';
import { HEARTBEAT_REFRESH_SECONDS, POLL_SECONDS, type QueueName } from '../queue/queues.ts';
import { runRetention } from '../retention/run-retention.ts';
import { sweepOrphans } from '../retention/sweep-orphans.ts';
import type { WorkerTools } from './extract-job.ts';
import { giveUpExtractions } from './give-up-extractions.ts';
import { takeExtractions } from './take-extractions.ts';
import { giveUpMails, takeMails } from './take-mails.ts';

const POLLING = { pollingIntervalSeconds: POLL_SECONDS, notifyPollingIntervalSeconds: POLL_SECONDS };

/** Of what runs by the clock: a few seconds do not matter. */
const SCHEDULED = { pollingIntervalSeconds: 5, heartbeatRefreshSeconds: HEARTBEAT_REFRESH_SECONDS };

/** Asking takes half a second; most documents take less. Few, so that another worker finds the rest. */
const BATCH = { batchSize: 4, burstWhenBatchFull: true, perJobResults: true } as const;

/** `boss` is started. Resolves when work is being taken. */
export async function subscribeWorker(
  boss: PgBoss,
  tools: WorkerTools & MailTools,
  log: Logger,
  threads: number,
): Promise<void> {
  await boss.work<ExtractionWork>(
    'extraction' satisfies QueueName,
    { ...POLLING, ...BATCH, localConcurrency: threads, heartbeatRefreshSeconds: HEARTBEAT_REFRESH_SECONDS },
    (taken) => takeExtractions(tools, log, taken),
  );
  await boss.work<ExtractionWork>('extraction-exhausted' satisfies QueueName, POLLING, (exhausted) =>
    giveUpExtractions(tools, log, exhausted),
  );
  await boss.work<MailWork>('mail' satisfies QueueName, POLLING, (taken) => takeMails(tools, log, taken));
  await boss.work<MailWork>('mail-exhausted' satisfies QueueName, POLLING, (exhausted) =>
    giveUpMails(tools, log, exhausted),
  );
  await boss.work('retention' satisfies QueueName, SCHEDULED, () => runRetention(tools, log));
  await boss.work('orphans' satisfies QueueName, SCHEDULED, async () => {
    const swept = await sweepOrphans(tools);
    if (swept > 0) log.warn({ swept }, 'uploads without a job were deleted');
  });
}
