import { sql, type Transaction } from 'kysely';
import type { Database, Deletion } from '../db/index.ts';

export interface DeletionClerk {
  readonly now: Date;
  /** Makes a ULID. */
  readonly newId: () => string;
}

/**
 * Writes down what a transaction deletes, and adds it to the totals. The last thing a transaction does: the rows of the
 * totals are shared by all that delete.
 */
export async function recordDeletions(
  trx: Transaction<Database>,
  { now, newId }: DeletionClerk,
  deletions: readonly Deletion[],
): Promise<void> {
  if (deletions.length === 0) return;
  await trx
    .insertInto('deletions')
    .values(
      deletions.map(({ kind, reason, jobId, clientId, count, keptSince }) => ({
        deletion_id: newId(),
        kind,
        reason,
        job_id: jobId,
        client_id: clientId,
        count,
        kept_since: keptSince,
        deleted_at: now,
      })),
    )
    .execute();
  await trx
    .insertInto('deletion_totals')
    .values(sumUp(deletions))
    .onConflict((conflict) =>
      conflict.columns(['kind', 'reason']).doUpdateSet({ count: sql<number>`deletion_totals.count + excluded.count` }),
    )
    .execute();
}

/** In one order for everybody, so that two transactions never wait for each other. */
function sumUp(deletions: readonly Deletion[]) {
  const totals = Map.groupBy(deletions, ({ kind, reason }) => `${kind} ${reason}`);
  return [...totals]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([, same]) => ({
      kind: same[0]!.kind,
      reason: same[0]!.reason,
      count: same.reduce((sum, { count }) => sum + count, 0),
    }));
}
