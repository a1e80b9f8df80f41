/** One document from its file to its results: read, extracted, written. Never throws: what failed is in the record. */
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { Progress } from '@extracto/engine';
import type { Trace } from '@extracto/engine/trace';
import { writeResultPieces } from '@extracto/formats';
import { recogniseImage } from '@extracto/images/recognise';
import { ExtractionError, type ExtractionResult } from '@extracto/model';
import { describeFailure } from '../../describe-failure.ts';
import type { Extractor, Surroundings } from '../../surroundings.ts';
import { STANDARD_INPUT } from './find-documents.ts';
import { nameFlags } from './format-flags.ts';
import type { ConvertArguments } from './parse-convert-arguments.ts';
import type { WantedFor } from './read-file-options.ts';
import type { PasswordOf } from './read-passwords.ts';
import { type DocumentRecord, type FormatOutcome, recordFailure, recordResult } from './tally.ts';

/** A file this large is not even read: it would not fit into memory several times. The engine's own limit is lower. */
const UNREADABLE_BYTES = 1024 ** 3;

export interface Conversion {
  readonly wantedFor: WantedFor;
  readonly extractor: Extractor;
  readonly passwordOf: PasswordOf;
  readonly writeOutput: Surroundings['writeOutput'];
  readonly onProgress?: (progress: Progress) => void;
}

/**
 * `paths`: one document, or the images that make one; the first names it in the record. `stem`: where the results go, without extension.
 */
export async function convertDocument(
  paths: readonly string[],
  stem: string,
  conversion: Conversion,
): Promise<DocumentRecord> {
  const { extractor, passwordOf, writeOutput, onProgress } = conversion;
  const path = paths[0]!;
  const wanted = conversion.wantedFor(path);
  try {
    const options = {
      parser: wanted.parser,
      ocr: wanted.ocr,
      year: wanted.year,
      password: passwordOf(path),
      ...(onProgress && { onProgress }),
    };
    const bytes = await readPages(paths);
    if (wanted.trace === 'none') {
      const result = await extractor.extract(bytes, options);
      return recordResult(path, result, await deliver(result, stem, wanted, writeOutput));
    }
    const { result, trace, failure } = await extractor.trace(bytes, options);
    if (result === null) throw new ExtractionError(failure ?? 'internal');
    return recordResult(path, result, await deliver(await addTrace(result, trace, wanted), stem, wanted, writeOutput));
  } catch (error) {
    return recordFailure(path, describeFailure(error));
  }
}

/** The result with its trace as one more key. Masked, the result has no statements: the trace tells of them. */
async function addTrace(
  result: ExtractionResult,
  trace: Trace,
  wanted: ConvertArguments,
): Promise<ExtractionResult & { readonly trace: Trace }> {
  if (wanted.trace === 'full') return { ...result, trace };
  const { maskTrace } = await import('@extracto/engine/trace');
  return { ...result, bankId: null, statements: [], trace: maskTrace(trace) };
}

/** A document as it is, images printed one a page. */
async function readPages(paths: readonly string[]): Promise<Uint8Array> {
  const files = await Promise.all(paths.map(readDocument));
  if (files.length === 1 && recogniseImage(files[0]!) === null) return files[0]!;
  const { printImages } = await import('@extracto/images');
  return printImages(files);
}

/** A file is read synchronously: nothing else is to be done meanwhile. A pipe has at times nothing to read yet. */
async function readDocument(path: string): Promise<Uint8Array> {
  if (path === STANDARD_INPUT) return buffer(process.stdin);
  const file = openSync(path, 'r');
  try {
    if (fstatSync(file).size >= UNREADABLE_BYTES) throw new ExtractionError('file_too_large');
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

async function deliver(
  result: ExtractionResult,
  stem: string,
  wanted: ConvertArguments,
  writeOutput: Surroundings['writeOutput'],
): Promise<FormatOutcome[]> {
  if (wanted.outFolder !== null) {
    const { writeFiles } = await import('./write-files.ts');
    return writeFiles(result, stem, wanted);
  }
  const { name, options } = wanted.formats[0]!;
  try {
    for (const piece of await writeResultPieces(result, name, options)) await writeOutput(piece);
    return [{ format: name, outputs: [], error: null }];
  } catch (error) {
    return [{ format: name, outputs: [], error: nameFlags(describeFailure(error)) }];
  }
}
