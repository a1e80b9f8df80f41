/** Judges a password or code that somebody sent for an account, by the same count wherever it is asked for. */
import { isFamiliarNetwork } from '../accounts/index.ts';
import { accountKey } from './account-key.ts';
import { audit } from './audit.ts';
import type { Call } from './call.ts';
import { ProblemError } from './problem-error.ts';

/**
 * The result of `judge`. A problem that it returns is a wrong guess, and thrown; one that it throws is neither wrong nor
 * right: it counts until a right one comes. Throws `account_locked` for a guess that must wait.
 */
export async function judgePassword<T>(
  { request, reply, service }: Pick<Call<'signIn'>, 'request' | 'reply' | 'service'>,
  email: string,
  judge: () => Promise<T | ProblemError>,
): Promise<T> {
  const { db, lockout } = service;
  const guess = {
    account: accountKey(email),
    address: request.ip,
    isFamiliar: () => isFamiliarNetwork(db, email, request.ip),
  };
  const { locks } = await lockout.admit(guess, reply);
  const judged = await judge();
  if (!(judged instanceof ProblemError)) {
    await lockout.forgive(guess);
    return judged;
  }
  const user = await db.selectFrom('users').select('id').where('email', '=', email.toLowerCase()).executeTakeFirst();
  if (user !== undefined) {
    const by = { userId: user.id };
    await audit({ request, service }, { action: 'account.sign_in_failed', by });
    if (locks) await audit({ request, service }, { action: 'account.locked', by });
  }
  throw judged;
}
