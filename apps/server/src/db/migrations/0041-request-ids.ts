/** The call that submitted a job, which the log of its worker names as well. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE jobs ADD COLUMN request_id text`.execute(db);
}
