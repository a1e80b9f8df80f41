/**
 * The record of attempts whose worker ended without a report, and the lane in which such documents are read alone. Names of
 * lanes are checked by the program from here on: a process of the version before leaves jobs of the new lane alone.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE jobs DROP CONSTRAINT jobs_lane_check`.execute(db);
  await sql`
    ALTER TABLE jobs
      ADD COLUMN in_hand boolean NOT NULL DEFAULT false,
      ADD COLUMN lost_attempts integer NOT NULL DEFAULT 0`.execute(db);
}
