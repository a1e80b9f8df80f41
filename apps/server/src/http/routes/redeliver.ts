import { findClient } from '../../clients/index.ts';
import { redeliver as send } from '../../webhooks/index.ts';
import { actAudited } from '../audit.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';
import { ProblemError } from '../problem-error.ts';

export const redeliver: Handler<'redeliver'> = async (call) => {
  const { params, query, caller, reply, service } = call;
  const { clientId, deliveryId } = params;
  found(await findClient(service.db, service.box, caller, clientId), 'client');
  await service.limit('webhook', clientId, reply);
  const wish = { clientId, mode: caller.mode ?? query.mode, deliveryId, now: service.clock() };
  const sent = await actAudited(
    call,
    (trx) => send(trx, caller, wish),
    (outcome) =>
      outcome === null || outcome === 'off'
        ? null
        : { action: 'webhook.redelivered', by: caller, clientId, subject: deliveryId },
  );
  const delivery = found(sent, 'event');
  if (delivery === 'off')
    throw new ProblemError('webhook_off', 'The webhook is off, so nothing was sent. Turn it on first.');
  return delivery;
};
