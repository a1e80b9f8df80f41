import { rotateKey } from '../../clients/index.ts';
import { actAudited } from '../audit.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';

export const rotateApiKey: Handler<'rotateApiKey'> = async (call) => {
  const { params, query, caller, service } = call;
  const { box, clock, settings } = service;
  const mode = caller.mode ?? query.mode;
  const rotation = { clientId: params.clientId, mode, now: clock(), overlapMs: settings.keyOverlapMs };
  const client = await actAudited(
    call,
    (trx) => rotateKey(trx, box, caller, rotation),
    (rotated) => rotated && { action: 'key.rotated', by: caller, clientId: rotated.clientId, subject: mode },
  );
  return found(client, 'client');
};
