/** Corrections made in review, kept beside the result that they correct; they go with it. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE job_reviews (
      job_id text PRIMARY KEY REFERENCES job_results (job_id) ON DELETE CASCADE,
      review_json text NOT NULL,
      result_json text NOT NULL,
      changes integer NOT NULL CHECK (changes > 0),
      reviewed_by text NOT NULL,
      reviewed_at timestamptz NOT NULL
    )`.execute(db);
}
