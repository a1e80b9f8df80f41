import { type Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** Acts in the caller's transaction where there is one, so that what the caller adds is written with it or not at all. */
export function inTransaction<Outcome>(
  db: Kysely<Database>,
  act: (trx: Transaction<Database>) => Promise<Outcome>,
): Promise<Outcome> {
  return db instanceof Transaction ? act(db) : db.transaction().execute(act);
}
