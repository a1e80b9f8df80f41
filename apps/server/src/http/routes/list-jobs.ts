import { listJobs as list, listSameBytes } from '../../jobs/index.ts';
import type { Handler } from '../call.ts';
import { listPage } from '../list-page.ts';

export const listJobs: Handler<'listJobs'> = async ({ query, caller, request, reply, service }) => {
  const scope = { ...caller, mode: caller.mode ?? query.mode };
  const { sha256 } = query;
  const jobs =
    sha256 === undefined
      ? await list(service.db, scope, query)
      : await listSameBytes(service.db, scope, { ...query, sha256: Buffer.from(sha256, 'hex') });
  return listPage(request, reply, query, jobs);
};
