/**
 * An address can do nothing before it is confirmed. Whatever proves it for the first time, in whichever process, ends the
 * sessions, keys and webhooks that somebody made before who did not own it; a trigger, so that no way is forgotten.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE trial_grants (
      address_hash bytea PRIMARY KEY,
      block_hash bytea,
      granted_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX trial_grants_by_block ON trial_grants (block_hash, granted_at)`.execute(db);
  await sql`
    CREATE FUNCTION end_unproved_access() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM sessions WHERE user_id = NEW.id;
      DELETE FROM api_keys WHERE client_id IN (SELECT client_id FROM clients WHERE user_id = NEW.id);
      DELETE FROM webhook_endpoints WHERE client_id IN (SELECT client_id FROM clients WHERE user_id = NEW.id);
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER users_proved AFTER UPDATE OF email_verified ON users
      FOR EACH ROW WHEN (NEW.email_verified AND NOT OLD.email_verified)
      EXECUTE FUNCTION end_unproved_access()`.execute(db);
}
