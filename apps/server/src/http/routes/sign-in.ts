import { createHash } from 'node:crypto';
import type { Handler } from '../call.ts';
import { ProblemError } from '../problem-error.ts';
import { readHeaders } from '../read-headers.ts';

export const signIn: Handler<'signIn'> = async ({ body, request, reply, service }) => {
  await service.limit('sign-in-address', request.ip, reply);
  await service.limit('sign-in-account', accountKey(body.email), reply);
  const signedIn = await service.identity.signIn(body, readHeaders(request));
  if (signedIn === null) throw new ProblemError('sign_in_failed', 'Email or password is wrong.');
  reply.header('set-cookie', [...signedIn.cookies]);
  return signedIn.user;
};

/** The counter is kept under a hash: the table of counters is no list of our customers. */
function accountKey(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url');
}
