import { deleteJob as remove } from '../../jobs/delete-job.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';

export const deleteJob: Handler<'deleteJob'> = async ({ params, caller, service }) => {
  const { db, storage, newId, clock } = service;
  const deletion = { jobId: params.jobId, transactionId: newId(), now: clock() };
  found((await remove(db, storage, caller, deletion)) || null, 'job');
  return { message: 'The job, its document and its result were deleted.' };
};
