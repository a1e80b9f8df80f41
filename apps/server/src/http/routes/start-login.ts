import type { Handler } from '../call.ts';
import { readHeaders } from '../read-headers.ts';
import { readReturnPath } from '../read-return-path.ts';

/** The login screen's Continue: to the issuer when there is one, else to the form of local accounts. */
export const startLogin: Handler<'startLogin'> = async ({ body, request, reply, service }) => {
  const returnTo = readReturnPath(body.returnTo);
  const { issuer } = service.identity;
  if (issuer === null) {
    const form = body.create === 'true' ? '/account/sign-up' : '/account/sign-in';
    return returnTo === null ? form : `${form}?returnTo=${encodeURIComponent(returnTo)}`;
  }
  await service.limit('sign-in-address', request.ip, reply);
  const redirection = await issuer.startSignIn(returnTo ?? '/console', readHeaders(request));
  if (redirection === null) return '/account/login?error=issuer_unavailable';
  reply.header('set-cookie', [...redirection.cookies]);
  return redirection.location;
};
