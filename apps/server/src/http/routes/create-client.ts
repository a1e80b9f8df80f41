import { ClientLimitError, createClient as create } from '../../clients/index.ts';
import { actAudited } from '../audit.ts';
import type { Handler } from '../call.ts';
import { ProblemError } from '../problem-error.ts';

export const createClient: Handler<'createClient'> = async (call) => {
  const { caller, request, service } = call;
  const { box, settings, clock, newId } = service;
  const wish = {
    userId: caller.userId,
    name: 'Default',
    trialCredits: settings.trialCredits,
    trialFrom: { address: request.ip, grantsPerBlock: settings.trialsPerBlock },
    most: settings.clientsPerUser,
    now: clock(),
    newId,
  };
  return await actAudited(
    call,
    (trx) => create(trx, box, wish),
    ({ clientId }) => ({ action: 'client.created', by: caller, clientId }),
  ).catch((error: unknown) => {
    if (!(error instanceof ClientLimitError)) throw error;
    throw new ProblemError('too_many_clients', `An account can have ${settings.clientsPerUser} clients.`);
  });
};
