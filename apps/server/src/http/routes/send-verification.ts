import { accountKey } from '../account-key.ts';
import type { Handler } from '../call.ts';
import { localAccounts } from '../local-accounts.ts';

export const sendVerification: Handler<'sendVerification'> = async ({ caller, request, reply, service }) => {
  await service.limit('sign-in-address', request.ip, reply);
  await service.limit('mail-account', accountKey(caller.user.email), reply);
  await localAccounts(service).sendVerification(caller.user);
  return { message: caller.user.emailVerified ? 'Your address is confirmed.' : 'We have sent you a mail with a link.' };
};
