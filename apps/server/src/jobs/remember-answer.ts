import type { KeyMode } from '@extracto/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../db/index.ts';

export interface IdempotentCall {
  readonly key: string;
  /** SHA-256 over everything that the caller sent. */
  readonly fingerprint: Buffer;
}

export interface AnswerRecord extends IdempotentCall {
  readonly clientId: string;
  readonly mode: KeyMode;
  readonly jobId: string;
  readonly body: string;
  readonly now: Date;
}

export type EarlierAnswer =
  | { readonly kind: 'replayed'; readonly body: string; readonly jobId: string }
  | { readonly kind: 'key-reused' };

/**
 * Keeps the answer of a call for its Idempotency-Key; `null` when it is the first with that key. A twin that runs at the
 * same time waits here until the first has committed and then finds its answer, or goes first when the other was undone.
 */
export async function rememberAnswer(trx: Transaction<Database>, record: AnswerRecord): Promise<EarlierAnswer | null> {
  const inserted = await trx
    .insertInto('idempotency_keys')
    .values({
      client_id: record.clientId,
      mode: record.mode,
      key: record.key,
      fingerprint: record.fingerprint,
      job_id: record.jobId,
      body: record.body,
      created_at: record.now,
    })
    .onConflict((conflict) => conflict.columns(['client_id', 'mode', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted !== undefined) return null;
  const earlier = await trx
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'body', 'job_id'])
    .where('client_id', '=', record.clientId)
    .where('mode', '=', record.mode)
    .where('key', '=', record.key)
    .executeTakeFirstOrThrow();
  if (!earlier.fingerprint.equals(record.fingerprint)) return { kind: 'key-reused' };
  return { kind: 'replayed', body: earlier.body, jobId: earlier.job_id };
}
