import { getWebhook, rotateSecret } from '../../webhooks/index.ts';
import { actAudited } from '../audit.ts';
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
  const { clientId, mode } = endpoint;
  const rotated = await actAudited(
    call,
    (trx) => rotateSecret(trx, box, caller, { ...endpoint, overlapMs: settings.webhookOverlapMs, now }),
    (done) => (done ? { action: 'webhook.secret_rotated', by: caller, clientId, subject: mode } : null),
  );
  if (!rotated) throw new ProblemError('webhook_off', 'The webhook has no secret yet. Save a URL first.');
  return found(await getWebhook(db, box, caller, endpoint, now), 'client');
};
