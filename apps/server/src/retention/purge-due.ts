/**
 * Deletes expired data, in batches of one transaction each. Any number may run at once: a job that another has
 * in hand is passed over. Interrupted, the next run goes on; nothing is deleted or recorded twice.
 */
import type { Kysely, Transaction } from 'kysely';
import type { DocumentStorage } from '../adapters/storage/index.ts';
import type { Database } from '../db/index.ts';
import { forgetJobs } from '../jobs/index.ts';
import { deleteDocuments } from './delete-documents.ts';
import { findDueDocuments, findDueJobs } from './find-due-jobs.ts';
import type { RetentionTerms } from './retention-terms.ts';

export interface PurgeTools {
  readonly db: Kysely<Database>;
  readonly storage: DocumentStorage;
  readonly terms: RetentionTerms;
  readonly now: () => Date;
  /** Makes a ULID. */
  readonly newId: () => string;
}

export interface PurgeOptions {
  /** Only this job. */
  readonly jobId?: string;
  /** Jobs in one transaction. */
  readonly batchSize?: number;
}

export interface Purge {
  readonly jobs: number;
  /** Deleted documents whose jobs stay. */
  readonly documents: number;
  /** Jobs whose document could not be deleted from the storage; the next run tries again. */
  readonly stuck: readonly string[];
}

const BATCH_SIZE = 100;

interface Batch {
  readonly taken: number;
  readonly stuck: readonly string[];
}

type TakeBatch = (trx: Transaction<Database>, clerk: Clerk, passOver: readonly string[]) => Promise<Batch>;
type Clerk = { readonly now: Date; readonly newId: () => string };

const COLUMNS = ['j.job_id', 'j.client_id', 'j.document_key', 'j.created_at'] as const;

export async function purgeDue(
  tools: PurgeTools,
  { jobId, batchSize = BATCH_SIZE }: PurgeOptions = {},
): Promise<Purge> {
  const { terms, storage } = tools;
  const only = jobId === undefined ? {} : { jobId };
  const jobs = await takeBatches(tools, batchSize, async (trx, clerk, passOver) => {
    let due = findDueJobs(trx, { terms, now: clerk.now, ...only });
    if (passOver.length > 0) due = due.where('j.job_id', 'not in', passOver);
    const rows = await due
      .select(COLUMNS)
      .orderBy('j.created_at')
      .limit(batchSize)
      .forUpdate('j')
      .skipLocked()
      .execute();
    return { taken: rows.length, stuck: await forgetJobs(trx, storage, clerk, 'age', rows) };
  });
  const documents = await takeBatches(tools, batchSize, async (trx, clerk, passOver) => {
    let due = findDueDocuments(trx, { terms, now: clerk.now, ...only });
    if (passOver.length > 0) due = due.where('j.job_id', 'not in', passOver);
    const rows = await due
      .select([...COLUMNS, 'c.document_days'])
      .orderBy('j.created_at')
      .limit(batchSize)
      .forUpdate('j')
      .skipLocked()
      .execute();
    const withReason = rows.map((row) => ({ ...row, reason: row.document_days === 0 ? 'job-ended' : 'age' }) as const);
    return { taken: rows.length, stuck: await deleteDocuments(trx, storage, clerk, withReason) };
  });
  return { jobs: jobs.done, documents: documents.done, stuck: [...jobs.stuck, ...documents.stuck] };
}

/** Until a batch is not full any more. What is stuck is passed over from then on, or it would come again for ever. */
async function takeBatches({ db, now, newId }: PurgeTools, size: number, take: TakeBatch) {
  const stuck: string[] = [];
  let done = 0;
  for (;;) {
    const batch = await db.transaction().execute((trx) => take(trx, { now: now(), newId }, stuck));
    stuck.push(...batch.stuck);
    done += batch.taken - batch.stuck.length;
    if (batch.taken < size) return { done, stuck };
  }
}
