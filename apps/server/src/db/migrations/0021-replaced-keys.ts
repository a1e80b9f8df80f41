/** Keys that were replaced are looked up by their client, which asks until when they work. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX api_keys_replaced ON api_keys (client_id, mode) WHERE expires_at IS NOT NULL`.execute(db);
}
