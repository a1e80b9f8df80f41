/** Test keys beside live ones. What is made with a test key costs nothing and is seen by test keys only. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['api_keys', 'jobs', 'idempotency_keys']) {
    await sql`
      ALTER TABLE ${sql.table(table)}
        ADD COLUMN mode text NOT NULL DEFAULT 'live' CHECK (mode IN ('live', 'test'))`.execute(db);
  }
  await sql`DROP INDEX api_keys_one_current`.execute(db);
  // One current key a client and mode, whatever two rotations at the same time try.
  await sql`CREATE UNIQUE INDEX api_keys_one_current ON api_keys (client_id, mode) WHERE expires_at IS NULL`.execute(
    db,
  );
  await sql`ALTER TABLE jobs ADD CHECK (mode = 'live' OR credits_charged = 0)`.execute(db);
  await sql`CREATE INDEX jobs_by_document ON jobs (client_id, document_sha256)`.execute(db);
  await sql`ALTER TABLE idempotency_keys DROP CONSTRAINT idempotency_keys_pkey`.execute(db);
  await sql`ALTER TABLE idempotency_keys ADD PRIMARY KEY (client_id, mode, key)`.execute(db);
}
