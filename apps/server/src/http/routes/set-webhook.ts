import { setWebhook as set } from '../../clients/set-webhook.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';

export const setWebhook: Handler<'setWebhook'> = async ({ params, body, caller, service: { db, box } }) => {
  const { webHookUrl } = body;
  return found(await set(db, box, caller, { clientId: params.clientId, webHookUrl }), 'client');
};
