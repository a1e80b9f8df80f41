import { audit } from '../audit.ts';
import type { Handler } from '../call.ts';
import { localAccounts } from '../local-accounts.ts';
import { ProblemError } from '../problem-error.ts';
import { readHeaders } from '../read-headers.ts';

export const signUp: Handler<'signUp'> = async (call) => {
  const { body, request, reply, service } = call;
  await service.limit('sign-in-address', request.ip, reply);
  const signedIn = await localAccounts(service).signUp(body, readHeaders(request));
  if (signedIn === null) {
    throw new ProblemError('account_exists', 'There is an account with this email. Sign in instead.', {
      errors: [{ pointer: '/email', detail: 'There is an account with this email.' }],
    });
  }
  await audit(call, { action: 'account.created', by: signedIn.user });
  reply.header('set-cookie', [...signedIn.cookies]);
  return signedIn.user;
};
