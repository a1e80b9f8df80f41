/** `extracto show`: what the stages of the engine saw and weighed, as one HTML file: the trace of the run that `convert` makes. */
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { maskTrace, type TracedDocument } from '@extracto/engine/trace';
import type { Flag } from '../../command.ts';
import { describeFailure } from '../../describe-failure.ts';
import { chooseValue, readFlags, readWholeNumber } from '../../read-flags.ts';
import { type DocumentOptions, EXIT, type ExitStatus, type Surroundings } from '../../surroundings.ts';
import { UsageError } from '../../usage-error.ts';
import { OCR_CHOICES, YEARS } from '../convert/parse-convert-arguments.ts';
import { drawHtml } from './draw-html.ts';

export const FLAGS = {
  out: { type: 'string', completion: 'files' },
  pages: { type: 'string' },
  password: { type: 'string' },
  ocr: { type: 'string', completion: Object.keys(OCR_CHOICES) },
  year: { type: 'string' },
  mask: { type: 'boolean' },
} as const satisfies Record<string, Flag>;

export async function run(args: readonly string[], { writeNote, openExtractor }: Surroundings): Promise<ExitStatus> {
  const { values, positionals } = readFlags(args, FLAGS);
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0) throw new UsageError('One PDF is needed.');
  const isWanted = readPageList(values.pages);
  const out = values.out ?? `${basename(path).replace(/\.pdf$/i, '')}.html`;
  const options: DocumentOptions = {
    parser: 'Document',
    password: values.password ?? null,
    ocr: chooseValue('--ocr', OCR_CHOICES, values.ocr ?? 'auto'),
    year: values.year === undefined ? null : readWholeNumber('--year', values.year, ...YEARS),
  };
  try {
    const traced = await traceFile(path, options, openExtractor);
    const { pages, readings } = values.mask ? maskTrace(traced.trace) : traced.trace;
    const drawn = pages.filter(({ pageNumber }) => isWanted(pageNumber));
    if (drawn.length === 0) throw new UsageError(`This document has ${pages.length} pages, and none of --pages.`);
    const title = values.mask ? 'Masked statement' : basename(path);
    const html = drawHtml(title, { pages: drawn, readings }, traced.failure);
    await writeFile(out, html, { mode: 0o600 });
  } catch (error) {
    if (error instanceof UsageError) throw error;
    writeNote(`${path}: ${describeFailure(error)}\n`);
    return EXIT.someFailed;
  }
  writeNote(`${out}\n`);
  return EXIT.done;
}

async function traceFile(
  path: string,
  options: DocumentOptions,
  openExtractor: Surroundings['openExtractor'],
): Promise<TracedDocument> {
  const bytes = await readFile(path);
  const extractor = await openExtractor({ threads: 1, processors: availableParallelism(), timeoutMs: null });
  try {
    return await extractor.trace(bytes, options);
  } finally {
    await extractor.close();
  }
}

/** `1,3-5` → whether a page is among them; every page without a list. */
function readPageList(list: string | undefined): (page: number) => boolean {
  if (list === undefined) return () => true;
  const ranges = list.split(',').map((part) => /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(part.trim()));
  if (ranges.includes(null)) throw new UsageError(`--pages is a list such as 1,3-5, not "${list}".`);
  return (page) => ranges.some((range) => page >= Number(range![1]) && page <= Number(range![2] ?? range![1]));
}
