import type { Kysely } from 'kysely';
import type { Database, DeletionReason } from '../db/index.ts';
import { type DeletionClerk, recordDeletions } from '../jobs/index.ts';

/** The job stays, and says that its result is gone. Without effect when it has none. */
export async function deleteResult(
  db: Kysely<Database>,
  clerk: DeletionClerk,
  { jobId, reason }: { readonly jobId: string; readonly reason: DeletionReason },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // The job first, as all do that delete: two that want the same rows in another order would block each other.
    const job = await trx
      .updateTable('jobs')
      .set({ result_deleted_at: clerk.now })
      .where('job_id', '=', jobId)
      .where('job_id', 'in', trx.selectFrom('job_results').select('job_id'))
      .returning(['client_id', 'finished_at'])
      .executeTakeFirst();
    if (job === undefined) return;
    await trx.deleteFrom('job_results').where('job_id', '=', jobId).execute();
    await recordDeletions(trx, clerk, [
      { kind: 'result', reason, jobId, clientId: job.client_id, count: 1, keptSince: job.finished_at },
    ]);
  });
}
