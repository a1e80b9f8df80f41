/**
 * The ledger of credits: double entry, append only. The database itself keeps the promises, so that no program error
 * and no operator with a console can break them:
 * - the entries of a transaction sum to zero and there are at least two (checked when the database transaction commits);
 * - nothing that was posted is ever changed or deleted, and nothing is added to it later;
 * - a balance is only ever changed by a posting, and a customer's balance never falls below zero.
 *
 * The accounts of the house (issued: where credits come from; consumed: where they go) keep no balance of their own:
 * a single row that every job of every customer updates would make them wait for each other.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE ledger_accounts (
      account_id text PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('available', 'reserved', 'issued', 'consumed')),
      client_id text REFERENCES clients (client_id),
      balance integer NOT NULL DEFAULT 0 CONSTRAINT ledger_balance_not_negative CHECK (balance >= 0),
      CHECK ((client_id IS NULL) = (kind IN ('issued', 'consumed'))),
      UNIQUE NULLS NOT DISTINCT (client_id, kind)
    )`.execute(db);
  await sql`INSERT INTO ledger_accounts (account_id, kind) VALUES ('issued', 'issued'), ('consumed', 'consumed')`.execute(
    db,
  );
  await sql`
    CREATE TABLE ledger_transactions (
      transaction_id text PRIMARY KEY,
      kind text NOT NULL CHECK (
        kind IN ('trial', 'purchase', 'refund', 'adjustment', 'reservation', 'settlement', 'release')),
      client_id text NOT NULL REFERENCES clients (client_id),
      key text,
      description text NOT NULL,
      created_at timestamptz NOT NULL,
      posted_in xid8 NOT NULL DEFAULT pg_current_xact_id(),
      UNIQUE (kind, key)
    )`.execute(db);
  // A reservation ends once: settled or released, never both.
  await sql`
    CREATE UNIQUE INDEX ledger_reservation_ends_once ON ledger_transactions (key)
      WHERE kind IN ('settlement', 'release')`.execute(db);
  await sql`CREATE INDEX ledger_transactions_by_client ON ledger_transactions (client_id, transaction_id)`.execute(db);
  await sql`
    CREATE TABLE ledger_entries (
      transaction_id text NOT NULL REFERENCES ledger_transactions (transaction_id),
      account_id text NOT NULL REFERENCES ledger_accounts (account_id),
      amount integer NOT NULL CHECK (amount <> 0),
      PRIMARY KEY (transaction_id, account_id)
    )`.execute(db);
  await sql`CREATE INDEX ledger_entries_by_account ON ledger_entries (account_id, transaction_id)`.execute(db);
  await keepBalanced(db);
  await keepHistory(db);
  await keepBalances(db);
}

async function keepBalanced(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION ledger_check_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE entries integer; total bigint;
    BEGIN
      SELECT count(*), coalesce(sum(amount), 0) INTO entries, total
        FROM ledger_entries WHERE transaction_id = NEW.transaction_id;
      IF entries < 2 OR total <> 0 THEN
        RAISE EXCEPTION 'ledger transaction % is not balanced: % entries, sum %', NEW.transaction_id, entries, total
          USING ERRCODE = 'integrity_constraint_violation';
      END IF;
      IF (SELECT posted_in FROM ledger_transactions WHERE transaction_id = NEW.transaction_id) <> pg_current_xact_id() THEN
        RAISE EXCEPTION 'ledger transaction % is complete', NEW.transaction_id
          USING ERRCODE = 'integrity_constraint_violation';
      END IF;
      RETURN NULL;
    END $$`.execute(db);
  for (const table of ['ledger_transactions', 'ledger_entries']) {
    await sql`
      CREATE CONSTRAINT TRIGGER balanced AFTER INSERT ON ${sql.table(table)}
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_balanced()`.execute(db);
  }
}

async function keepHistory(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'the ledger is append only: % on % is refused', TG_OP, TG_TABLE_NAME
        USING ERRCODE = 'integrity_constraint_violation';
    END $$`.execute(db);
  for (const table of ['ledger_transactions', 'ledger_entries']) {
    await sql`
      CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON ${sql.table(table)}
        FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change()`.execute(db);
    await sql`
      CREATE TRIGGER never_emptied BEFORE TRUNCATE ON ${sql.table(table)}
        FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()`.execute(db);
  }
}

async function keepBalances(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION ledger_post_entry() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE ledger_accounts SET balance = balance + NEW.amount
        WHERE account_id = NEW.account_id AND client_id IS NOT NULL;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER posted AFTER INSERT ON ledger_entries
      FOR EACH ROW EXECUTE FUNCTION ledger_post_entry()`.execute(db);
  // Depth 1 is a statement of somebody's own; the posting trigger above arrives here at depth 2.
  await sql`
    CREATE FUNCTION ledger_guard_account() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' AND NEW.balance = 0 THEN RETURN NEW; END IF;
      IF TG_OP = 'UPDATE' AND pg_trigger_depth() > 1 THEN RETURN NEW; END IF;
      RAISE EXCEPTION 'ledger accounts change by postings only: % is refused', TG_OP
        USING ERRCODE = 'integrity_constraint_violation';
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER guarded BEFORE INSERT OR UPDATE OR DELETE ON ledger_accounts
      FOR EACH ROW EXECUTE FUNCTION ledger_guard_account()`.execute(db);
}
