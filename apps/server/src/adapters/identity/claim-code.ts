/** Lets each code of an authenticator app be judged once, although it is valid for a minute and a half. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/index.ts';

/** False when the person has tried this code within five minutes: whoever looked over a shoulder is late. */
export async function claimCode(db: Kysely<Database>, userId: string, code: string): Promise<boolean> {
  await db
    .deleteFrom('used_codes')
    .where('user_id', '=', userId)
    .where('used_at', '<', sql<Date>`now() - interval '5 minutes'`)
    .execute();
  const claimed = await db
    .insertInto('used_codes')
    .values({ user_id: userId, code, used_at: sql<Date>`now()` })
    .onConflict((conflict) => conflict.columns(['user_id', 'code']).doNothing())
    .executeTakeFirst();
  return claimed.numInsertedOrUpdatedRows === 1n;
}
