/**
 * Keys with a name, a scope, an end and networks of their own, beside the two keys of each client. A table apart: an older
 * process neither knows these columns nor mistakes such a key for one of the two.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE named_keys (
      key_id text PRIMARY KEY,
      key_hash bytea NOT NULL UNIQUE,
      client_id text NOT NULL REFERENCES clients (client_id) ON DELETE CASCADE,
      name text NOT NULL,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      scope text NOT NULL CHECK (scope IN ('read', 'submit', 'manage')),
      addresses text[] NOT NULL,
      created_at timestamptz NOT NULL,
      expires_at timestamptz,
      last_used_at timestamptz
    )`.execute(db);
  await sql`CREATE INDEX named_keys_by_client ON named_keys (client_id, key_id)`.execute(db);
  await sql`
    CREATE OR REPLACE FUNCTION end_unproved_access() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM sessions WHERE user_id = NEW.id;
      DELETE FROM api_keys WHERE client_id IN (SELECT client_id FROM clients WHERE user_id = NEW.id);
      DELETE FROM named_keys WHERE client_id IN (SELECT client_id FROM clients WHERE user_id = NEW.id);
      DELETE FROM webhook_endpoints WHERE client_id IN (SELECT client_id FROM clients WHERE user_id = NEW.id);
      RETURN NULL;
    END $$`.execute(db);
}
