import type { Job, KeyMode } from '@extracto/contract';
import type { Parser } from '@extracto/model';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { describeJob, JOB_COLUMNS } from './describe-job.ts';

export interface SameBytes {
  readonly clientId: string;
  readonly mode: KeyMode;
  readonly parser: Parser;
  readonly year?: number | null;
  readonly document: { readonly sha256: Buffer };
}

/**
 * The newest job of the same client, mode, parser and year with the same bytes, unless it failed or its result is no longer kept; `null` when there is none.
 * A twin that is submitted at the same time waits here until the other has committed, so that it is not charged twice.
 */
export async function findTwin(
  trx: Transaction<Database>,
  { clientId, mode, parser, year = null, document }: SameBytes,
): Promise<Job | null> {
  const name = `${clientId}:${mode}:${document.sha256.toString('hex')}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
  const row = await trx
    .selectFrom('jobs')
    .select(JOB_COLUMNS)
    .where('client_id', '=', clientId)
    .where('mode', '=', mode)
    .where('document_sha256', '=', document.sha256)
    .where('parser', '=', parser)
    .where('year', 'is not distinct from', year)
    .where('status', '<>', 'Failed')
    .where('result_deleted_at', 'is', null)
    .orderBy('job_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : describeJob(row);
}
