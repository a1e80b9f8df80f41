import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';

/** Jobs whose every attempt was interrupted: given up, not charged, the newest first. Their documents are kept as long as any. */
export async function listQuarantined(db: Kysely<Database>) {
  return await db
    .selectFrom('jobs')
    .select(['job_id', 'client_id', 'pages', 'attempts', 'interruption', 'finished_at', 'document_key'])
    .where('status', '=', 'Failed')
    .where('interruption', 'is not', null)
    .where('error_code', '=', 'internal')
    .orderBy('finished_at', 'desc')
    .limit(100)
    .execute();
}
