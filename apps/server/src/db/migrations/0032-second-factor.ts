/** Codes of an authenticator app beside the password, for whoever asks for them. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users ADD COLUMN two_factor_enabled boolean NOT NULL DEFAULT false`.execute(db);
  // The columns are those of the identity library.
  await sql`
    CREATE TABLE second_factors (
      id text PRIMARY KEY,
      user_id text NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
      secret text NOT NULL,
      backup_codes text NOT NULL,
      verified boolean NOT NULL,
      failed_verification_count integer NOT NULL DEFAULT 0,
      locked_until timestamptz
    )`.execute(db);
  // A code opens once, although it is valid for a while.
  await sql`
    CREATE TABLE used_codes (
      user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      code text NOT NULL,
      used_at timestamptz NOT NULL,
      PRIMARY KEY (user_id, code)
    )`.execute(db);
}
