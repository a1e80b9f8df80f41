/** Every review that was saved, so that an earlier one can be taken back; they go with the result that they correct. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE job_review_versions (
      job_id text NOT NULL REFERENCES job_results (job_id) ON DELETE CASCADE,
      version integer NOT NULL CHECK (version > 0),
      review_json text NOT NULL,
      changes integer NOT NULL CHECK (changes >= 0),
      reviewed_by text NOT NULL,
      reviewed_at timestamptz NOT NULL,
      PRIMARY KEY (job_id, version)
    )`.execute(db);
  await sql`
    INSERT INTO job_review_versions (job_id, version, review_json, changes, reviewed_by, reviewed_at)
    SELECT job_id, 1, review_json, changes, reviewed_by, reviewed_at FROM job_reviews`.execute(db);
}
