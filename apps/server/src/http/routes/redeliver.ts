import { findClient } from '../../clients/find-client.ts';
import { redeliver as send } from '../../webhooks/redeliver.ts';
import { audit } from '../audit.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';
import { ProblemError } from '../problem-error.ts';

export const redeliver: Handler<'redeliver'> = async (call) => {
  const { params, query, caller, reply, service } = call;
  const { clientId, deliveryId } = params;
  found(await findClient(service.db, service.box, caller, clientId), 'client');
  await service.limit('webhook', clientId, reply);
  const wish = { clientId, mode: caller.mode ?? query.mode, deliveryId, now: service.clock() };
  const delivery = found(await send(service.db, caller, wish), 'event');
  if (delivery === 'off')
    throw new ProblemError('webhook_off', 'The webhook is off, so nothing was sent. Turn it on first.');
  await audit(call, { action: 'webhook.redelivered', by: caller, clientId, subject: deliveryId });
  return delivery;
};
