import { deleteJob as remove } from '../../jobs/delete-job.ts';
import { audit } from '../audit.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';

export const deleteJob: Handler<'deleteJob'> = async (call) => {
  const { params, caller, service } = call;
  const { db, storage, newId, clock } = service;
  const deletion = { jobId: params.jobId, now: clock(), newId };
  found((await remove(db, storage, caller, deletion)) || null, 'job');
  await audit(call, { action: 'job.deleted', by: caller, subject: params.jobId });
  return { message: 'The job, its document and its result were deleted.' };
};
