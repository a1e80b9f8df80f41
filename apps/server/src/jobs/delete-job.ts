import { type Kysely, sql } from 'kysely';
import type { DocumentStorage } from '../adapters/storage/document-storage.ts';
import { ownedClients } from '../clients/owned-clients.ts';
import type { Scope } from '../clients/scope.ts';
import { visibleModes } from '../clients/visible-modes.ts';
import { releaseCredits } from '../credits/release-credits.ts';
import type { Database } from '../db/schema.ts';
import { NEXT_STATES } from './job-states.ts';

export interface Deletion {
  readonly jobId: string;
  /** Of the posting that gives back the reservation of a job that has not ended. */
  readonly transactionId: string;
  readonly now: Date;
}

/**
 * Removes document, result and row. Only the ledger remembers that the job was, by its id. The document goes first: when
 * that fails the row is still there and the customer can try again. Returns `false` when there is none in the scope.
 */
export async function deleteJob(
  db: Kysely<Database>,
  storage: DocumentStorage,
  scope: Scope,
  { jobId, transactionId, now }: Deletion,
): Promise<boolean> {
  const found = await db
    .selectFrom('jobs')
    .select('document_key')
    .where('job_id', '=', jobId)
    .where('client_id', 'in', ownedClients(db, scope))
    .where('mode', 'in', visibleModes(scope))
    .executeTakeFirst();
  if (found === undefined) return false;
  if (found.document_key !== null) await storage.delete(found.document_key);
  return await db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom('jobs')
      .where('job_id', '=', jobId)
      .returning(['status', 'mode'])
      .executeTakeFirst();
    if (deleted === undefined) return false;
    // The label is the customer's file name; the rest of a repeated answer holds ids only.
    await trx
      .updateTable('idempotency_keys')
      .set({ body: sql<string>`jsonb_set(body::jsonb, '{label}', '""')::text` })
      .where('job_id', '=', jobId)
      .execute();
    const reserved = deleted.mode === 'live' && NEXT_STATES[deleted.status].length > 0;
    if (reserved) await releaseCredits(trx, { transactionId, jobId, now });
    return true;
  });
}
