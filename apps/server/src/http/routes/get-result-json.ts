import { formats } from '@extracto/formats';
import { attachFile } from '../attach-file.ts';
import type { Handler } from '../call.ts';
import { readResult } from '../read-result.ts';

/** As it was stored, character by character. */
export const getResultJson: Handler<'getResultJson'> = async ({ params, caller, reply, service }) => {
  const storedJson = await readResult(service.db, caller, params.jobId);
  attachFile(reply, `result-${params.jobId}.json`, formats.json.mediaType);
  return { storedJson };
};
