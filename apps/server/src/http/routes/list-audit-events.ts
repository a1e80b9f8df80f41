import { listEvents } from '../../audit/index.ts';
import type { Handler } from '../call.ts';
import { listPage } from '../list-page.ts';

export const listAuditEvents: Handler<'listAuditEvents'> = async ({ query, caller, request, reply, service }) =>
  listPage(request, reply, query, await listEvents(service.db, caller.userId, query));
