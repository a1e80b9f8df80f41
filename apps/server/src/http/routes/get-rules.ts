import { getRules as get } from '../../bookkeeping/index.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';

export const getRules: Handler<'getRules'> = async ({ params, caller, service }) =>
  found(await get(service.db, caller, params.clientId), 'client');
