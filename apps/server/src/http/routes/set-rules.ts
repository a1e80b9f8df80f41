import { setRules as set } from '../../bookkeeping/set-rules.ts';
import { audit } from '../audit.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';

export const setRules: Handler<'setRules'> = async (call) => {
  const { params, body, caller, service } = call;
  const { clientId } = params;
  const kept = found(await set(service.db, caller, { clientId, rules: body.rules }), 'client');
  await audit(call, { action: 'client.rules_changed', by: caller, clientId });
  return kept;
};
