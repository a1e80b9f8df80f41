import type { KeyMode } from '@extracto/contract';
import type { Parser } from '@extracto/model';
import { type Kysely, sql } from 'kysely';
import type { Database, Lane } from '../db/index.ts';
import type { SecretBox } from '../secrets/index.ts';
import { announceJob } from './announce-job.ts';
import { JOB_COLUMNS } from './describe-job.ts';
import { statesBefore } from './job-states.ts';
import { passwordContext } from './password-context.ts';

/** The worker's input for reading the document. */
export interface StartedJob {
  readonly jobId: string;
  readonly documentKey: string;
  readonly parser: Parser;
  /** Year of dates printed without one; `null` leaves their year open. */
  readonly year: number | null;
  readonly pages: number;
  readonly mode: KeyMode;
  /** Counts from 1: which attempt at this document this is. */
  readonly attempt: number;
  /** Attempts whose worker ended without a word: by this document, or by another that it had beside it. */
  readonly lostAttempts: number;
  readonly documentSizeBytes: number;
  readonly documentSha256: Buffer;
  /** In memory only. */
  readonly password: string | null;
}

/**
 * Marks a job as being read, and tells its webhook. `null` when there is nothing to do: the job was deleted, has ended, or
 * waits in another lane. An attempt that nobody told the end of is not held against the document.
 */
export async function startJob(
  db: Kysely<Database>,
  box: SecretBox,
  { jobId, lane, now }: { readonly jobId: string; readonly lane: Lane; readonly now: Date },
): Promise<StartedJob | null> {
  const row = await db.transaction().execute(async (trx) => {
    const started = await trx
      .updateTable('jobs')
      .set({
        status: 'Started',
        started_at: now,
        progress_page: null,
        progress_pages: null,
        attempts: sql`greatest(attempts - in_hand::integer, 0) + 1`,
        lost_attempts: sql`lost_attempts + in_hand::integer`,
        in_hand: true,
      })
      .where('job_id', '=', jobId)
      .where('lane', '=', lane)
      .where('status', 'in', statesBefore('Started'))
      .returning([
        ...JOB_COLUMNS,
        'attempts',
        'lost_attempts',
        'document_key',
        'document_size_bytes',
        'document_sha256',
        'year',
      ])
      .returning('password_encrypted')
      .executeTakeFirst();
    if (started !== undefined) await announceJob(trx, started, now);
    return started;
  });
  if (row === undefined) return null;
  const { password_encrypted: sealed } = row;
  return {
    jobId,
    // The table holds no waiting job without its document.
    documentKey: row.document_key!,
    parser: row.parser,
    year: row.year,
    pages: row.pages,
    mode: row.mode,
    attempt: row.attempts,
    lostAttempts: row.lost_attempts,
    documentSizeBytes: row.document_size_bytes,
    documentSha256: row.document_sha256,
    password: sealed === null ? null : String(await box.open(db, sealed, passwordContext(jobId))),
  };
}
