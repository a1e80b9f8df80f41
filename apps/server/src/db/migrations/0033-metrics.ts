/**
 * Small tables that a scrape of the metrics reads in place of large ones: how the runs of the schedules ended, a row a schedule, and an
 * index of the webhooks that the service has disabled.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE service_runs (
      name text PRIMARY KEY CHECK (name IN ('audit', 'retention')),
      ended_at timestamptz NOT NULL,
      findings integer NOT NULL CHECK (findings >= 0)
    )`.execute(db);
  await sql`
    CREATE INDEX IF NOT EXISTS webhook_endpoints_disabled ON webhook_endpoints (disabled_reason)
      WHERE disabled_reason IS NOT NULL`.execute(db);
}
