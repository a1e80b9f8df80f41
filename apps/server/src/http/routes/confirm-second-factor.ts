import { audit } from '../audit.ts';
import type { Handler } from '../call.ts';
import { judgePassword } from '../judge-password.ts';
import { localAccounts } from '../local-accounts.ts';
import { ProblemError } from '../problem-error.ts';
import { readHeaders } from '../read-headers.ts';

export const confirmSecondFactor: Handler<'confirmSecondFactor'> = async (call) => {
  const { body, caller, request, reply, service } = call;
  const { secondFactor } = localAccounts(service);
  const { user, cookies } = await judgePassword(call, caller.user.email, async () => {
    const confirmed = await secondFactor.confirm(readHeaders(request), caller.userId, body.code);
    return confirmed ?? refuse('This code is wrong or was already used. Wait for the next one.');
  });
  await audit(call, { action: 'account.second_factor_added', by: caller });
  reply.header('set-cookie', [...cookies]);
  return user;
};

function refuse(detail: string): ProblemError {
  return new ProblemError('validation_failed', detail, { errors: [{ pointer: '/code', detail }] });
}
