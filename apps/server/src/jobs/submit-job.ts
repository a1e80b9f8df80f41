/**
 * Accepts a document that is already in storage: reserves its credits, writes the job, puts it in line and remembers the
 * answer for its Idempotency-Key, all in one transaction. The same bytes again are answered with the job that has them, unless they
 * are to be read anew.
 */
import assert from 'node:assert/strict';
import type { Job, KeyMode } from '@extracto/contract';
import type { Parser } from '@extracto/model';
import type { Kysely, Transaction } from 'kysely';
import { type CreditShortage, reserveCredits } from '../credits/index.ts';
import type { Database } from '../db/index.ts';
import { chooseLane } from '../queue/index.ts';
import type { SecretBox } from '../secrets/index.ts';
import { describeJob, JOB_COLUMNS } from './describe-job.ts';
import { findTwin } from './find-twin.ts';
import { passwordContext } from './password-context.ts';
import { type EarlierAnswer, type IdempotentCall, rememberAnswer } from './remember-answer.ts';

export interface Submission {
  readonly jobId: string;
  readonly clientId: string;
  /** A test job reserves nothing. */
  readonly mode: KeyMode;
  readonly parser: Parser;
  /** Year of dates printed without one; absent or `null` leaves their year open. */
  readonly year?: number | null;
  readonly label: string;
  /** The credits that are reserved; `null` when they are not counted yet, and as many are reserved as there may be. */
  readonly pages: number | null;
  readonly mostPages?: number;
  readonly password: string | null;
  /** The same bytes are read anew, and cost again. */
  readonly again?: boolean;
  readonly document: { readonly key: string; readonly sizeBytes: number; readonly sha256: Buffer };
  readonly idempotency: IdempotentCall | null;
  readonly transactionId: string;
  /** Id of the call, for the log of whoever reads the document. */
  readonly requestId?: string;
  readonly now: Date;
}

export interface SubmissionTools {
  readonly box: SecretBox;
  readonly enqueueExtraction: (trx: Transaction<Database>, work: { readonly jobId: string }) => Promise<void>;
}

export type SubmissionOutcome =
  | { readonly kind: 'accepted'; readonly job: Job }
  /** The client has these bytes in a job that is not deleted and did not fail. Nothing was done, nothing is charged. */
  | { readonly kind: 'repeated'; readonly job: Job }
  /** The answer to the same call before, as it was given. Nothing was done. */
  | { readonly kind: 'replayed'; readonly body: string; readonly jobId: string }
  /** The Idempotency-Key belongs to a call with other parameters. Nothing was done. */
  | { readonly kind: 'key-reused' }
  | { readonly kind: 'credits-missing'; readonly shortage: CreditShortage };

export async function submitJob(
  db: Kysely<Database>,
  tools: SubmissionTools,
  submission: Submission,
): Promise<SubmissionOutcome> {
  try {
    return await db.transaction().execute((trx) => submitIn(trx, tools, submission));
  } catch (error) {
    if (error instanceof CreditsMissing) return { kind: 'credits-missing', shortage: error.shortage };
    throw error;
  }
}

/** Undoes what the transaction has written. */
class CreditsMissing extends Error {
  readonly shortage: CreditShortage;

  constructor(shortage: CreditShortage) {
    super('credits are missing');
    this.shortage = shortage;
  }
}

async function submitIn(
  trx: Transaction<Database>,
  tools: SubmissionTools,
  submission: Submission,
): Promise<SubmissionOutcome> {
  const { jobId, clientId, mode, transactionId, now } = submission;
  const found = submission.again === true ? null : await findTwin(trx, submission);
  const twin = found === null ? null : await relabel(trx, found, submission.label);
  const job = twin ?? describeJob(await insertJob(trx, tools.box, submission));
  const earlier = await remember(trx, submission, job);
  if (earlier !== null) {
    if (twin === null) await trx.deleteFrom('jobs').where('job_id', '=', jobId).execute();
    return earlier;
  }
  if (twin !== null) return { kind: 'repeated', job: twin };
  if (mode === 'live') {
    const shortage = await reserveCredits(trx, { transactionId, clientId, jobId, credits: pagesOf(submission), now });
    if (shortage !== null) throw new CreditsMissing(shortage);
  }
  await tools.enqueueExtraction(trx, { jobId });
  return { kind: 'accepted', job };
}

/** Whoever sends the same bytes under another name looks for them under that name. */
async function relabel(trx: Transaction<Database>, twin: Job, label: string): Promise<Job> {
  if (twin.label === label) return twin;
  await trx.updateTable('jobs').set({ label }).where('job_id', '=', twin.jobId).execute();
  return { ...twin, label };
}

async function remember(
  trx: Transaction<Database>,
  { idempotency, clientId, mode, now }: Submission,
  job: Job,
): Promise<EarlierAnswer | null> {
  if (idempotency === null) return null;
  const { jobId } = job;
  return await rememberAnswer(trx, { ...idempotency, clientId, mode, jobId, body: JSON.stringify(job), now });
}

function pagesOf({ pages, mostPages }: Submission): number {
  const most = pages ?? mostPages;
  assert(most !== undefined, 'a document whose pages are not counted comes with the most that it may have');
  return most;
}

async function insertJob(trx: Transaction<Database>, box: SecretBox, submission: Submission) {
  const { jobId, clientId, password, document } = submission;
  const name = { owner: clientId, context: passwordContext(jobId) };
  const pages = pagesOf(submission);
  return await trx
    .insertInto('jobs')
    .values({
      job_id: jobId,
      client_id: clientId,
      mode: submission.mode,
      status: 'NotStarted',
      document_type: 'Statement',
      parser: submission.parser,
      year: submission.year ?? null,
      label: submission.label,
      pages,
      pages_unknown: submission.pages === null,
      lane: chooseLane(pages),
      bank_id: null,
      document_key: document.key,
      document_size_bytes: document.sizeBytes,
      document_sha256: document.sha256,
      password_encrypted: password === null ? null : await box.seal(trx, name, password),
      progress_page: null,
      progress_pages: null,
      verification: null,
      error_code: null,
      request_id: submission.requestId ?? null,
      created_at: submission.now,
    })
    .returning(JOB_COLUMNS)
    .executeTakeFirstOrThrow();
}
