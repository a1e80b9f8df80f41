import type { Handler } from '../call.ts';
import { readHeaders } from '../read-headers.ts';
import { isCrossSite } from '../refuse-cross-site.ts';

/** A link of another site cannot sign a person out; it only leads here. */
export const logout: Handler<'logout'> = async ({ request, reply, service }) => {
  if (isCrossSite(request, service.settings.publicUrl)) return '/account/login';
  const cookies = await service.identity.signOut(readHeaders(request));
  reply.header('set-cookie', [...cookies]);
  return '/account/login';
};
