import { endSession as end } from '../../accounts/index.ts';
import { actAudited } from '../audit.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';

export const endSession: Handler<'endSession'> = async (call) => {
  const { params, caller } = call;
  const ended = await actAudited(
    call,
    (trx) => end(trx, caller.userId, params.sessionId),
    (done) => (done ? { action: 'account.session_ended', by: caller } : null),
  );
  found(ended || null, 'session');
  return { message: 'The session has ended.' };
};
