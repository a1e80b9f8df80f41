import { type ProblemCode, WEBHOOK_URL_MESSAGE } from '@extracto/contract';
import { findClient } from '../../clients/index.ts';
import { setWebhook as set, type UrlVerdict } from '../../webhooks/index.ts';
import { actAudited } from '../audit.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';
import type { HttpDependencies } from '../http-dependencies.ts';
import { ProblemError } from '../problem-error.ts';

export const setWebhook: Handler<'setWebhook'> = async (call) => {
  const { params, query, body, caller, service } = call;
  const { clientId } = params;
  const mode = caller.mode ?? query.mode;
  const url = body.webHookUrl || null;
  found(await findClient(service.db, service.box, caller, clientId), 'client');
  if (url !== null) await refuseBadUrl(service, url);
  const changed = await actAudited(
    call,
    (trx) => set(trx, caller, { clientId, mode, url }),
    (done) => (done ? { action: 'client.webhook_changed', by: caller, clientId, subject: mode } : null),
  );
  found(changed || null, 'client');
  return found(await findClient(service.db, service.box, caller, clientId), 'client');
};

const REFUSALS: Readonly<Record<Exclude<UrlVerdict, 'accepted'>, readonly [ProblemCode, string]>> = {
  malformed: ['validation_failed', WEBHOOK_URL_MESSAGE],
  'port-refused': ['validation_failed', 'Requires a port of a web server, not one of mail, shells, files or databases'],
  refused: ['webhook_address_refused', 'Requires an address on the public internet'],
};

async function refuseBadUrl({ checkWebhookUrl }: Pick<HttpDependencies, 'checkWebhookUrl'>, url: string) {
  const verdict = await checkWebhookUrl(url);
  if (verdict === 'accepted') return;
  const [code, detail] = REFUSALS[verdict];
  throw new ProblemError(code, detail, { errors: [{ pointer: '/webHookUrl', detail }] });
}
