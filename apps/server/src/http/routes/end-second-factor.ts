import { audit } from '../audit.ts';
import type { Handler } from '../call.ts';
import { confirmByPassword } from '../confirm-by-password.ts';
import { localAccounts } from '../local-accounts.ts';
import { readHeaders } from '../read-headers.ts';

export const endSecondFactor: Handler<'endSecondFactor'> = async (call) => {
  const { body, caller, request, reply, service } = call;
  const { secondFactor } = localAccounts(service);
  await confirmByPassword(call, body.password);
  const cookies = await secondFactor.end(readHeaders(request), body.password);
  await audit(call, { action: 'account.second_factor_removed', by: caller });
  reply.header('set-cookie', [...cookies]);
  return { message: 'The authenticator app was removed. You now sign in with your password only.' };
};
