import { FORMAT_OPTIONS_HELP } from '../convert/format-options-help.ts';

export const MERGE_HELP = `Joins the statements of an account from several results: oldest first, each row once.

Usage
  extracto merge RESULTS-FOLDERS-OR-PATTERNS [options]

  Results are the JSON that extracto convert and the API write. Folders are searched for *.json. A dash is standard input.
  Rows that two statements share are taken once; two equal rows of one statement stay two. Days that no statement covers,
  and balances that do not continue, are reported on standard error.

Options
  -o, --out FILE        where to write; several accounts get a file each: FILE-2051-EUR.csv. Without it, or with -,
                        one account goes to standard output
  -f, --format LIST     one format or several (default: the ending of --out, or json)
  --help                this text

${FORMAT_OPTIONS_HELP}
Examples
  extracto merge results/*.json --out account.csv
  extracto merge results/ --out 2026 --format xlsx,ofx

Exit status
  0  everything was merged and written
  1  a file is no result, or a format was not written; standard error has one line for each
  2  wrong arguments
`;
