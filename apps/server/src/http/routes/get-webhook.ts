import { getWebhook as get } from '../../webhooks/index.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';

export const getWebhook: Handler<'getWebhook'> = async ({ params, query, caller, service }) => {
  const endpoint = { clientId: params.clientId, mode: caller.mode ?? query.mode };
  return found(await get(service.db, service.box, caller, endpoint, service.clock()), 'client');
};
