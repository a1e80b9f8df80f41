import type { Handler } from '../call.ts';
import { confirmByPassword } from '../confirm-by-password.ts';
import { localAccounts } from '../local-accounts.ts';
import { ProblemError } from '../problem-error.ts';
import { readHeaders } from '../read-headers.ts';

export const startSecondFactor: Handler<'startSecondFactor'> = async (call) => {
  const { body, request, service } = call;
  const { secondFactor } = localAccounts(service);
  await confirmByPassword(call, body.password);
  const started = await secondFactor.start(readHeaders(request), body.password);
  if (started === null) throw new ProblemError('second_factor_exists', 'Remove the present app first.');
  return { uri: started.uri, recoveryCodes: [...started.recoveryCodes] };
};
