import { listAccounts as list } from '../../bank-accounts/index.ts';
import type { Handler } from '../call.ts';
import { listPage } from '../list-page.ts';

export const listAccounts: Handler<'listAccounts'> = async ({ query, caller, request, reply, service }) =>
  listPage(
    request,
    reply,
    query,
    await list(service.db, service.box, { ...caller, mode: caller.mode ?? query.mode }, query),
  );
