/** The worker: takes jobs from the queue and reads their documents in threads that can be killed. */
import { createExtractionPool } from '@extracto/engine/node';
import { type Job, PgBoss } from 'pg-boss';
import { ulid } from 'ulid';
import { openStorage } from '../adapters/storage/open-storage.ts';
import { loadSecrets } from '../configuration/load-secrets.ts';
import type { Configuration } from '../configuration/read-configuration.ts';
import { createDatabase } from '../db/connection.ts';
import { prepareDatabase } from '../db/prepare-database.ts';
import { failJob } from '../jobs/fail-job.ts';
import { createLogger } from '../launcher/create-logger.ts';
import { DRAIN_LIMIT_MS, type Service } from '../launcher/service.ts';
import type { ExtractionWork } from '../queue/enqueue-extraction.ts';
import { HEARTBEAT_REFRESH_SECONDS, POLL_SECONDS, QUEUE_SCHEMA, SUPERVISE_SECONDS } from '../queue/queues.ts';
import { createSecretBox } from '../secrets/secret-box.ts';
import { extractJob, type WorkerTools } from './extract-job.ts';

const POLLING = { pollingIntervalSeconds: POLL_SECONDS, notifyPollingIntervalSeconds: POLL_SECONDS };

/** `databaseUrl` is set: a worker has no database of its own. */
export async function startWorker(configuration: Configuration): Promise<Service> {
  const { workerThreads, documentTimeoutSeconds, documentMemoryMb } = configuration;
  const databaseUrl = configuration.databaseUrl ?? '';
  const log = createLogger(configuration);
  await prepareDatabase(databaseUrl);
  const db = createDatabase(databaseUrl, { poolSize: workerThreads + 2, applicationName: 'extracto-worker' });
  const pool = createExtractionPool({
    threads: workerThreads,
    documentTimeoutMs: documentTimeoutSeconds * 1_000,
    memoryMb: documentMemoryMb,
  });
  const tools: WorkerTools = {
    db,
    pool,
    storage: await openStorage(configuration),
    box: createSecretBox(Buffer.from(loadSecrets(configuration).encryptionSecret, 'hex')),
    now: () => new Date(),
    newId: () => ulid(),
  };
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: QUEUE_SCHEMA,
    application_name: 'extracto-worker-queue',
    max: 4,
    migrate: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on('error', (error) => log.error({ error: error.message }, 'queue'));
  await boss.start();
  await boss.work(
    'extraction',
    { ...POLLING, localConcurrency: workerThreads, heartbeatRefreshSeconds: HEARTBEAT_REFRESH_SECONDS },
    async ([job]: Job<ExtractionWork>[]) => {
      if (job === undefined) return;
      const { jobId } = job.data;
      const startedAt = performance.now();
      try {
        const outcome = await extractJob(tools, jobId, job.signal);
        log.info({ jobId, outcome, tookMs: Math.round(performance.now() - startedAt) }, 'job');
      } catch (error) {
        log.error({ jobId, attempt: job.retryCount + 1, error: String(error) }, 'job will be tried again');
        throw error;
      }
    },
  );
  await boss.work('extraction-exhausted', POLLING, async ([job]: Job<ExtractionWork>[]) => {
    if (job === undefined) return;
    const { jobId } = job.data;
    await failJob(db, { jobId, code: 'internal', transactionId: tools.newId(), now: tools.now() });
    log.error({ jobId }, 'job failed every time');
  });
  return {
    stop: async () => {
      await boss.stop({ graceful: true, timeout: DRAIN_LIMIT_MS - 5_000 });
      await pool.close();
      await db.destroy();
    },
  };
}
