import { findClient } from '../../clients/index.ts';
import { listTransactions as list } from '../../credits/index.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';
import { listPage } from '../list-page.ts';

export const listTransactions: Handler<'listTransactions'> = async (call) => {
  const { params, query, caller, request, reply, service } = call;
  const { clientId } = found(await findClient(service.db, service.box, caller, params.clientId), 'client');
  // Nothing is charged in test mode, so there is nothing to list.
  const listing = caller.mode === 'test' ? { items: [], total: 0 } : await list(service.db, clientId, query);
  return listPage(request, reply, query, listing);
};
