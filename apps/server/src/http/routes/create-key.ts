import { createKey as create, findClient, KeyLimitError } from '../../clients/index.ts';
import { actAudited } from '../audit.ts';
import type { Handler } from '../call.ts';
import { confirmByPassword } from '../confirm-by-password.ts';
import { found } from '../found.ts';
import { ProblemError } from '../problem-error.ts';

/** The key is shown here once, which a session left open is not enough for. */
export const createKey: Handler<'createKey'> = async (call) => {
  const { params, body, caller, service } = call;
  const { db, box, clock, newId, settings } = service;
  const { password, expiresAt: end, ...wish } = body;
  const expiresAt = end === null ? null : new Date(end);
  const now = clock();
  if (expiresAt !== null && expiresAt <= now) {
    const detail = 'Choose a time in the future.';
    throw new ProblemError('validation_failed', detail, { errors: [{ pointer: '/expiresAt', detail }] });
  }
  found(await findClient(db, box, caller, params.clientId), 'client');
  await confirmByPassword(call, password);
  const { clientId } = params;
  const most = settings.keysPerClient;
  const key = await actAudited(
    call,
    (trx) => create(trx, caller, { ...wish, clientId, keyId: newId(), expiresAt, most, now }),
    (created) => created && { action: 'key.created', by: caller, clientId, subject: created.keyId },
  ).catch((error: unknown) => {
    if (!(error instanceof KeyLimitError)) throw error;
    throw new ProblemError('too_many_keys', `A client can have ${most} named keys. Revoke one first.`);
  });
  return found(key, 'client');
};
