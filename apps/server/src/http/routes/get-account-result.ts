import { formats, writeResult } from '@extracto/formats';
import { mergeAccount } from '../../bank-accounts/index.ts';
import { attachFile } from '../attach-file.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';

/** No download of any one result, so nothing is deleted after it where results are deleted once they were downloaded. */
export const getAccountResult: Handler<'getAccountResult'> = async ({ params, query, caller, reply, service }) => {
  const scope = { ...caller, mode: caller.mode ?? query.mode };
  const { format } = query;
  const content = await writeResult(
    found(await mergeAccount(service.db, service.box, scope, params.accountId), 'account'),
    format,
  );
  attachFile(reply, `account-${params.accountId}.${formats[format].extension}`, formats[format].mediaType);
  return content;
};
