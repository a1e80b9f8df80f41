/**
 * Purchases and what the payment provider has said about them. The provider repeats its events, sends them late and in
 * any order; therefore each is kept by its id, and refunds and disputes are kept as what they say, whether or not their
 * purchase is known yet.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createPurchases(db);
  await createProviderTables(db);
  await createSandbox(db);
  await createSupportActions(db);
}

async function createPurchases(db: Kysely<unknown>): Promise<void> {
  // Plan, price, credits and buyer as they were: a receipt does not change when a plan does.
  await sql`
    CREATE TABLE purchases (
      purchase_id text PRIMARY KEY,
      client_id text NOT NULL REFERENCES clients (client_id),
      plan_id text NOT NULL,
      plan_name text NOT NULL,
      credits integer NOT NULL CHECK (credits > 0),
      amount_cents integer NOT NULL CHECK (amount_cents > 0),
      currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
      provider text NOT NULL CHECK (provider IN ('stripe', 'sandbox')),
      buyer_name text NOT NULL,
      buyer_email text NOT NULL,
      idempotency_key text,
      status text NOT NULL CHECK (status IN ('Open', 'Paid', 'Expired', 'Failed')),
      session_id text UNIQUE,
      checkout_url text,
      payment_id text UNIQUE,
      receipt_number text UNIQUE,
      reversed_credits integer NOT NULL DEFAULT 0 CHECK (reversed_credits BETWEEN 0 AND credits),
      created_at timestamptz NOT NULL,
      paid_at timestamptz,
      UNIQUE (client_id, idempotency_key),
      CHECK ((status = 'Paid') = (paid_at IS NOT NULL)),
      CHECK ((status = 'Paid') = (receipt_number IS NOT NULL)),
      CHECK (status = 'Paid' OR reversed_credits = 0),
      CHECK ((session_id IS NULL) = (checkout_url IS NULL))
    )`.execute(db);
  await sql`CREATE INDEX purchases_by_client ON purchases (client_id, purchase_id)`.execute(db);
  // A sequence would leave a gap for every payment that is rolled back; receipts are numbered without gaps.
  // Test purchases have a series of their own: the numbers of real ones would have gaps.
  await sql`
    CREATE TABLE receipt_counters (
      series text NOT NULL,
      year integer NOT NULL,
      last integer NOT NULL,
      PRIMARY KEY (series, year)
    )`.execute(db);
}

async function createProviderTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE payment_customers (
      provider text NOT NULL,
      user_id text NOT NULL REFERENCES users (id),
      customer_id text NOT NULL,
      PRIMARY KEY (provider, user_id)
    )`.execute(db);
  await sql`
    CREATE TABLE payment_events (
      event_id text PRIMARY KEY,
      kind text NOT NULL,
      outcome text NOT NULL CHECK (outcome IN ('done', 'ignored', 'refused')),
      reason text,
      purchase_id text,
      created_at timestamptz NOT NULL,
      received_at timestamptz NOT NULL
    )`.execute(db);
  await sql`
    CREATE TABLE payment_reversals (
      reversal_id text PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('refund', 'dispute')),
      payment_id text NOT NULL,
      amount_cents integer NOT NULL CHECK (amount_cents >= 0),
      stands boolean NOT NULL,
      final boolean NOT NULL,
      said_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX payment_reversals_by_payment ON payment_reversals (payment_id)`.execute(db);
}

async function createSandbox(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE sandbox_checkouts (
      session_id text PRIMARY KEY,
      purchase_id text NOT NULL UNIQUE,
      payment_id text NOT NULL UNIQUE,
      title text NOT NULL,
      amount_cents integer NOT NULL,
      currency text NOT NULL,
      status text NOT NULL CHECK (status IN ('open', 'complete', 'expired')),
      success_url text NOT NULL,
      cancel_url text NOT NULL,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      completed_at timestamptz
    )`.execute(db);
}

async function createSupportActions(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE support_actions (
      action_id text PRIMARY KEY,
      command text NOT NULL,
      operator text NOT NULL CHECK (operator <> ''),
      reason text NOT NULL CHECK (reason <> ''),
      client_id text REFERENCES clients (client_id),
      transaction_id text UNIQUE REFERENCES ledger_transactions (transaction_id),
      details jsonb NOT NULL,
      created_at timestamptz NOT NULL
    )`.execute(db);
  await sql`
    CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON support_actions
      FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change()`.execute(db);
  await sql`
    CREATE TRIGGER never_emptied BEFORE TRUNCATE ON support_actions
      FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()`.execute(db);
}
