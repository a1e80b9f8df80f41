/** Keys that seal what is stored, each wrapped by the encryption secret of the service. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE data_keys (
      owner text PRIMARY KEY,
      secret_id text,
      wrapped bytea,
      CHECK ((secret_id IS NULL) = (wrapped IS NULL))
    )`.execute(db);
  // What earlier versions sealed opens with the encryption secret itself, which becomes the key of the service.
  await sql`INSERT INTO data_keys (owner) SELECT 'service' WHERE EXISTS (SELECT FROM users)`.execute(db);
}
