import { cancelJob as cancel, getJob } from '../../jobs/index.ts';
import { purgeDue } from '../../retention/index.ts';
import { actAudited } from '../audit.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';
import { ProblemError } from '../problem-error.ts';

export const cancelJob: Handler<'cancelJob'> = async (call) => {
  const { params, caller, service } = call;
  const { db, newId, clock } = service;
  const cancellation = { jobId: params.jobId, transactionId: newId(), now: clock() };
  const cancelled = await actAudited(
    call,
    (trx) => cancel(trx, caller, cancellation),
    (outcome) =>
      outcome === null || outcome === 'ended'
        ? null
        : { action: 'job.cancelled', by: caller, clientId: outcome.clientId, subject: outcome.jobId },
  );
  const job = found(cancelled, 'job');
  if (job === 'ended') throw new ProblemError('job_ended', 'The job has already ended.');
  const due = await purgeDue({ ...service, now: clock }, { jobId: job.jobId });
  return due.documents === 0 ? job : found(await getJob(db, caller, job.jobId), 'job');
};
