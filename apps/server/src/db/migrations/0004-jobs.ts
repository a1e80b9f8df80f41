/** Jobs, their results, and the answers that are repeated to a repeated Idempotency-Key. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE jobs (
      job_id text PRIMARY KEY,
      client_id text NOT NULL REFERENCES clients (client_id),
      status text NOT NULL CHECK (status IN ('NotStarted', 'Started', 'Succeeded', 'Failed')),
      document_type text NOT NULL CHECK (document_type = 'Statement'),
      parser text NOT NULL CHECK (parser IN ('Document', 'Page')),
      label text NOT NULL,
      pages integer NOT NULL CHECK (pages > 0),
      bank_id text,
      document_key text,
      document_size_bytes integer NOT NULL,
      document_sha256 bytea NOT NULL,
      password_encrypted bytea,
      progress_page integer,
      progress_pages integer,
      verification jsonb,
      credits_charged integer NOT NULL DEFAULT 0 CHECK (credits_charged >= 0),
      error_code text,
      created_at timestamptz NOT NULL,
      started_at timestamptz,
      finished_at timestamptz,
      CHECK ((status = 'Failed') = (error_code IS NOT NULL)),
      CHECK ((status IN ('Succeeded', 'Failed')) = (finished_at IS NOT NULL)),
      CHECK (status <> 'Failed' OR credits_charged = 0),
      CHECK (finished_at IS NULL OR password_encrypted IS NULL),
      CHECK (finished_at IS NOT NULL OR document_key IS NOT NULL)
    )`.execute(db);
  await sql`CREATE INDEX jobs_by_client ON jobs (client_id, job_id DESC)`.execute(db);
  await sql`
    CREATE TABLE job_results (
      job_id text PRIMARY KEY REFERENCES jobs (job_id) ON DELETE CASCADE,
      result_json text NOT NULL
    )`.execute(db);
  await sql`
    CREATE TABLE idempotency_keys (
      client_id text NOT NULL REFERENCES clients (client_id),
      key text NOT NULL,
      fingerprint bytea NOT NULL,
      job_id text NOT NULL,
      body text NOT NULL,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (client_id, key)
    )`.execute(db);
  await sql`CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at)`.execute(db);
}
