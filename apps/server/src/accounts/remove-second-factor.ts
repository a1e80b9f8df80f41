/** For whoever lost phone and recovery codes, once support knows who asks. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';

/** Ends all sessions as well. Returns false when the address has no account with an authenticator app. */
export async function removeSecondFactor(db: Kysely<Database>, email: string): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const user = await trx
      .updateTable('users')
      .set({ two_factor_enabled: false })
      .where('email', '=', email.toLowerCase())
      .where('two_factor_enabled', '=', true)
      .returning('id')
      .executeTakeFirst();
    if (user === undefined) return false;
    await trx.deleteFrom('second_factors').where('user_id', '=', user.id).execute();
    await trx.deleteFrom('sessions').where('user_id', '=', user.id).execute();
    return true;
  });
}
