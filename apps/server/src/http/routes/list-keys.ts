import { listKeys as list } from '../../clients/index.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';

export const listKeys: Handler<'listKeys'> = async ({ params, caller, service }) =>
  found(await list(service.db, caller, params.clientId), 'client');
