import type { Handler } from '../call.ts';
import { ProblemError } from '../problem-error.ts';
import { readHeaders } from '../read-headers.ts';

export const signUp: Handler<'signUp'> = async ({ body, request, reply, service }) => {
  await service.limit('sign-in-address', request.ip, reply);
  const signedIn = await service.identity.signUp(body, readHeaders(request));
  if (signedIn === null) {
    throw new ProblemError('account_exists', 'There is an account with this email. Sign in instead.', {
      errors: [{ pointer: '/email', detail: 'There is an account with this email.' }],
    });
  }
  reply.header('set-cookie', [...signedIn.cookies]);
  return signedIn.user;
};
