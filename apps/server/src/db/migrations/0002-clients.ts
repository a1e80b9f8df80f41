/** Clients, their keys, and the plans that can be bought. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE clients (
      client_id text PRIMARY KEY,
      user_id text NOT NULL REFERENCES users (id),
      name text NOT NULL,
      webhook_url text,
      created_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX clients_by_user ON clients (user_id, client_id)`.execute(db);
  await sql`
    CREATE TABLE api_keys (
      key_hash bytea PRIMARY KEY,
      client_id text NOT NULL REFERENCES clients (client_id) ON DELETE CASCADE,
      key_encrypted bytea NOT NULL,
      created_at timestamptz NOT NULL,
      expires_at timestamptz
    )`.execute(db);
  // One current key a client, whatever two rotations at the same time try.
  await sql`CREATE UNIQUE INDEX api_keys_one_current ON api_keys (client_id) WHERE expires_at IS NULL`.execute(db);
  await sql`
    CREATE TABLE plans (
      plan_id text PRIMARY KEY,
      name text NOT NULL,
      price_cents integer NOT NULL CHECK (price_cents >= 0 AND price_cents % 100 = 0),
      currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
      credits integer NOT NULL CHECK (credits > 0),
      provider text NOT NULL,
      status text NOT NULL CHECK (status IN ('Active', 'Inactive')),
      position integer NOT NULL UNIQUE
    )`.execute(db);
  await sql`
    INSERT INTO plans (plan_id, name, price_cents, currency, credits, provider, status, position) VALUES
      ('start', 'Starter', 500, 'USD', 100, 'stripe', 'Active', 1),
      ('pro', 'Professional', 2000, 'USD', 500, 'stripe', 'Active', 2)`.execute(db);
}
