import { revokeKey as revoke } from '../../clients/named-keys.ts';
import { audit } from '../audit.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';

export const revokeKey: Handler<'revokeKey'> = async (call) => {
  const { params, caller, service } = call;
  found((await revoke(service.db, caller, params)) || null, 'key');
  await audit(call, { action: 'key.revoked', by: caller, clientId: params.clientId, subject: params.keyId });
  return { message: 'The key was revoked.' };
};
