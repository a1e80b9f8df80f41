import type { Kysely, Selectable } from 'kysely';
import type { Database, DeletionTable } from '../db/index.ts';

/** A job's deletions in order; none when nothing was deleted, or when there never was such a job. */
export async function listDeletions(
  db: Kysely<Database>,
  jobId: string,
): Promise<readonly Selectable<DeletionTable>[]> {
  return await db
    .selectFrom('deletions')
    .selectAll()
    .where('job_id', '=', jobId)
    .orderBy('deleted_at')
    .orderBy('deletion_id')
    .execute();
}
