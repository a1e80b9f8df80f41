/**
 * Tells a worker that the job it reads has ended without it: cancelled or deleted by the customer, perhaps through
 * another process. The row is asked for at an interval; a broken connection is left to whatever writes the result.
 */
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';

export interface JobWatch {
  /** Aborted once the job is no longer Started. */
  readonly ended: AbortSignal;
  readonly stop: () => void;
}

export function watchJob(db: Kysely<Database>, jobId: string, intervalMs: number): JobWatch {
  const controller = new AbortController();
  let asking = false;
  const timer = setInterval(async () => {
    if (asking) return;
    asking = true;
    if (await hasEnded(db, jobId)) controller.abort();
    asking = false;
  }, intervalMs);
  return { ended: controller.signal, stop: () => clearInterval(timer) };
}

async function hasEnded(db: Kysely<Database>, jobId: string): Promise<boolean> {
  try {
    const row = await db.selectFrom('jobs').select('status').where('job_id', '=', jobId).executeTakeFirst();
    return row?.status !== 'Started';
  } catch {
    return false;
  }
}
