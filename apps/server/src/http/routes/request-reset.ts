import { accountKey } from '../account-key.ts';
import type { Handler } from '../call.ts';
import { localAccounts } from '../local-accounts.ts';

/** Answers before the mail is written: how long it takes tells nobody whether there is an account. */
export const requestReset: Handler<'requestReset'> = async ({ body, request, reply, service }) => {
  const accounts = localAccounts(service);
  await service.limit('sign-in-address', request.ip, reply);
  await service.limit('mail-account', accountKey(body.email), reply);
  accounts.requestReset(body.email).catch((error: unknown) => request.log.error({ err: error }, 'a reset failed'));
  return { message: 'If there is an account with this address, we have sent an email with a link.' };
};
