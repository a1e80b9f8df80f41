import { cancelJob as cancel } from '../../jobs/cancel-job.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';
import { ProblemError } from '../problem-error.ts';

export const cancelJob: Handler<'cancelJob'> = async ({ params, caller, service }) => {
  const { db, newId, clock } = service;
  const cancellation = { jobId: params.jobId, transactionId: newId(), now: clock() };
  const job = found(await cancel(db, caller, cancellation), 'job');
  if (job === 'ended') throw new ProblemError('job_ended', 'The job has ended; there is nothing to cancel.');
  return job;
};
