/** A handler for each format of the registry but JSON: the stored result as a file, with the options that the caller asked for. */
import { type ResultRoute, resultRoute } from '@extracto/contract';
import { type FormatName, formatNames, formats, writeResult } from '@extracto/formats';
import { applyRules } from '@extracto/model';
import { parseResult } from '@extracto/model/parse-result';
import { attachFile } from '../attach-file.ts';
import type { Handler } from '../call.ts';
import { readResult } from '../read-result.ts';

type FileRoute = ResultRoute<Exclude<FormatName, 'json'>>;

export const resultFiles = Object.fromEntries(
  formatNames.filter((name) => name !== 'json').map((name) => [resultRoute(name), sendAs(name)]),
) as { readonly [Name in FileRoute]: Handler<Name> };

/** Throws the problem of a result that is missing, and `FormatError` when the format cannot carry it. */
function sendAs(name: FormatName): Handler<FileRoute> {
  return async (call) => {
    const { view, version, ...options } = call.query;
    const { resultJson, rules } = await readResult(call);
    const content = await writeResult(applyRules(parseResult(JSON.parse(resultJson)), rules), name, options);
    attachFile(call.reply, `result-${call.params.jobId}.${formats[name].extension}`, formats[name].mediaType);
    return content;
  };
}
