import { formats } from '@extracto/formats';
import { applyRules } from '@extracto/model';
import { attachFile } from '../attach-file.ts';
import type { Handler } from '../call.ts';
import { readResult } from '../read-result.ts';

/** As it was written, character by character, unless rules of the client add to it; with the corrections made in review unless the original is asked for. */
export const getResultJson: Handler<'getResultJson'> = async (call) => {
  const { params, reply } = call;
  const { resultJson, rules } = await readResult(call);
  const storedJson = rules.length === 0 ? resultJson : JSON.stringify(applyRules(JSON.parse(resultJson), rules));
  attachFile(reply, `result-${params.jobId}.json`, formats.json.mediaType);
  return { storedJson };
};
