import { setWebhook as set } from '../../clients/set-webhook.ts';
import { audit } from '../audit.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';

export const setWebhook: Handler<'setWebhook'> = async (call) => {
  const { params, body, caller, service } = call;
  const { webHookUrl } = body;
  const wish = { clientId: params.clientId, webHookUrl };
  const client = found(await set(service.db, service.box, caller, wish), 'client');
  await audit(call, { action: 'client.webhook_changed', by: caller, clientId: client.clientId });
  return client;
};
