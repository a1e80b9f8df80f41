import type { BookkeepingRule } from '@extracto/model';
import type { FastifyReply } from 'fastify';
import { getResult, type JobOutcome, type ResultVersion } from '../jobs/index.ts';
import { deleteResult } from '../retention/index.ts';
import type { Caller } from './caller.ts';
import { found } from './found.ts';
import type { HttpDependencies } from './http-dependencies.ts';
import { ProblemError } from './problem-error.ts';

export interface JobCall {
  readonly params: { readonly jobId: string };
  readonly caller: Caller;
  readonly service: HttpDependencies;
}

export interface ResultCall extends JobCall {
  /** `view`: viewing, which does not count as a download. */
  readonly query: { readonly view: 'true' | 'false'; readonly version: ResultVersion };
  readonly reply: FastifyReply;
}

export interface StoredResult {
  /** As it was written, character by character. */
  readonly resultJson: string;
  /** To be applied to it. */
  readonly rules: readonly BookkeepingRule[];
}

/**
 * The stored result of a succeeded job. Where the client wants it so, it is deleted when the answer has left whole; one
 * that breaks off may be asked for again. Throws the problem of a result that is missing, foreign, or not there.
 */
export async function readResult(call: ResultCall): Promise<StoredResult> {
  const { resultJson, rules, deleteOnDownload } = await findResult(call, call.query.version);
  if (deleteOnDownload && call.query.view === 'false') deleteWhenSent(call);
  return { resultJson, rules };
}

/** The same without being a download. */
export async function findResult({ params, caller, service }: JobCall, version: ResultVersion) {
  const outcome = found(await getResult(service.db, service.box, caller, params.jobId, version), 'job');
  const { resultJson } = outcome;
  if (resultJson === null) throw describeMissing(outcome);
  return { ...outcome, resultJson };
}

function describeMissing({ status, resultDeletedAt }: JobOutcome): ProblemError {
  if (resultDeletedAt !== null) return new ProblemError('result_deleted', 'The result of this job was deleted.');
  const detail =
    status === 'Failed' ? 'The job failed and has no result. See its receipt.' : 'The job has not ended yet.';
  return new ProblemError('job_not_succeeded', detail);
}

function deleteWhenSent({ params: { jobId }, reply, service }: ResultCall): void {
  const { db, clock, newId, logger } = service;
  reply.raw.once('finish', () => {
    if (reply.raw.statusCode !== 200) return;
    deleteResult(db, { now: clock(), newId }, { jobId, reason: 'downloaded' }).catch((error: unknown) => {
      logger.error({ jobId, error: String(error) }, 'a downloaded result was not deleted');
    });
  });
}
