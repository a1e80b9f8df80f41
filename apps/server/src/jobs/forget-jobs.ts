/** Removes jobs with everything that exists because of them, in whatever table or store it lies. */
import { sql, type Transaction } from 'kysely';
import type { DocumentStorage } from '../adapters/storage/index.ts';
import type { Database, Deletion, DeletionReason } from '../db/index.ts';
import { QUEUE_SCHEMA } from '../queue/index.ts';
import { type DeletionClerk, recordDeletions } from './record-deletions.ts';
import { releaseObjects } from './release-objects.ts';

/** A row that the transaction has locked. */
export interface JobToForget {
  readonly job_id: string;
  readonly client_id: string;
  readonly document_key: string | null;
  readonly created_at: Date;
}

/**
 * Documents first: a job whose document could not be deleted stays whole, so that nothing is kept that nobody knows of.
 * Returns the ids of those.
 */
export async function forgetJobs(
  trx: Transaction<Database>,
  storage: DocumentStorage,
  clerk: DeletionClerk,
  reason: DeletionReason,
  jobs: readonly JobToForget[],
): Promise<readonly string[]> {
  const { released, stuck } = await releaseObjects(storage, jobs);
  const ids = released.map(({ job_id }) => job_id);
  if (ids.length === 0) return stuck;
  // The label is the customer's file name; the rest of a repeated answer holds ids only.
  await trx
    .updateTable('idempotency_keys')
    .set({ body: sql<string>`jsonb_set(body::jsonb, '{label}', '""')::text` })
    .where('job_id', 'in', ids)
    .execute();
  await forgetWork(trx, ids);
  const results = await trx.deleteFrom('job_results').where('job_id', 'in', ids).returning('job_id').execute();
  await trx.deleteFrom('jobs').where('job_id', 'in', ids).execute();
  await recordDeletions(trx, clerk, describe(released, new Set(results.map(({ job_id }) => job_id)), reason));
  return stuck;
}

/** Removes a job's queued work. A worker that has it in hand finds no job and stops. */
async function forgetWork(trx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  await sql`
    DELETE FROM ${sql.table(`${QUEUE_SCHEMA}.job`)}
    WHERE data ->> 'jobId' = ANY(${sql.val([...ids])}) AND state <> 'active'`.execute(trx);
}

function describe(
  jobs: readonly JobToForget[],
  withResult: ReadonlySet<string>,
  reason: DeletionReason,
): readonly Deletion[] {
  return jobs.flatMap(({ job_id, client_id, document_key, created_at }) => {
    const deletion = { reason, jobId: job_id, clientId: client_id, count: 1, keptSince: created_at };
    return [
      ...(document_key === null ? [] : [{ ...deletion, kind: 'document' as const }]),
      ...(withResult.has(job_id) ? [{ ...deletion, kind: 'result' as const }] : []),
      { ...deletion, kind: 'job' as const },
    ];
  });
}
