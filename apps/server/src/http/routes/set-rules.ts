import { setRules as set } from '../../bookkeeping/index.ts';
import { actAudited } from '../audit.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';

export const setRules: Handler<'setRules'> = async (call) => {
  const { params, body, caller } = call;
  const { clientId } = params;
  const kept = await actAudited(
    call,
    (trx) => set(trx, caller, { clientId, rules: body.rules }),
    (rules) => rules && { action: 'client.rules_changed', by: caller, clientId },
  );
  return found(kept, 'client');
};
