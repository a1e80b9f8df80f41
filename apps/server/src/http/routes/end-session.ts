import { endSession as end } from '../../accounts/sessions.ts';
import { audit } from '../audit.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';

export const endSession: Handler<'endSession'> = async (call) => {
  const { params, caller, service } = call;
  found((await end(service.db, caller.userId, params.sessionId)) || null, 'session');
  await audit(call, { action: 'account.session_ended', by: caller });
  return { message: 'The session has ended.' };
};
