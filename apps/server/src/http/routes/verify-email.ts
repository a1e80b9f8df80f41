import { audit } from '../audit.ts';
import type { Handler } from '../call.ts';
import { localAccounts } from '../local-accounts.ts';

/** The link of the mail. It proves an address and signs nobody in. */
export const verifyEmail: Handler<'verifyEmail'> = async (call) => {
  const userId = await localAccounts(call.service).verifyEmail(call.query.token);
  if (userId === null) return '/account/login?error=link_expired';
  await audit(call, { action: 'account.verified', by: { userId } });
  return '/console?verified=1';
};
