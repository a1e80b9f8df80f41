import { accountKey } from '../account-key.ts';
import { audit } from '../audit.ts';
import type { Call, Handler } from '../call.ts';
import { localAccounts } from '../local-accounts.ts';
import { ProblemError } from '../problem-error.ts';
import { readHeaders } from '../read-headers.ts';

export const signIn: Handler<'signIn'> = async (call) => {
  const { body, request, reply, service } = call;
  const accounts = localAccounts(service);
  const key = accountKey(body.email);
  await service.limit('sign-in-address', request.ip, reply);
  await service.lockout.check(key, reply);
  const signedIn = await accounts.signIn(body, readHeaders(request));
  if (signedIn === null) {
    await noteFailure(call, await service.lockout.fail(key));
    throw new ProblemError('sign_in_failed', 'Email or password is wrong.');
  }
  await service.lockout.open(key);
  await audit(call, { action: 'account.signed_in', by: signedIn.user });
  reply.header('set-cookie', [...signedIn.cookies]);
  return signedIn.user;
};

/** For the owner of the account, when there is one. */
async function noteFailure(call: Call<'signIn'>, locked: boolean): Promise<void> {
  const user = await call.service.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', call.body.email.toLowerCase())
    .executeTakeFirst();
  if (user === undefined) return;
  await audit(call, { action: 'account.sign_in_failed', by: { userId: user.id } });
  if (locked) await audit(call, { action: 'account.locked', by: { userId: user.id } });
}
