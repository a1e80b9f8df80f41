/** The worker: takes jobs from the queue and reads their documents in threads that can be killed. */
import { createExtractionPool, giveWay } from '@extracto/engine/node';
import { PgBoss } from 'pg-boss';
import { createMailer } from './adapters/mail/index.ts';
import { type Configuration, readDocumentLimits } from './configuration/index.ts';
import { createLogger } from './observability/index.ts';
import { createSteadyClock, prepareDatabase, QUEUE_SCHEMA, SUPERVISE_SECONDS } from './queue/index.ts';
import { DRAIN_LIMIT_MS, type Service } from './service.ts';
import { createResolver } from './webhooks/index.ts';
import {
  BESIDE_READING,
  createLoneReader,
  openTools,
  READING,
  serveWatch,
  subscribeWebhooks,
  subscribeWorker,
} from './worker/index.ts';

/** Rest of the time to drain after extractions must stop: for telling the queue, and closing. */
const CLOSING_MS = 5_000;

const DAY_MS = 24 * 60 * 60 * 1_000;

function createWebhookTools(configuration: Configuration) {
  return {
    policy: { resolve: createResolver(), loopback: configuration.webhookLoopback },
    random: Math.random,
    failingLimitMs: configuration.webhookFailingDays * DAY_MS,
  };
}

/** `databaseUrl` is set: a worker has no database of its own. */
export async function startWorker(configuration: Configuration): Promise<Service> {
  giveWay(BESIDE_READING);
  const { workerThreads } = configuration;
  const databaseUrl = configuration.databaseUrl ?? '';
  const log = createLogger(configuration);
  await prepareDatabase(databaseUrl);
  const shared = await openTools(configuration, workerThreads + 8);
  const width = { threads: workerThreads, priority: READING, ...readDocumentLimits(configuration) };
  const pools = { short: createExtractionPool(width), long: createExtractionPool(width) };
  const alone = createLoneReader(process.env);
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: QUEUE_SCHEMA,
    application_name: 'extracto-worker-queue',
    max: 4,
    migrate: false,
    clock: createSteadyClock(),
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on('error', (error) => log.error({ error: error.message }, 'queue'));
  await boss.start();
  const tools = {
    ...shared,
    mailer: createMailer(configuration),
    publicUrl: configuration.publicUrl,
    pools,
    readAlone: alone.read,
  };
  await subscribeWorker(boss, tools, log, workerThreads);
  await subscribeWebhooks(boss, { ...tools, ...createWebhookTools(configuration) }, log);
  const watch = await serveWatch(configuration);
  return {
    stop: async () => {
      await boss.stop({ graceful: true, timeout: DRAIN_LIMIT_MS - CLOSING_MS });
      await Promise.all([pools.short.close(), pools.long.close(), alone.close()]);
      await watch?.close();
      await shared.db.destroy();
    },
  };
}
