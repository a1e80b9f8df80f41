import { getReview as get } from '../../jobs/index.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';
import { findResult } from '../read-result.ts';

export const getReview: Handler<'getReview'> = async ({ params, query, caller, service }) => {
  await findResult({ params, caller, service }, 'original');
  return found(await get(service.db, service.box, caller, params.jobId, query.version), 'version');
};
