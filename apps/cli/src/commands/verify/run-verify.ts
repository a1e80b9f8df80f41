/** `extracto verify`: the independent checker alone, over results that were written earlier. */
import type { Flag } from '../../command.ts';
import { readFlags } from '../../read-flags.ts';
import { readResult } from '../../read-result.ts';
import { EXIT, type ExitStatus, type Surroundings } from '../../surroundings.ts';
import { UsageError } from '../../usage-error.ts';
import { type AccountVerdict, judgeResult } from './judge-result.ts';

export const FLAGS = { json: { type: 'boolean' } } as const satisfies Record<string, Flag>;

interface FileVerdict {
  readonly path: string;
  readonly accounts: readonly AccountVerdict[];
  /** One sentence; `null` when the file is a result. */
  readonly error: string | null;
}

export async function run(args: readonly string[], { writeOutput, writeNote }: Surroundings): Promise<ExitStatus> {
  const { values, positionals } = readFlags(args, FLAGS);
  if (positionals.length === 0) throw new UsageError('No result was given.');
  const verdicts: FileVerdict[] = [];
  for (const path of positionals) verdicts.push(await judgeFile(path));
  if (values.json) await writeOutput(`${JSON.stringify({ results: verdicts }, null, 2)}\n`);
  else for (const verdict of verdicts) await writeOutput(describeFile(verdict));
  for (const { path, error } of verdicts) if (error !== null) writeNote(`${path}: ${error}\n`);
  return verdicts.every(isProved) ? EXIT.done : EXIT.someFailed;
}

async function judgeFile(path: string): Promise<FileVerdict> {
  const { result, error } = await readResult(path);
  return { path, accounts: result === null ? [] : judgeResult(result), error };
}

/** A result without an account proves nothing. */
function isProved({ accounts }: FileVerdict): boolean {
  return accounts.length > 0 && accounts.every(({ status }) => status === 'verified');
}

function describeFile({ path, accounts, error }: FileVerdict): string {
  if (error !== null) return '';
  if (accounts.length === 0) return `${path}: no account\n`;
  return accounts.map((verdict) => `${path}, account ${verdict.account}: ${describeVerdict(verdict)}\n`).join('');
}

function describeVerdict({ status, claimed, transactions, checks, breaks, missing }: AccountVerdict): string {
  const passed = checks.filter((check) => check.passed).length;
  const head = `${status}, ${transactions} transactions, ${passed} of ${checks.length} checks hold`;
  const claim = claimed === status ? [] : [`the result claims to be ${claimed}`];
  const places = breaks.map(
    ({ afterRow, beforeRow, difference }) =>
      `the sums break by ${difference} between ${placeOf(afterRow, 'the opening balance')} and ${placeOf(beforeRow, 'the closing balance')}`,
  );
  return [head, ...[...claim, ...places, ...missing].map((line) => `  ${line}`)].join('\n');
}

function placeOf(row: number | null, otherwise: string): string {
  return row === null ? otherwise : `row ${row + 1}`;
}
