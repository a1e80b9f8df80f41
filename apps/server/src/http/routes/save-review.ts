import { ReviewError } from '@extracto/engine/review';
import { getReview, saveReview as save } from '../../jobs/index.ts';
import { actAudited } from '../audit.ts';
import type { Handler } from '../call.ts';
import type { Caller } from '../caller.ts';
import { found } from '../found.ts';
import { ProblemError } from '../problem-error.ts';
import { findResult } from '../read-result.ts';

export const saveReview: Handler<'saveReview'> = async (call) => {
  const { params, body, caller, service } = call;
  const { jobId } = params;
  await findResult(call, 'original');
  const { statements } = body;
  const review = {
    jobId,
    review: { statements },
    basedOn: body.basedOn === null ? null : new Date(body.basedOn),
    reviewedBy: describeReviewer(caller),
    now: service.clock(),
  };
  const outcome = await actAudited(
    call,
    (trx) => save(trx, service.box, caller, review),
    (saved) => (saved === 'saved' ? { action: 'job.reviewed', by: caller, subject: jobId } : null),
  ).catch(refuseReview);
  if (outcome === 'outdated') {
    throw new ProblemError('review_outdated', 'Someone else saved this review. Reload it and make your changes again.');
  }
  return found(await getReview(service.db, service.box, caller, jobId), 'job');
};

function describeReviewer(caller: Caller): string {
  return caller.kind === 'session' ? caller.user.email : `API key …${caller.keyHint}`;
}

function refuseReview(error: unknown): never {
  if (!(error instanceof ReviewError)) throw error;
  const errors = [{ pointer: `/${error.path.replaceAll('.', '/')}`, detail: error.message }];
  throw new ProblemError('validation_failed', error.message, { errors });
}
