import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';

export interface ProgressRecord {
  readonly jobId: string;
  /** Pages read so far, of all pages. */
  readonly page: number;
  readonly pages: number;
}

/** Never goes backwards; without effect on a job that is not being read. */
export async function recordProgress(db: Kysely<Database>, { jobId, page, pages }: ProgressRecord): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ progress_page: page, progress_pages: pages })
    .where('job_id', '=', jobId)
    .where('status', '=', 'Started')
    .where((eb) => eb.or([eb('progress_page', 'is', null), eb('progress_page', '<', page)]))
    .execute();
}
