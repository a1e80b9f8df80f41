/**
 * One job from its turn in the queue to its end. A document that gives no result ends the job as Failed, with the reason;
 * any other failure is thrown, and the queue tries again.
 */
import { type ExtractionPool, RecognitionNeeded } from '@extracto/engine/node';
import { ExtractionError, type ExtractionErrorCode } from '@extracto/model';
import type { PrintedResult } from '@extracto/model/print-result';
import type { Kysely, Transaction } from 'kysely';
import { type DocumentStorage, readWhole } from '../adapters/storage/index.ts';
import { warnLowCredits } from '../credits/index.ts';
import type { Database, Lane } from '../db/index.ts';
import { failJob, moveToLane, quarantineJob, type StartedJob, startJob, succeedJob } from '../jobs/index.ts';
import { countJob } from '../observability/index.ts';
import type { RetentionTerms } from '../retention/index.ts';
import { isSlowSample } from '../samples/index.ts';
import type { SecretBox } from '../secrets/index.ts';
import { LINGER_MS, linger } from './linger.ts';
import { reportProgress } from './report-progress.ts';
import { watchJob } from './watch-job.ts';

export interface WorkerTools {
  readonly db: Kysely<Database>;
  readonly box: SecretBox;
  readonly storage: DocumentStorage;
  readonly pool: Pick<ExtractionPool, 'extractPrinted'>;
  /** Whose work it is. */
  readonly lane: Lane;
  readonly terms: RetentionTerms;
  /** Credits below which the owner of a client gets a mail; never when absent. */
  readonly lowCredits?: number;
  /** Most contradicted pages that cost a customer nothing in a month; the default when absent. */
  readonly freePagesPerMonth?: number;
  readonly now: () => Date;
  /** Makes a ULID. */
  readonly newId: () => string;
  /** Interval of the check whether the job was cancelled or deleted meanwhile. */
  readonly watchMs?: number;
}

/** Cut short by us (the process stops, the lease ran out), or a crash: another attempt may do better. */
const NOT_THE_DOCUMENT: ReadonlySet<ExtractionErrorCode> = new Set(['cancelled', 'internal']);

const WATCH_MS = 500;

/** A document that broke so many attempts would break the next one too. */
const MOST_ATTEMPTS = 4;

/** `skipped`: the job was deleted, or has ended before, or waits in the other lane. `moved`: it waits there now. */
export type JobOutcome = 'succeeded' | 'failed' | 'quarantined' | 'skipped' | 'moved';

export async function extractJob(tools: WorkerTools, jobId: string, signal: AbortSignal): Promise<JobOutcome> {
  const { db, box, now, newId } = tools;
  const job = await startJob(db, box, { jobId, lane: tools.lane, now: now() });
  if (job === null) return 'skipped';
  if (job.lostAttempts > 0 && tools.lane !== 'alone') {
    await moveToLane(db, jobId, 'alone');
    return 'moved';
  }
  if (job.attempt > MOST_ATTEMPTS) {
    return tally(await quarantineJob(db, { jobId, transactionId: newId(), now: now() }), 'quarantined');
  }
  const result = await readWatched(tools, job, signal);
  if (result === null) return 'skipped';
  if (result === 'long') {
    await moveToLane(db, jobId, 'long');
    return 'moved';
  }
  const end = { jobId, transactionId: newId(), now: now() };
  if (result instanceof ExtractionError) {
    return tally(await failJob(db, { ...end, code: result.code }), 'failed');
  }
  const { freePagesPerMonth } = tools;
  const allowance = freePagesPerMonth === undefined ? {} : { freePagesPerMonth };
  const onCharge = (trx: Transaction<Database>, charge: { readonly clientId: string; readonly charged: number }) =>
    warnLowCredits(trx, { now: end.now, newId }, { ...charge, threshold: tools.lowCredits ?? 0 });
  return tally(await succeedJob(db, box, { ...end, ...allowance, result, onCharge }), 'succeeded', result.pages);
}

/** `ended`: the end was ours to write, and counts. */
function tally(ended: boolean, outcome: Parameters<typeof countJob>[0], pages = 0): JobOutcome {
  if (!ended) return 'skipped';
  countJob(outcome, pages);
  return outcome;
}

/** `null` when the job ended without us meanwhile; `long` when reading it is no work for the short lane. */
async function readWatched(
  tools: WorkerTools,
  job: StartedJob,
  signal: AbortSignal,
): Promise<PrintedResult | ExtractionError | 'long' | null> {
  const watch = watchJob(tools.db, job.jobId, tools.watchMs ?? WATCH_MS);
  const stopped = AbortSignal.any([signal, watch.ended]);
  try {
    if (job.mode === 'test' && isSlowSample(job.documentSha256)) await linger(LINGER_MS, stopped);
    return await read(tools, job, stopped);
  } catch (error) {
    if (watch.ended.aborted) return null;
    if (error instanceof RecognitionNeeded) return 'long';
    throw error;
  } finally {
    watch.stop();
  }
}

async function read(
  { db, storage, pool, lane }: WorkerTools,
  { jobId, documentKey, documentSizeBytes, parser, year, password }: StartedJob,
  signal: AbortSignal,
): Promise<PrintedResult | ExtractionError> {
  const bytes = await readWhole(storage, documentKey, documentSizeBytes);
  if (bytes === null) return new ExtractionError('internal');
  const progress = reportProgress(db, jobId);
  try {
    const options = { parser, year, password, signal, onProgress: progress.report, mayRecognise: lane !== 'short' };
    return await pool.extractPrinted(bytes, jobId, options);
  } catch (error) {
    if (error instanceof ExtractionError && !NOT_THE_DOCUMENT.has(error.code)) return error;
    throw error;
  } finally {
    await progress.settled();
  }
}
