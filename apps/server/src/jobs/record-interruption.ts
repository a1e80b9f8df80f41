import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

export interface Interruption {
  readonly jobId: string;
  /** For operators; without content of the document. */
  readonly reason: string;
}

/** Keeps why an attempt at a job gave no end, with the job; one that is given up then says what was wrong. */
export async function recordInterruption(db: Kysely<Database>, { jobId, reason }: Interruption): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ interruptions: sql`interruptions + 1`, interruption: reason })
    .where('job_id', '=', jobId)
    .where('finished_at', 'is', null)
    .execute();
}
