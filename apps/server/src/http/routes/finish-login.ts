import { audit } from '../audit.ts';
import type { Handler } from '../call.ts';
import { ProblemError } from '../problem-error.ts';
import { readHeaders } from '../read-headers.ts';

/** Address that the issuer redirects to. */
export const finishLogin: Handler<'finishLogin'> = async (call) => {
  const { request, reply, service } = call;
  const { issuer } = service.identity;
  if (issuer === null) throw new ProblemError('not_found', 'This address does not exist.');
  await service.limit('sign-in-address', request.ip, reply);
  const query = request.url.split('?')[1] ?? '';
  const { user, location, cookies } = await issuer.finishSignIn(query, readHeaders(request));
  if (user?.emailVerified === false) return '/account/login?error=address_unconfirmed';
  reply.header('set-cookie', [...cookies]);
  if (user !== null) await audit(call, { action: 'account.signed_in', by: user });
  return location;
};
