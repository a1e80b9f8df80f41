/** A receipt's free pages, and the number of them that a customer has had in a month. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE jobs ADD COLUMN charge jsonb`.execute(db);
  await sql`
    CREATE TABLE free_pages (
      user_id text NOT NULL,
      month text NOT NULL,
      pages integer NOT NULL CHECK (pages >= 0),
      PRIMARY KEY (user_id, month)
    )`.execute(db);
}
