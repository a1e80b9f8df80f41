/** Rules that give transactions their category and payee, one ordered list for each client. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE bookkeeping_rules (
      client_id text PRIMARY KEY REFERENCES clients (client_id) ON DELETE CASCADE,
      rules jsonb NOT NULL
    )`.execute(db);
}
