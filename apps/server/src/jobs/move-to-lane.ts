import { type Kysely, sql } from 'kysely';
import type { Database, Lane } from '../db/index.ts';
import { enqueueExtraction } from '../queue/index.ts';

/**
 * Puts a job that was begun in line in another lane. Its turn there is a new one, and it counts as not begun; its state stays
 * Started, which its webhook was told, but without the time of a start it counts as waiting. Nothing happens when it has ended
 * or was moved before.
 */
export async function moveToLane(db: Kysely<Database>, jobId: string, lane: Exclude<Lane, 'short'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const moved = await trx
      .updateTable('jobs')
      .set({
        lane,
        turn: null,
        started_at: null,
        progress_page: null,
        progress_pages: null,
        attempts: sql`greatest(attempts - 1, 0)`,
        in_hand: false,
      })
      .where('job_id', '=', jobId)
      .where('status', '=', 'Started')
      .where('lane', '<>', lane)
      .returning('job_id')
      .executeTakeFirst();
    if (moved !== undefined) await enqueueExtraction(trx, { jobId });
  });
}
