import { enableWebhook as enable, getWebhook } from '../../webhooks/index.ts';
import { actAudited } from '../audit.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';
import { ProblemError } from '../problem-error.ts';

export const enableWebhook: Handler<'enableWebhook'> = async (call) => {
  const { params, query, caller, service } = call;
  const { db, box, clock } = service;
  const endpoint = { clientId: params.clientId, mode: caller.mode ?? query.mode };
  found(await getWebhook(db, box, caller, endpoint, clock()), 'client');
  const { clientId, mode } = endpoint;
  const enabled = await actAudited(
    call,
    (trx) => enable(trx, caller, endpoint),
    (done) => (done ? { action: 'webhook.enabled', by: caller, clientId, subject: mode } : null),
  );
  if (!enabled) {
    throw new ProblemError('webhook_off', 'The webhook has no URL. Save one to turn it on.');
  }
  return found(await getWebhook(db, box, caller, endpoint, clock()), 'client');
};
