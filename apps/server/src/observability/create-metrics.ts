/**
 * What is measured for Prometheus. What concerns the product as a whole is asked of the database with each scrape, so
 * that every web process tells the same; times of calls are this process's own. No label names a customer.
 */
import { type Kysely, sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/schema.ts';
import { measureMails } from './measure-mails.ts';
import { measureRetention, type RetentionMeasures } from './measure-retention.ts';
import { measureWebhooks } from './measure-webhooks.ts';
import { LAG_QUANTILES, watchEventLoop } from './watch-event-loop.ts';

export interface Metrics {
  readonly contentType: string;
  readonly render: () => Promise<string>;
  readonly observeCall: (call: ObservedCall) => void;
}

export interface ObservedCall {
  readonly method: string;
  /** The pattern of the address, never the address: `/api/v1/jobs/:jobId`. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

const PACE_SECONDS = 300;
const BUCKETS_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function createMetrics(measured: RetentionMeasures): Metrics {
  const { db, clock } = measured;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'extracto_' });
  measureJobs(registry, db);
  measureQueue(registry, db, clock);
  measureLedger(registry, db);
  measureRetention(registry, measured);
  measureMails(registry, db);
  measureWebhooks(registry, db, clock);
  measureEventLoop(registry);
  const calls = new Histogram({
    name: 'extracto_http_request_duration_seconds',
    help: 'Time to answer a call',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    render: () => registry.metrics(),
    observeCall: ({ method, route, status, seconds }) => calls.observe({ method, route, status }, seconds),
  };
}

function measureEventLoop(registry: Registry): void {
  const watch = watchEventLoop();
  new Gauge({
    name: 'extracto_event_loop_lag_seconds',
    help: 'How late this process took its turns since it was last asked',
    labelNames: ['quantile'],
    registers: [registry],
    collect() {
      for (const quantile of LAG_QUANTILES) this.set({ quantile: String(quantile) }, watch.read(quantile));
      watch.reset();
    },
  });
}

function measureJobs(registry: Registry, db: Kysely<Database>): void {
  new Gauge({
    name: 'extracto_jobs',
    help: 'Jobs that are kept, by state',
    labelNames: ['status', 'mode'],
    registers: [registry],
    async collect() {
      const rows = await db
        .selectFrom('jobs')
        .select(['status', 'mode', (eb) => eb.fn.countAll<number>().as('count')])
        .groupBy(['status', 'mode'])
        .execute();
      this.reset();
      for (const status of ['NotStarted', 'Started', 'Succeeded', 'Failed']) {
        for (const mode of ['live', 'test']) this.set({ status, mode }, 0);
      }
      for (const { status, mode, count } of rows) this.set({ status, mode }, count);
    },
  });
}

function measureQueue(registry: Registry, db: Kysely<Database>, now: () => Date): void {
  new Gauge({
    name: 'extracto_queue_age_seconds',
    help: 'Age of the oldest job that waits to be read; 0 when none waits',
    registers: [registry],
    async collect() {
      const { oldest } = await db
        .selectFrom('jobs')
        .select((eb) => eb.fn.min('created_at').as('oldest'))
        .where('status', '=', 'NotStarted')
        .executeTakeFirstOrThrow();
      this.set(oldest === null ? 0 : Math.max(0, (now().getTime() - oldest.getTime()) / 1000));
    },
  });
  new Gauge({
    name: 'extracto_jobs_quarantined',
    help: 'Jobs that were given up after all their attempts, of those that are kept',
    registers: [registry],
    async collect() {
      const { count } = await db
        .selectFrom('jobs')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('status', '=', 'Failed')
        .where('interruption', 'is not', null)
        .where('error_code', '=', 'internal')
        .executeTakeFirstOrThrow();
      this.set(count);
    },
  });
  new Gauge({
    name: 'extracto_pages_per_second',
    help: 'Pages read per second, over the last five minutes',
    registers: [registry],
    async collect() {
      const { pages } = await db
        .selectFrom('jobs')
        .select((eb) => eb.fn.sum<number | null>('pages').as('pages'))
        .where('status', '=', 'Succeeded')
        .where('finished_at', '>', new Date(now().getTime() - PACE_SECONDS * 1000))
        .executeTakeFirstOrThrow();
      this.set((pages ?? 0) / PACE_SECONDS);
    },
  });
}

function measureLedger(registry: Registry, db: Kysely<Database>): void {
  new Gauge({
    name: 'extracto_ledger_sum_credits',
    help: 'Sum of all entries of the ledger; anything but 0 is an alarm',
    registers: [registry],
    async collect() {
      const { sum } = await db
        .selectFrom('ledger_entries')
        .select((eb) => eb.fn.sum<number | null>('amount').as('sum'))
        .executeTakeFirstOrThrow();
      this.set(Number(sum ?? 0));
    },
  });
  new Gauge({
    name: 'extracto_ledger_drift_credits',
    help: 'Accounts of customers whose balance is not the sum of their entries; anything but 0 is an alarm',
    registers: [registry],
    async collect() {
      const { rows } = await sql<{ drift: number }>`
        SELECT count(*) AS drift FROM ledger_accounts a
        WHERE a.client_id IS NOT NULL
          AND a.balance <> (SELECT coalesce(sum(amount), 0) FROM ledger_entries e WHERE e.account_id = a.account_id)`.execute(
        db,
      );
      this.set(rows[0]?.drift ?? 0);
    },
  });
}
