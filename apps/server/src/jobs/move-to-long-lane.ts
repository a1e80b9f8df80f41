import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { enqueueExtraction } from '../queue/enqueue-extraction.ts';

/**
 * Puts a job that is being read in line with the long ones. Its turn there is a new one; its state stays Started, which
 * its webhook was told, but without the time of a start it counts as waiting. Nothing happens when it has ended or was moved before.
 */
export async function moveToLongLane(db: Kysely<Database>, jobId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const moved = await trx
      .updateTable('jobs')
      .set({ lane: 'long', turn: null, started_at: null, progress_page: null, progress_pages: null })
      .where('job_id', '=', jobId)
      .where('status', '=', 'Started')
      .where('lane', '=', 'short')
      .returning('job_id')
      .executeTakeFirst();
    if (moved !== undefined) await enqueueExtraction(trx, { jobId });
  });
}
