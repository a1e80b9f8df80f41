import { endOtherSessions } from '../../accounts/index.ts';
import { audit } from '../audit.ts';
import type { Handler } from '../call.ts';
import { confirmByPassword } from '../confirm-by-password.ts';
import { localAccounts } from '../local-accounts.ts';
import { refuseOwnAddress } from '../refuse-own-address.ts';

/** Ends all other sessions: whoever was in with the old password is out. */
export const changePassword: Handler<'changePassword'> = async (call) => {
  const { body, caller, service } = call;
  const accounts = localAccounts(service);
  refuseOwnAddress(body.newPassword, caller.user.email, '/newPassword');
  await confirmByPassword(call, body.password);
  await accounts.setPassword(caller.userId, body.newPassword);
  await endOtherSessions(service.db, caller);
  await audit(call, { action: 'account.password_changed', by: caller });
  return { message: 'Your new password is set, and your other sessions have ended.' };
};
