/** `extracto merge`: results of several documents → one list of rows for each account, in any format. */
import { extname } from 'node:path';
import { judgeMerged } from '@extracto/engine/review';
import { type FormatName, formatNames, formats, splitAccounts, writeResultPieces } from '@extracto/formats';
import { type ExtractionResult, type MergedStatements, mergeAccounts } from '@extracto/model';
import type { Flag } from '../../command.ts';
import { readFlags } from '../../read-flags.ts';
import { readResult } from '../../read-result.ts';
import { EXIT, type ExitStatus, type Surroundings } from '../../surroundings.ts';
import { UsageError } from '../../usage-error.ts';
import { findDocuments } from '../convert/find-documents.ts';
import { FORMAT_FLAGS, readFormatFlags, type WantedFormat } from '../convert/format-flags.ts';
import { parseFormats } from '../convert/parse-convert-arguments.ts';
import { writeFiles } from '../convert/write-files.ts';
import { describeLinks } from './describe-links.ts';

const MERGE_FLAGS = {
  out: { type: 'string', short: 'o', completion: 'files' },
  format: { type: 'string', short: 'f', multiple: true, completion: formatNames },
} as const satisfies Record<string, Flag>;

export const FLAGS = { ...MERGE_FLAGS, ...FORMAT_FLAGS };

interface MergedAccount {
  /** End of the account number and the currency; for file names. */
  readonly name: string;
  readonly merged: MergedStatements;
}

export async function run(args: readonly string[], { writeOutput, writeNote }: Surroundings): Promise<ExitStatus> {
  const { values, positionals } = readFlags(args, FLAGS);
  if (positionals.length === 0) throw new UsageError('No result was given.');
  const out = values.out === undefined || values.out === '-' ? null : values.out;
  const ending = out === null ? null : findFormat(out);
  const named = values.format === undefined ? [ending ?? 'json'] : parseFormats(values.format);
  const wanted = readFormatFlags(named, values);

  const { results, problems } = await readResults(positionals);
  const accounts = nameAccounts(results);
  for (const problem of problems) writeNote(`${problem}\n`);
  for (const { name, merged } of accounts)
    for (const sentence of describeLinks(merged)) writeNote(`${name}: ${sentence}\n`);
  if (out === null) {
    if (wanted.length > 1) throw new UsageError(`${wanted.length} formats need --out FILE.`);
    if (accounts.length > 1) throw new UsageError(`${accounts.length} accounts need --out FILE.`);
    if (accounts.length === 0) return EXIT.someFailed;
    const { name, options } = wanted[0]!;
    for (const piece of await writeResultPieces(judgeMerged(accounts[0]!.merged), name, options))
      await writeOutput(piece);
    return problems.length === 0 ? EXIT.done : EXIT.someFailed;
  }
  const stem = ending === null ? out : out.slice(0, -extname(out).length);
  const failures = await writeAccounts(accounts, stem, wanted);
  for (const failure of failures) writeNote(`${failure}\n`);
  return problems.length + failures.length === 0 ? EXIT.done : EXIT.someFailed;
}

/** The only format whose files end so; `null` when there is none. */
function findFormat(path: string): FormatName | null {
  const fitting = formatNames.filter((name) => `.${formats[name].extension}` === extname(path).toLowerCase());
  return fitting.length === 1 ? fitting[0]! : null;
}

async function readResults(inputs: readonly string[]) {
  const { paths, failures } = findDocuments(inputs, 'json');
  const problems = failures.map(({ path, sentence }) => `${path}: ${sentence}`);
  const results: ExtractionResult[] = [];
  for (const path of paths) {
    const { result, error } = await readResult(path);
    if (result === null) problems.push(`${path}: ${error}`);
    else results.push(result);
  }
  return { results, problems };
}

function nameAccounts(results: readonly ExtractionResult[]): MergedAccount[] {
  const [first] = results;
  if (first === undefined) return [];
  // Both group the same statements, so the names belong to the accounts in order.
  const names = splitAccounts({ ...first, statements: results.flatMap(({ statements }) => statements) });
  return mergeAccounts(results).map((merged, index) => ({ name: names[index]!.name, merged }));
}

/** One sentence for each format that could not be written. */
async function writeAccounts(
  accounts: readonly MergedAccount[],
  stem: string,
  wanted: readonly WantedFormat[],
): Promise<string[]> {
  const failures: string[] = [];
  for (const { name, merged } of accounts) {
    const own = accounts.length === 1 ? stem : `${stem}-${name}`;
    const outcomes = await writeFiles(judgeMerged(merged), own, { formats: wanted, splitAccounts: false });
    for (const { format, error } of outcomes) if (error !== null) failures.push(`${own}, ${format}: ${error}`);
  }
  return failures;
}
