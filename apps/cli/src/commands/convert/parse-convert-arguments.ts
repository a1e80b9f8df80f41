/** The arguments of `extracto convert` → one plain value, or a `UsageError` that says which argument and why. */
import type { Ocr } from '@extracto/engine';
import { type FormatName, formatNames, isFormatName } from '@extracto/formats';
import type { Parser } from '@extracto/model';
import type { Flag } from '../../command.ts';
import { findSimilar } from '../../find-similar.ts';
import { chooseValue, readFlags, readWholeNumber } from '../../read-flags.ts';
import { UsageError } from '../../usage-error.ts';
import { type FlagTexts, FORMAT_FLAGS, readFormatFlags, type WantedFormat } from './format-flags.ts';

export interface ConvertArguments {
  /** Files, folders and patterns as typed. */
  readonly inputs: readonly string[];
  /** `null`: standard output. */
  readonly outFolder: string | null;
  readonly formats: readonly WantedFormat[];
  /** Arguments that the options of `formats` were read from. */
  readonly formatTexts: FlagTexts;
  /** CSV of options by document. */
  readonly optionsFile: string | null;
  readonly parser: Parser;
  readonly password: string | null;
  readonly passwordsFile: string | null;
  readonly ocr: Ocr;
  /** Year of dates printed without one; `null` leaves their year open. */
  readonly year: number | null;
  /** Documents read at once; `null`: one per processor. */
  readonly jobs: number | null;
  /** Time limit of one document; `null`: the default limits. */
  readonly timeoutMs: number | null;
  /** All inputs are images of one document, in the order of its pages. */
  readonly join: boolean;
  /** Goes on with documents that come later. */
  readonly watch: boolean;
  /** The summary as JSON on standard output. */
  readonly json: boolean;
  /** Says what failed and nothing else. */
  readonly quiet: boolean;
  /** A document that is not verified is seen in the exit status. */
  readonly requireVerified: boolean;
  /** One file for each account, in every format. */
  readonly splitAccounts: boolean;
  /** JSON with the trace of the run; `masked` without what the statement says. */
  readonly trace: 'none' | 'full' | 'masked';
}

const PARSERS = { document: 'Document', page: 'Page' } as const satisfies Record<string, Parser>;
export const OCR_CHOICES = { auto: 'auto', always: 'always', never: 'never' } as const satisfies Record<Ocr, Ocr>;
/** By the custom of command lines. */
const STANDARD_OUTPUT = '-';
export const YEARS = [1900, 2100] as const;
const MOST_JOBS = 256;
const MOST_SECONDS = 86_400;

export const CONVERT_FLAGS = {
  out: { type: 'string', short: 'o', completion: 'folders' },
  format: { type: 'string', short: 'f', multiple: true, completion: formatNames },
  join: { type: 'boolean' },
  split: { type: 'string', completion: ['accounts'] },
  mode: { type: 'string', completion: Object.keys(PARSERS) },
  password: { type: 'string' },
  passwords: { type: 'string', completion: 'files' },
  ocr: { type: 'string', completion: Object.keys(OCR_CHOICES) },
  year: { type: 'string' },
  options: { type: 'string', completion: 'files' },
  jobs: { type: 'string' },
  timeout: { type: 'string' },
  watch: { type: 'boolean' },
  json: { type: 'boolean' },
  quiet: { type: 'boolean', short: 'q' },
  require: { type: 'string', completion: ['verified'] },
  trace: { type: 'boolean' },
  mask: { type: 'boolean' },
} as const satisfies Record<string, Flag>;

export function parseConvertArguments(args: readonly string[]): ConvertArguments {
  const { values, positionals } = readFlags(args, { ...CONVERT_FLAGS, ...FORMAT_FLAGS });
  if (positionals.length === 0) throw new UsageError('No file or folder was given.');
  if (values.out === '') throw new UsageError('--out needs the name of a folder.');
  const outFolder = values.out === STANDARD_OUTPUT ? null : (values.out ?? null);
  for (const flag of ['watch', 'json'] as const) {
    if (values[flag] && outFolder === null) throw new UsageError(`--${flag} needs --out DIR.`);
  }
  const formats = readFormatFlags(parseFormats(values.format ?? ['json']), values);
  if (values.join && values.watch) throw new UsageError('--join can’t be combined with --watch.');
  if (values.mask && !values.trace) throw new UsageError('--mask needs --trace.');
  if (values.trace && formats.some(({ name }) => name !== 'json')) throw new UsageError('--trace needs --format json.');
  return {
    inputs: positionals,
    outFolder,
    formats,
    formatTexts: pickFormatTexts(values),
    optionsFile: values.options ?? null,
    parser: chooseValue('--mode', PARSERS, values.mode ?? 'document'),
    password: values.password ?? null,
    passwordsFile: values.passwords ?? null,
    ocr: chooseValue('--ocr', OCR_CHOICES, values.ocr ?? 'auto'),
    year: values.year === undefined ? null : readWholeNumber('--year', values.year, ...YEARS),
    jobs: values.jobs === undefined ? null : readWholeNumber('--jobs', values.jobs, 1, MOST_JOBS),
    timeoutMs:
      values.timeout === undefined ? null : 1000 * readWholeNumber('--timeout', values.timeout, 1, MOST_SECONDS),
    join: values.join ?? false,
    watch: values.watch ?? false,
    json: values.json ?? false,
    quiet: values.quiet ?? false,
    requireVerified: values.require !== undefined && chooseValue('--require', { verified: true }, values.require),
    splitAccounts: values.split !== undefined && chooseValue('--split', { accounts: true }, values.split),
    trace: values.trace ? (values.mask ? 'masked' : 'full') : 'none',
  };
}

function pickFormatTexts(values: FlagTexts): FlagTexts {
  return Object.fromEntries(
    Object.keys(FORMAT_FLAGS).flatMap((flag) => (values[flag] === undefined ? [] : [[flag, values[flag]]])),
  );
}

/** Names of formats, typed with commas or as several flags. Throws `UsageError` for one that there is not. */
export function parseFormats(texts: readonly string[]): FormatName[] {
  const names = texts.flatMap((text) => text.split(',')).map((name) => name.trim().toLowerCase());
  const unknown = names.find((name) => !isFormatName(name));
  if (unknown !== undefined) {
    const similar = findSimilar(unknown, formatNames);
    const hint = similar === null ? '' : ` Did you mean ${similar}?`;
    throw new UsageError(`Unknown --format "${unknown}"; it knows ${formatNames.join(', ')}.${hint}`);
  }
  return [...new Set(names.filter(isFormatName))];
}
