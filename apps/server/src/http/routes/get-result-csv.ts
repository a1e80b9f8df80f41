import { formats } from '@extracto/formats';
import { parseResult } from '@extracto/model';
import { attachFile } from '../attach-file.ts';
import type { Handler } from '../call.ts';
import { readResult } from '../read-result.ts';

export const getResultCsv: Handler<'getResultCsv'> = async ({ params, caller, reply, service }) => {
  const result = parseResult(JSON.parse(await readResult(service.db, caller, params.jobId)));
  attachFile(reply, `result-${params.jobId}.csv`, formats.csv.mediaType);
  return formats.csv.write(result);
};
