import { endOtherSessions as end } from '../../accounts/index.ts';
import { actAudited } from '../audit.ts';
import type { Handler } from '../call.ts';

export const endOtherSessions: Handler<'endOtherSessions'> = async (call) => {
  const { caller } = call;
  await actAudited(
    call,
    (trx) => end(trx, caller),
    () => ({ action: 'account.session_ended', by: caller }),
  );
  return { message: 'All your other sessions have ended.' };
};
