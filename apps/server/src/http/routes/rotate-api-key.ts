import { rotateKey } from '../../clients/rotate-key.ts';
import { audit } from '../audit.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';

export const rotateApiKey: Handler<'rotateApiKey'> = async (call) => {
  const { params, query, caller, service } = call;
  const { db, box, clock, settings } = service;
  const mode = caller.mode ?? query.mode;
  const rotation = { clientId: params.clientId, mode, now: clock(), overlapMs: settings.keyOverlapMs };
  const client = found(await rotateKey(db, box, caller, rotation), 'client');
  await audit(call, { action: 'key.rotated', by: caller, clientId: client.clientId, subject: mode });
  return client;
};
