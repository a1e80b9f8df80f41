import { rotateKey } from '../../clients/rotate-key.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';

export const rotateApiKey: Handler<'rotateApiKey'> = async ({ params, query, caller, service }) => {
  const { db, box, clock, settings } = service;
  const mode = caller.mode ?? query.mode;
  const rotation = { clientId: params.clientId, mode, now: clock(), overlapMs: settings.keyOverlapMs };
  return found(await rotateKey(db, box, caller, rotation), 'client');
};
