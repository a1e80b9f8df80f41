import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';

/** Operators' decisions about a customer. `null`: the service's defaults. */
export interface Standing {
  readonly suspended: boolean;
  readonly callsPerMinute: number | null;
  readonly storageMb: number | null;
}

export async function findStanding(db: Kysely<Database>, userId: string): Promise<Standing> {
  const user = await db
    .selectFrom('users')
    .select(['suspended_at', 'calls_per_minute', 'storage_mb'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return {
    suspended: (user?.suspended_at ?? null) !== null,
    callsPerMinute: user?.calls_per_minute ?? null,
    storageMb: user?.storage_mb ?? null,
  };
}
