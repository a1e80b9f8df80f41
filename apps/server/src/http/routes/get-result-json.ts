import { formats } from '@extracto/formats';
import { attachFile } from '../attach-file.ts';
import type { Handler } from '../call.ts';
import { readResult } from '../read-result.ts';

/** As it was stored, character by character; with the corrections made in review unless the original is asked for. */
export const getResultJson: Handler<'getResultJson'> = async (call) => {
  const { params, reply } = call;
  const storedJson = await readResult(call);
  attachFile(reply, `result-${params.jobId}.json`, formats.json.mediaType);
  return { storedJson };
};
