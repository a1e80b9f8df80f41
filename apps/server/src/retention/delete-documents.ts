import type { Transaction } from 'kysely';
import type { DocumentStorage } from '../adapters/storage/index.ts';
import type { Database, DeletionReason } from '../db/index.ts';
import { type DeletionClerk, type JobToForget, recordDeletions, releaseObjects } from '../jobs/index.ts';

/** A row that the transaction has locked, and why its document goes. */
export interface DocumentToDelete extends JobToForget {
  readonly reason: DeletionReason;
}

/** The jobs stay, with their results. Returns the ids of those whose document could not be deleted. */
export async function deleteDocuments(
  trx: Transaction<Database>,
  storage: DocumentStorage,
  clerk: DeletionClerk,
  documents: readonly DocumentToDelete[],
): Promise<readonly string[]> {
  const { released, stuck } = await releaseObjects(storage, documents);
  if (released.length === 0) return stuck;
  await trx
    .updateTable('jobs')
    .set({ document_key: null, document_deleted_at: clerk.now })
    .where(
      'job_id',
      'in',
      released.map(({ job_id }) => job_id),
    )
    .execute();
  await recordDeletions(
    trx,
    clerk,
    released.map(({ job_id, client_id, created_at, reason }) => ({
      kind: 'document',
      reason,
      jobId: job_id,
      clientId: client_id,
      count: 1,
      keptSince: created_at,
    })),
  );
  return stuck;
}
