/** Mails on their way. What they say, and to whom, is kept until they are sent or given up. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE mails (
      mail_id text PRIMARY KEY,
      template text NOT NULL,
      recipient text,
      params jsonb,
      secret_encrypted bytea,
      once_key text UNIQUE,
      state text NOT NULL CHECK (state IN ('waiting', 'sent', 'refused', 'given-up')),
      created_at timestamptz NOT NULL,
      ended_at timestamptz,
      CHECK ((state = 'waiting') = (ended_at IS NULL)),
      CHECK ((state = 'waiting') = (recipient IS NOT NULL)),
      CHECK ((state = 'waiting') = (params IS NOT NULL)),
      CHECK (state = 'waiting' OR secret_encrypted IS NULL)
    )`.execute(db);
  await sql`CREATE INDEX mails_by_end ON mails (ended_at)`.execute(db);
}
