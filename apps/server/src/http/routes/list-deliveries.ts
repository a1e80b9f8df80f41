import { findClient } from '../../clients/index.ts';
import { listDeliveries as list } from '../../webhooks/index.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';
import { listPage } from '../list-page.ts';

export const listDeliveries: Handler<'listDeliveries'> = async (call) => {
  const { params, query, caller, request, reply, service } = call;
  const { clientId } = found(await findClient(service.db, service.box, caller, params.clientId), 'client');
  const endpoint = { clientId, mode: caller.mode ?? query.mode };
  return listPage(request, reply, query, await list(service.db, caller, endpoint, query));
};
