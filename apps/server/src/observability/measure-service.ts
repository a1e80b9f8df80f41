/**
 * Metrics of the service as a whole, read from the database with each scrape, so that every web process reports the same. Each
 * question is answered by a partial index or a table of a few rows, however much is kept. No label names a customer.
 */
import { type Kysely, sql } from 'kysely';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Database, ServiceRunName } from '../db/index.ts';

/** Limit of the count of waiting jobs: more changes nothing about the operator's next step. */
const MOST_COUNTED = 10_000;

interface Waiting {
  readonly count: number;
  readonly oldest: Date | null;
}

export function measureService(registry: Registry, db: Kysely<Database>, now: () => Date): void {
  const registers = [registry];
  const secondsSince = (instant: Date | null) =>
    instant === null ? 0 : Math.max(0, (now().getTime() - instant.getTime()) / 1_000);
  const measureWaiting = (name: string, lateness: string, what: string, read: () => Promise<Waiting>) => {
    const waiting = shareAnswer(read);
    new Gauge({
      name,
      help: `Number of ${what}, ${MOST_COUNTED} at most`,
      registers,
      async collect() {
        this.set((await waiting()).count);
      },
    });
    new Gauge({
      name: lateness,
      help: `Age of the oldest of ${what}; 0 when there is none`,
      registers,
      async collect() {
        this.set(secondsSince((await waiting()).oldest));
      },
    });
  };
  measureWaiting('extracto_jobs_waiting', 'extracto_queue_age_seconds', 'jobs that wait to be read', async () => {
    const { rows } = await sql<Waiting>`
      SELECT count(*), min(created_at) AS oldest FROM (
        SELECT created_at FROM jobs WHERE status = 'NotStarted' ORDER BY created_at LIMIT ${MOST_COUNTED}) w`.execute(
      db,
    );
    return rows[0]!;
  });
  measureWaiting(
    'extracto_webhooks_due',
    'extracto_webhook_lateness_seconds',
    'webhook attempts that are due',
    async () => {
      const { rows } = await sql<Waiting>`
        SELECT count(*), min(next_attempt_at) AS oldest FROM (
          SELECT next_attempt_at FROM webhook_deliveries WHERE state = 'pending' AND next_attempt_at <= ${now()}
          ORDER BY next_attempt_at LIMIT ${MOST_COUNTED}) w`.execute(db);
      return rows[0]!;
    },
  );
  new Gauge({
    name: 'extracto_webhooks_disabled',
    help: 'Webhooks that the service has disabled, by reason',
    labelNames: ['reason'],
    registers,
    async collect() {
      const rows = await db
        .selectFrom('webhook_endpoints')
        .select(['disabled_reason', (eb) => eb.fn.countAll<number>().as('count')])
        .where('disabled_reason', 'is not', null)
        .groupBy('disabled_reason')
        .execute();
      for (const reason of ['gone', 'failing']) {
        this.set({ reason }, rows.find((row) => row.disabled_reason === reason)?.count ?? 0);
      }
    },
  });
  new Counter({
    name: 'extracto_deletions_total',
    help: 'What was deleted, by kind and reason',
    labelNames: ['kind', 'reason'],
    registers,
    async collect() {
      this.reset();
      const totals = await db.selectFrom('deletion_totals').selectAll().execute();
      for (const { kind, reason, count } of totals) this.inc({ kind, reason }, count);
    },
  });
  measureRuns(registry, db, secondsSince);
}

const RUNS = {
  retention: 'documents that are overdue and could not be deleted',
  audit: 'promises of the ledger that do not hold',
} as const satisfies Record<ServiceRunName, string>;

/** A run that never ended shows no age: the alert asks for its absence. */
function measureRuns(registry: Registry, db: Kysely<Database>, secondsSince: (instant: Date) => number): void {
  const registers = [registry];
  const runs = shareAnswer(() => db.selectFrom('service_runs').selectAll().execute());
  new Gauge({
    name: 'extracto_run_findings',
    help: Object.entries(RUNS)
      .map(([run, found]) => `${run}: ${found}`)
      .join('; '),
    labelNames: ['run'],
    registers,
    async collect() {
      for (const { name, findings } of await runs()) this.set({ run: name }, findings);
    },
  });
  new Gauge({
    name: 'extracto_run_age_seconds',
    help: 'Time since the last run of a schedule ended',
    labelNames: ['run'],
    registers,
    async collect() {
      for (const { name, ended_at } of await runs()) this.set({ run: name }, secondsSince(ended_at));
    },
  });
}

/** Gauges that one question answers ask it together: a scrape begins all of them at once. */
function shareAnswer<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | null = null;
  return () => {
    asked ??= ask().finally(() => {
      asked = null;
    });
    return asked;
  };
}
