import { accountKey } from '../account-key.ts';
import { audit } from '../audit.ts';
import type { Handler } from '../call.ts';
import { localAccounts } from '../local-accounts.ts';
import { ProblemError } from '../problem-error.ts';
import { refuseOwnAddress } from '../refuse-own-address.ts';

export const resetPassword: Handler<'resetPassword'> = async (call) => {
  const { body, request, reply, service } = call;
  await service.limit('sign-in-address', request.ip, reply);
  const user = await localAccounts(service).resetPassword({
    ...body,
    refuse: (email) => refuseOwnAddress(body.password, email, '/password'),
  });
  if (user === null)
    throw new ProblemError('link_expired', 'This link has expired or was already used. Request a new one.');
  await service.lockout.open(accountKey(user.email), request.ip);
  await audit(call, { action: 'account.password_reset', by: user });
  return { message: 'Your new password is set. Sign in with it.' };
};
