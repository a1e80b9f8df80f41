/** Messages to support, and the answers. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE support_messages (
      message_id text PRIMARY KEY,
      user_id text REFERENCES users (id),
      email text NOT NULL,
      page text NOT NULL,
      text text NOT NULL,
      created_at timestamptz NOT NULL,
      answer text,
      operator text,
      answered_at timestamptz,
      CHECK ((answer IS NULL) = (answered_at IS NULL) AND (answer IS NULL) = (operator IS NULL))
    )`.execute(db);
  await sql`CREATE INDEX support_messages_by_user ON support_messages (user_id)`.execute(db);
  await sql`CREATE INDEX support_messages_by_age ON support_messages (created_at)`.execute(db);
}
