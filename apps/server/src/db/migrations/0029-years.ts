/** The year that a caller gives to dates that print none. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE jobs ADD COLUMN year smallint CHECK (year BETWEEN 1900 AND 2100)`.execute(db);
}
