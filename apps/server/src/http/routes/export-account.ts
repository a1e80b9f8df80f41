import { Readable } from 'node:stream';
import { exportAccount as write } from '../../accounts/index.ts';
import { attachFile } from '../attach-file.ts';
import { audit } from '../audit.ts';
import type { Handler } from '../call.ts';

export const exportAccount: Handler<'exportAccount'> = async (call) => {
  const { caller, reply, service } = call;
  await audit(call, { action: 'account.exported', by: caller });
  attachFile(reply, `extracto-account-${caller.userId}.json`, 'application/json; charset=utf-8');
  return Readable.from(write(service.db, service.box, caller.user, service.clock()));
};
