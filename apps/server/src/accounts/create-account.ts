import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';

export interface NewAccount {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly now: Date;
}

/**
 * An account without a way to sign in, for operators and tests, who vouch for the address; people who sign up get theirs
 * from the identity adapter.
 * Returns `false` when the email has an account.
 */
export async function createAccount(db: Kysely<Database>, account: NewAccount): Promise<boolean> {
  const inserted = await db
    .insertInto('users')
    .values({
      id: account.userId,
      email: account.email.toLowerCase(),
      email_verified: true,
      name: `${account.firstName} ${account.lastName}`.trim(),
      first_name: account.firstName,
      last_name: account.lastName,
      photo_url: null,
      created_at: account.now,
      updated_at: account.now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}
