import type { FastifyReply } from 'fastify';
import { getResult } from '../jobs/get-result.ts';
import { deleteResult } from '../retention/delete-result.ts';
import type { Caller } from './caller.ts';
import { found } from './found.ts';
import type { HttpDependencies } from './http-dependencies.ts';
import { ProblemError } from './problem-error.ts';

export interface ResultCall {
  readonly params: { readonly jobId: string };
  /** `view`: to look at, which is no download. */
  readonly query: { readonly view: 'true' | 'false' };
  readonly caller: Caller;
  readonly reply: FastifyReply;
  readonly service: HttpDependencies;
}

/**
 * The stored result of a succeeded job. Where the client wants it so, it is deleted when the answer has left whole; one
 * that breaks off may be asked for again. Throws the problem of a result that is missing, foreign, or not there.
 */
export async function readResult({ params: { jobId }, query, caller, reply, service }: ResultCall): Promise<string> {
  const outcome = found(await getResult(service.db, caller, jobId), 'job');
  const { status, resultJson, resultDeletedAt, deleteOnDownload } = outcome;
  if (resultJson !== null) {
    if (deleteOnDownload && query.view === 'false') deleteWhenSent(service, reply, jobId);
    return resultJson;
  }
  if (resultDeletedAt !== null) throw new ProblemError('result_deleted', 'The result of this job was deleted.');
  const detail =
    status === 'Failed' ? 'The job failed: there is no result. Its receipt says why.' : 'The job has not ended yet.';
  throw new ProblemError('job_not_succeeded', detail);
}

function deleteWhenSent({ db, clock, newId, logger }: HttpDependencies, reply: FastifyReply, jobId: string): void {
  reply.raw.once('finish', () => {
    if (reply.raw.statusCode !== 200) return;
    deleteResult(db, { now: clock(), newId }, { jobId, reason: 'downloaded' }).catch((error: unknown) => {
      logger.error({ jobId, error: String(error) }, 'a downloaded result was not deleted');
    });
  });
}
