/** Documents whose pages could not be counted when they were submitted. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE jobs ADD COLUMN pages_unknown boolean NOT NULL DEFAULT false`.execute(db);
}
