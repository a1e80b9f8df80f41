import { listKeys as list } from '../../clients/named-keys.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';

export const listKeys: Handler<'listKeys'> = async ({ params, caller, service }) =>
  found(await list(service.db, caller, params.clientId), 'client');
