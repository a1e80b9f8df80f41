import { revokeKey as revoke } from '../../clients/index.ts';
import { actAudited } from '../audit.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';

export const revokeKey: Handler<'revokeKey'> = async (call) => {
  const { params, caller } = call;
  const { clientId, keyId: subject } = params;
  const revoked = await actAudited(
    call,
    (trx) => revoke(trx, caller, params),
    (done) => (done ? { action: 'key.revoked', by: caller, clientId, subject } : null),
  );
  found(revoked || null, 'key');
  return { message: 'The key was revoked.' };
};
