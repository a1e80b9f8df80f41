import { getWebhook, sendTestEvent as send } from '../../webhooks/index.ts';
import { actAudited } from '../audit.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';
import { ProblemError } from '../problem-error.ts';

export const sendTestEvent: Handler<'sendTestEvent'> = async (call) => {
  const { params, query, caller, reply, service } = call;
  const { db, box, clock, newId, limit } = service;
  const endpoint = { clientId: params.clientId, mode: caller.mode ?? query.mode };
  found(await getWebhook(db, box, caller, endpoint, clock()), 'client');
  await limit('webhook', endpoint.clientId, reply);
  const { clientId } = endpoint;
  const delivery = await actAudited(
    call,
    (trx) => send(trx, caller, { ...endpoint, eventId: newId(), now: clock() }),
    (sent) => sent && { action: 'webhook.tested', by: caller, clientId, subject: sent.deliveryId },
  );
  if (delivery === null)
    throw new ProblemError('webhook_off', 'The webhook is off, so nothing was sent. Turn it on first.');
  return delivery;
};
