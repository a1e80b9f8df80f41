import { createClient as create } from '../../clients/create-client.ts';
import { audit } from '../audit.ts';
import type { Handler } from '../call.ts';

export const createClient: Handler<'createClient'> = async (call) => {
  const { caller, service } = call;
  const { db, box, settings, clock, newId } = service;
  const client = await create(db, box, {
    userId: caller.userId,
    name: 'Default',
    trialCredits: settings.trialCredits,
    now: clock(),
    newId,
  });
  await audit(call, { action: 'client.created', by: caller, clientId: client.clientId });
  return client;
};
