/** The stored result of a job as a file in one of the formats, with the options that the caller asked for. */
import { type FileContent, type FormatName, formats, writeResult } from '@extracto/formats';
import { applyRules } from '@extracto/model';
import { parseResult } from '@extracto/model/parse-result';
import { attachFile } from './attach-file.ts';
import { type ResultCall, readResult } from './read-result.ts';

/** Throws the problem of a result that is missing, and `FormatError` when the format cannot carry it. */
export async function sendResult(call: ResultCall, name: FormatName): Promise<FileContent> {
  const { view, version, ...options } = call.query;
  const { resultJson, rules } = await readResult(call);
  const content = await writeResult(applyRules(parseResult(JSON.parse(resultJson)), rules), name, options);
  attachFile(call.reply, `result-${call.params.jobId}.${formats[name].extension}`, formats[name].mediaType);
  return content;
}
