import type { AuditAction } from '@extracto/contract';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { recordEvent } from '../audit/index.ts';
import type { Database } from '../db/index.ts';
import type { Caller } from './caller.ts';
import type { HttpDependencies } from './http-dependencies.ts';

export interface AuditedCall {
  readonly request: FastifyRequest;
  readonly service: Pick<HttpDependencies, 'db' | 'newId' | 'clock'>;
}

export interface Audited {
  readonly action: AuditAction;
  /** The caller, or the person whom a call without a caller concerns. */
  readonly by: Caller | { readonly userId: string };
  readonly clientId?: string;
  readonly subject?: string;
  readonly once?: string;
}

/** Records for the owner of the account what a call did. */
export async function audit({ request, service }: AuditedCall, { action, by, ...rest }: Audited): Promise<void> {
  const key = 'kind' in by && by.kind === 'key' ? by : null;
  await recordEvent(service.db, {
    eventId: service.newId(),
    userId: by.userId,
    action,
    actor: key === null ? 'person' : 'key',
    keyHint: key?.keyHint ?? null,
    clientId: rest.clientId ?? key?.clientId ?? null,
    subject: rest.subject ?? null,
    address: request.ip,
    once: rest.once ?? null,
    now: service.clock(),
  });
}

/** Acts, and records what was done in the same transaction: both or neither. `describe` returns `null` when nothing was. */
export async function actAudited<Outcome>(
  { request, service }: AuditedCall,
  act: (trx: Transaction<Database>) => Promise<Outcome>,
  describe: (outcome: Outcome) => Audited | null,
): Promise<Outcome> {
  return await service.db.transaction().execute(async (trx) => {
    const outcome = await act(trx);
    const done = describe(outcome);
    if (done !== null) await audit({ request, service: { ...service, db: trx } }, done);
    return outcome;
  });
}
