/** The arguments of `extracto convert` → one plain value, or a `UsageError` that says which argument and why. */
import { parseArgs } from 'node:util';
import { type FormatName, formats, isFormatName } from '@extracto/formats';
import type { Parser } from '@extracto/model';
import { UsageError } from '../../usage-error.ts';
import { FORMAT_FLAGS, readFormatFlags, type WantedFormat } from './format-flags.ts';

export interface ConvertArguments {
  /** Files and folders as typed. */
  readonly inputs: readonly string[];
  /** `null`: standard output. */
  readonly outFolder: string | null;
  readonly formats: readonly WantedFormat[];
  readonly parser: Parser;
  readonly password: string | null;
  readonly passwordsFile: string | null;
  readonly ocr: 'auto' | 'never';
  /** `null`: one for each processor. */
  readonly jobs: number | null;
}

const PARSERS = { document: 'Document', page: 'Page' } as const satisfies Record<string, Parser>;
const OCR_CHOICES = { auto: 'auto', never: 'never' } as const;
const MOST_JOBS = 256;

export function parseConvertArguments(args: readonly string[]): ConvertArguments {
  const { values, positionals } = readOptions(args);
  if (positionals.length === 0) throw new UsageError('No file or folder was given.');
  if (values.out === '') throw new UsageError('--out needs the name of a folder.');
  return {
    inputs: positionals,
    outFolder: values.out ?? null,
    formats: readFormatFlags(parseFormats(values.format ?? ['json']), givenFlags(values)),
    parser: choose('--mode', PARSERS, values.mode ?? 'document'),
    password: values.password ?? null,
    passwordsFile: values.passwords ?? null,
    ocr: choose('--ocr', OCR_CHOICES, values.ocr ?? 'auto'),
    jobs: values.jobs === undefined ? null : parseJobs(values.jobs),
  };
}

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        format: { type: 'string', multiple: true },
        mode: { type: 'string' },
        password: { type: 'string' },
        passwords: { type: 'string' },
        ocr: { type: 'string' },
        jobs: { type: 'string' },
        ...Object.fromEntries([...FORMAT_FLAGS.keys()].map((flag) => [flag, { type: 'string' } as const])),
      },
    });
  } catch (error) {
    // parseArgs explains itself in several sentences; the first one names the argument.
    const [sentence] = (error as Error).message.split(/\.\s|\n/);
    throw new UsageError(`${sentence!.replace(/\.$/, '')}.`);
  }
}

function givenFlags(values: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  const texts = [...FORMAT_FLAGS.keys()].map((flag) => [flag, values[flag]] as const);
  return new Map(texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

function parseFormats(texts: readonly string[]): FormatName[] {
  const names = texts.flatMap((text) => text.split(',')).map((name) => name.trim().toLowerCase());
  const known = names.filter(isFormatName);
  const unknown = names.find((name) => !isFormatName(name));
  if (unknown !== undefined) {
    throw new UsageError(`--format does not know "${unknown}"; it knows ${Object.keys(formats).join(', ')}.`);
  }
  return [...new Set(known)];
}

function choose<Choice>(option: string, choices: Readonly<Record<string, Choice>>, text: string): Choice {
  if (!Object.hasOwn(choices, text)) {
    throw new UsageError(`${option} is ${Object.keys(choices).join(' or ')}, not "${text}".`);
  }
  return choices[text]!;
}

function parseJobs(text: string): number {
  const jobs = /^\d+$/.test(text) ? Number(text) : 0;
  if (jobs < 1 || jobs > MOST_JOBS) throw new UsageError(`--jobs is a number from 1 to ${MOST_JOBS}, not "${text}".`);
  return jobs;
}
