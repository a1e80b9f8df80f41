import { endOtherSessions as end } from '../../accounts/sessions.ts';
import { audit } from '../audit.ts';
import type { Handler } from '../call.ts';

export const endOtherSessions: Handler<'endOtherSessions'> = async (call) => {
  await end(call.service.db, call.caller);
  await audit(call, { action: 'account.session_ended', by: call.caller });
  return { message: 'All your other sessions have ended.' };
};
