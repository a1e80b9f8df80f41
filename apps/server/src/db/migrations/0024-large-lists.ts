/**
 * For clients with very many jobs: indexes that list, count and compare them without looking at each, and what the list of
 * accounts needs of a result, beside it. Results of an earlier version have none and are read whole.
 *
 * A table of millions of rows refuses writes while an index on it is made; whoever makes them before with CREATE INDEX
 * CONCURRENTLY, under these names, finds the migration done in an instant.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX IF NOT EXISTS jobs_listed ON jobs (client_id, mode, job_id DESC)`.execute(db);
  await sql`CREATE INDEX IF NOT EXISTS jobs_by_document ON jobs (client_id, document_sha256)`.execute(db);
  await sql`CREATE INDEX IF NOT EXISTS jobs_waiting ON jobs (created_at) WHERE status = 'NotStarted'`.execute(db);
  await sql`CREATE INDEX IF NOT EXISTS jobs_by_end ON jobs (finished_at) WHERE status = 'Succeeded'`.execute(db);
  await sql`ALTER TABLE job_results ADD COLUMN heads_json text`.execute(db);
  await sql`ALTER TABLE job_reviews ADD COLUMN heads_json text`.execute(db);
}
