import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { ServiceState } from './draw-badge.ts';

/** A job that waits longer than this says that too few workers run, or none. */
const SLOW_MS = 10 * 60 * 1000;

/** `down` when the database does not answer, `slow` when jobs wait too long. */
export async function readServiceState(db: Kysely<Database>, now: Date): Promise<ServiceState> {
  try {
    const waiting = await db
      .selectFrom('jobs')
      .select('job_id')
      .where('status', '=', 'NotStarted')
      .where('created_at', '<', new Date(now.getTime() - SLOW_MS))
      .limit(1)
      .executeTakeFirst();
    return waiting === undefined ? 'operational' : 'slow';
  } catch {
    return 'down';
  }
}
