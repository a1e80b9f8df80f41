import type { Retention } from '@extracto/contract';
import { setRetention as set } from '../../clients/index.ts';
import type { RetentionTerms } from '../../retention/index.ts';
import { actAudited } from '../audit.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';
import { ProblemError } from '../problem-error.ts';

export const setRetention: Handler<'setRetention'> = async (call) => {
  const { params, body, caller, service } = call;
  refuseLonger(body, service.terms);
  const wish = { clientId: params.clientId, retention: body };
  const client = await actAudited(
    call,
    (trx) => set(trx, service.box, caller, wish),
    (changed) => changed && { action: 'client.retention_changed', by: caller, clientId: changed.clientId },
  );
  return found(client, 'client');
};

/** A client may ask for less than the service promises everybody, never for more. */
function refuseLonger(wish: Retention, terms: RetentionTerms): void {
  const errors = (['documentDays', 'resultDays'] as const)
    .filter((name) => (wish[name] ?? 0) > terms[name])
    .map((name) => ({ pointer: `/${name}`, detail: `The service stores them for at most ${terms[name]} days.` }));
  if (errors.length > 0) throw new ProblemError('validation_failed', errors[0]?.detail, { errors });
}
