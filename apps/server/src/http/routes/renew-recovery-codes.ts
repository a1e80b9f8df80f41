import { audit } from '../audit.ts';
import type { Handler } from '../call.ts';
import { confirmByPassword } from '../confirm-by-password.ts';
import { localAccounts } from '../local-accounts.ts';
import { ProblemError } from '../problem-error.ts';
import { readHeaders } from '../read-headers.ts';

export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = async (call) => {
  const { body, caller, request, service } = call;
  const { secondFactor } = localAccounts(service);
  await confirmByPassword(call, body.password);
  const codes = await secondFactor.renewRecoveryCodes(readHeaders(request), body.password);
  if (codes === null) throw new ProblemError('second_factor_missing', 'Add an authenticator app first.');
  await audit(call, { action: 'account.recovery_codes_renewed', by: caller });
  return { recoveryCodes: [...codes] };
};
