import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/index.ts';

export interface Interruption {
  readonly jobId: string;
  /** For operators; without content of the document. */
  readonly reason: string;
  /** false: nothing is known against the document, and the attempt does not count. */
  readonly counts: boolean;
}

/** Stores the reason of a crashed attempt with its job, so that a quarantined job has one. */
export async function recordInterruption(db: Kysely<Database>, { jobId, reason, counts }: Interruption): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ interruption: reason, in_hand: false, ...(counts ? {} : { attempts: sql`greatest(attempts - 1, 0)` }) })
    .where('job_id', '=', jobId)
    .where('finished_at', 'is', null)
    .execute();
}
