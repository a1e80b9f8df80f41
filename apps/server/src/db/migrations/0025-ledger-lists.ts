/**
 * For clients with very many jobs: what their owner sees of the ledger, in order and countable without a look at each
 * transaction. Setting credits aside is left out, which is every second one.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX IF NOT EXISTS ledger_transactions_shown ON ledger_transactions (client_id, transaction_id DESC)
      WHERE kind NOT IN ('reservation', 'release')`.execute(db);
}
