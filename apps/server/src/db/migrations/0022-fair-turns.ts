/**
 * Adds the turn of a job in the queue, which limits each customer's share; its number of attempts; and the reason of its last
 * crash. An earlier version writes none of them: its jobs are short ones and go first.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE jobs
      ADD COLUMN lane text NOT NULL DEFAULT 'short' CHECK (lane IN ('short', 'long')),
      ADD COLUMN turn integer,
      ADD COLUMN attempts integer NOT NULL DEFAULT 0,
      ADD COLUMN interruption text`.execute(db);
  await sql`CREATE INDEX jobs_in_turn ON jobs (lane, turn) WHERE started_at IS NULL AND finished_at IS NULL`.execute(
    db,
  );
  await sql`CREATE INDEX jobs_of_client_in_turn ON jobs (client_id, lane, turn) WHERE started_at IS NULL AND finished_at IS NULL`.execute(
    db,
  );
  await sql`
    CREATE INDEX jobs_quarantined ON jobs (finished_at)
      WHERE status = 'Failed' AND interruption IS NOT NULL`.execute(db);
}
