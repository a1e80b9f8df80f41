/** Clients' retention, time of deletion, and the record of every deletion. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE clients
      ADD COLUMN document_days integer CHECK (document_days >= 0),
      ADD COLUMN result_days integer CHECK (result_days >= 1),
      ADD COLUMN delete_result_on_download boolean NOT NULL DEFAULT false`.execute(db);
  await sql`
    ALTER TABLE jobs
      ADD COLUMN document_deleted_at timestamptz,
      ADD COLUMN result_deleted_at timestamptz,
      ADD CHECK ((document_key IS NULL) = (document_deleted_at IS NOT NULL))`.execute(db);
  await sql`CREATE INDEX jobs_by_age ON jobs (created_at)`.execute(db);
  await sql`CREATE INDEX jobs_with_document ON jobs (created_at) WHERE document_key IS NOT NULL`.execute(db);
  await sql`
    CREATE TABLE deletions (
      deletion_id text PRIMARY KEY,
      kind text NOT NULL,
      reason text NOT NULL,
      job_id text,
      client_id text,
      count integer NOT NULL CHECK (count > 0),
      kept_since timestamptz,
      deleted_at timestamptz NOT NULL
    )`.execute(db);
  // Two that delete the same thing at the same time would both say so.
  await sql`CREATE UNIQUE INDEX deletions_once ON deletions (job_id, kind)`.execute(db);
  await sql`
    CREATE TABLE deletion_totals (
      kind text NOT NULL,
      reason text NOT NULL,
      count bigint NOT NULL,
      PRIMARY KEY (kind, reason)
    )`.execute(db);
}
