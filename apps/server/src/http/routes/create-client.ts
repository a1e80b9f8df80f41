import { ClientLimitError, createClient as create } from '../../clients/create-client.ts';
import { audit } from '../audit.ts';
import type { Handler } from '../call.ts';
import { ProblemError } from '../problem-error.ts';

export const createClient: Handler<'createClient'> = async (call) => {
  const { caller, request, service } = call;
  const { db, box, settings, clock, newId } = service;
  const client = await create(db, box, {
    userId: caller.userId,
    name: 'Default',
    trialCredits: settings.trialCredits,
    trialFrom: { address: request.ip, grantsPerBlock: settings.trialsPerBlock },
    most: settings.clientsPerUser,
    now: clock(),
    newId,
  }).catch((error: unknown) => {
    if (!(error instanceof ClientLimitError)) throw error;
    throw new ProblemError('too_many_clients', `An account can have ${settings.clientsPerUser} clients.`);
  });
  await audit(call, { action: 'client.created', by: caller, clientId: client.clientId });
  return client;
};
