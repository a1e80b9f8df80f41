import { audit } from '../audit.ts';
import type { Handler } from '../call.ts';
import { readHeaders } from '../read-headers.ts';
import { isCrossSite } from '../refuse-cross-site.ts';

/** A link of another site cannot sign a person out; it only leads here. */
export const logout: Handler<'logout'> = async (call) => {
  const { request, reply, service } = call;
  if (isCrossSite(request, service.settings.publicUrl)) return '/account/login';
  const headers = readHeaders(request);
  const session = request.cookies[service.identity.sessionCookie] ? await service.identity.findSession(headers) : null;
  const cookies = await service.identity.signOut(headers);
  if (session !== null) await audit(call, { action: 'account.signed_out', by: session.user });
  reply.header('set-cookie', [...cookies]);
  return '/account/login';
};
