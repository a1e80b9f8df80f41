import { deleteJob as remove } from '../../jobs/index.ts';
import { actAudited } from '../audit.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';

export const deleteJob: Handler<'deleteJob'> = async (call) => {
  const { params, caller, service } = call;
  const { storage, newId, clock } = service;
  const deletion = { jobId: params.jobId, now: clock(), newId };
  const deleted = await actAudited(
    call,
    (trx) => remove(trx, storage, caller, deletion),
    (done) => (done ? { action: 'job.deleted', by: caller, subject: params.jobId } : null),
  );
  found(deleted || null, 'job');
  return { message: 'The job, its document and its result were deleted.' };
};
