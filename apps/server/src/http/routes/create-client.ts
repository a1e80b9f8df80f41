import { createClient as create } from '../../clients/create-client.ts';
import type { Handler } from '../call.ts';

export const createClient: Handler<'createClient'> = ({ caller, service: { db, box, settings, clock, newId } }) =>
  create(db, box, {
    userId: caller.userId,
    name: 'Default',
    trialCredits: settings.trialCredits,
    now: clock(),
    newId,
  });
