/** Customers whom an operator has suspended, and limits of one customer in place of the service's. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE users
      ADD COLUMN suspended_at timestamptz,
      ADD COLUMN calls_per_minute integer CHECK (calls_per_minute > 0),
      ADD COLUMN storage_mb integer CHECK (storage_mb > 0)`.execute(db);
}
