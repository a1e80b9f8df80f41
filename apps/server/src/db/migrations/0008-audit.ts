/** The audit trail of an account, for its owner to read. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE audit_events (
      event_id text PRIMARY KEY,
      user_id text NOT NULL REFERENCES users (id),
      action text NOT NULL,
      actor text NOT NULL CHECK (actor IN ('person', 'key', 'service')),
      key_hint text,
      client_id text,
      subject text,
      address text,
      once_key text UNIQUE,
      created_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX audit_events_by_user ON audit_events (user_id, event_id DESC)`.execute(db);
}
