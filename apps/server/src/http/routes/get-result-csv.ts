import { formats } from '@extracto/formats';
import { parseResult } from '@extracto/model';
import { attachFile } from '../attach-file.ts';
import type { Handler } from '../call.ts';
import { readResult } from '../read-result.ts';

export const getResultCsv: Handler<'getResultCsv'> = async (call) => {
  const { params, reply } = call;
  const result = parseResult(JSON.parse(await readResult(call)));
  attachFile(reply, `result-${params.jobId}.csv`, formats.csv.mediaType);
  return formats.csv.write(result);
};
