import { getReceipt as get } from '../../jobs/index.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';

export const getReceipt: Handler<'getReceipt'> = async ({ params, caller, service }) =>
  found(await get(service.db, caller, params.jobId), 'job');
