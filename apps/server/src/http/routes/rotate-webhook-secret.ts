import { getWebhook } from '../../webhooks/get-webhook.ts';
import { rotateSecret } from '../../webhooks/rotate-secret.ts';
import { audit } from '../audit.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';
import { ProblemError } from '../problem-error.ts';

export const rotateWebhookSecret: Handler<'rotateWebhookSecret'> = async (call) => {
  const { params, query, caller, service } = call;
  const { db, box, clock, settings } = service;
  const endpoint = { clientId: params.clientId, mode: caller.mode ?? query.mode };
  const now = clock();
  // Makes the first secret of an endpoint that has none, so that there is one to replace.
  found(await getWebhook(db, box, caller, endpoint, now), 'client');
  const rotated = await rotateSecret(db, box, caller, { ...endpoint, overlapMs: settings.webhookOverlapMs, now });
  if (!rotated) throw new ProblemError('webhook_off', 'The webhook has no secret yet. Save a URL first.');
  const { clientId, mode } = endpoint;
  await audit(call, { action: 'webhook.secret_rotated', by: caller, clientId, subject: mode });
  return found(await getWebhook(db, box, caller, endpoint, now), 'client');
};
