import { listJobs as list } from '../../jobs/list-jobs.ts';
import type { Handler } from '../call.ts';
import { listPage } from '../list-page.ts';

export const listJobs: Handler<'listJobs'> = async ({ query, caller, request, reply, service }) =>
  listPage(request, reply, query, await list(service.db, { ...caller, mode: caller.mode ?? query.mode }, query));
