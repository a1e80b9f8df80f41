import { writeConfirmationLink } from '../../mail/index.ts';
import { accountKey } from '../account-key.ts';
import { audit } from '../audit.ts';
import type { Handler } from '../call.ts';
import { localAccounts } from '../local-accounts.ts';
import { mayShowLinks } from '../may-show-links.ts';

const SENT = 'We have sent you an email. Open its link and sign in to confirm your address.';
const NOT_SENT = 'No mail server is set up here. Open the link below to confirm your address.';

/** Signs nobody in, and answers the same whether or not the address has an account. */
export const signUp: Handler<'signUp'> = async (call) => {
  const { body, request, reply, service } = call;
  const accounts = localAccounts(service);
  await service.limit('sign-in-address', request.ip, reply);
  await service.limit('mail-account', accountKey(body.email), reply);
  const { userId, confirmationToken } = await accounts.signUp(body);
  if (userId !== null) await audit(call, { action: 'account.created', by: { userId } });
  const shown = mayShowLinks(request, service.settings);
  return {
    message: shown ? NOT_SENT : SENT,
    confirmationLink: shown ? writeConfirmationLink(service.settings.publicUrl, confirmationToken) : null,
  };
};
