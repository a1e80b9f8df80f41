/**
 * Webhooks: where the events of a client's live and test jobs go, the events, and the attempts to deliver them. An event
 * goes with its job, whoever deletes it, and everything goes with the endpoint.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE webhook_endpoints (
      client_id text NOT NULL REFERENCES clients (client_id),
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      url text,
      secret_encrypted bytea,
      previous_secret_encrypted bytea,
      previous_secret_until timestamptz,
      failing_since timestamptz,
      disabled_at timestamptz,
      disabled_reason text CHECK (disabled_reason IN ('gone', 'failing')),
      PRIMARY KEY (client_id, mode),
      CHECK ((disabled_at IS NULL) = (disabled_reason IS NULL)),
      CHECK (disabled_at IS NULL OR url IS NOT NULL),
      CHECK ((previous_secret_encrypted IS NULL) = (previous_secret_until IS NULL))
    )`.execute(db);
  await sql`
    INSERT INTO webhook_endpoints (client_id, mode, url)
      SELECT client_id, 'live', webhook_url FROM clients WHERE webhook_url IS NOT NULL`.execute(db);
  await sql`ALTER TABLE clients DROP COLUMN webhook_url`.execute(db);
  await createDeliveries(db);
}

async function createDeliveries(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE webhook_deliveries (
      delivery_id text PRIMARY KEY,
      client_id text NOT NULL,
      mode text NOT NULL,
      type text NOT NULL,
      job_id text REFERENCES jobs (job_id) ON DELETE CASCADE,
      job_status text,
      body text NOT NULL,
      state text NOT NULL CHECK (state IN ('pending', 'delivered', 'failed', 'cancelled')),
      attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
      round_attempts integer NOT NULL DEFAULT 0 CHECK (round_attempts BETWEEN 0 AND attempts),
      round_started_at timestamptz,
      next_attempt_at timestamptz,
      created_at timestamptz NOT NULL,
      FOREIGN KEY (client_id, mode) REFERENCES webhook_endpoints (client_id, mode) ON DELETE CASCADE,
      CHECK ((state = 'pending') = (next_attempt_at IS NOT NULL)),
      CHECK ((round_attempts = 0) = (round_started_at IS NULL)),
      CHECK ((job_id IS NULL) = (job_status IS NULL))
    )`.execute(db);
  await sql`
    CREATE INDEX webhook_deliveries_by_endpoint
      ON webhook_deliveries (client_id, mode, created_at DESC, delivery_id DESC)`.execute(db);
  await sql`CREATE INDEX webhook_deliveries_by_job ON webhook_deliveries (job_id)`.execute(db);
  await sql`
    CREATE INDEX webhook_deliveries_pending ON webhook_deliveries (next_attempt_at) WHERE state = 'pending'`.execute(
    db,
  );
  await sql`
    CREATE TABLE webhook_attempts (
      delivery_id text NOT NULL REFERENCES webhook_deliveries (delivery_id) ON DELETE CASCADE,
      attempt integer NOT NULL CHECK (attempt > 0),
      started_at timestamptz NOT NULL,
      took_ms integer CHECK (took_ms >= 0),
      status integer,
      failure text,
      response text,
      PRIMARY KEY (delivery_id, attempt)
    )`.execute(db);
  await sql`CREATE INDEX webhook_attempts_by_time ON webhook_attempts (started_at)`.execute(db);
}
