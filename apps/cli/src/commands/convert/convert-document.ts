/** One document from its file to its results: read, extracted, written. Never throws: what failed is in the record. */
import { open } from 'node:fs/promises';
import type { Progress } from '@extracto/engine';
import { writeResultPieces } from '@extracto/formats';
import { ExtractionError, type ExtractionResult } from '@extracto/model';
import { describeFailure } from '../../describe-failure.ts';
import type { Extractor, Surroundings } from '../../surroundings.ts';
import type { ConvertArguments } from './parse-convert-arguments.ts';
import type { PasswordOf } from './read-passwords.ts';
import { type DocumentRecord, recordFailure, recordResult } from './tally.ts';
import { writeFiles } from './write-files.ts';

/** A file this large is not even read: it would not fit into memory several times. The engine's own limit is lower. */
const UNREADABLE_BYTES = 1024 ** 3;

export interface Conversion {
  readonly wanted: ConvertArguments;
  readonly extractor: Extractor;
  readonly passwordOf: PasswordOf;
  readonly writeOutput: Surroundings['writeOutput'];
  readonly onProgress?: (progress: Progress) => void;
}

/** `stem`: where the results go, without extension. */
export async function convertDocument(path: string, stem: string, conversion: Conversion): Promise<DocumentRecord> {
  const { wanted, extractor, passwordOf, onProgress } = conversion;
  try {
    const options = {
      parser: wanted.parser,
      ocr: wanted.ocr,
      password: passwordOf(path),
      ...(onProgress && { onProgress }),
    };
    const result = await extractor.extract(await readDocument(path), options);
    return recordResult(path, result, await deliver(result, stem, conversion));
  } catch (error) {
    return recordFailure(path, describeFailure(error));
  }
}

async function readDocument(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size >= UNREADABLE_BYTES) throw new ExtractionError('file_too_large');
    return await file.readFile();
  } finally {
    await file.close();
  }
}

async function deliver(result: ExtractionResult, stem: string, { wanted, writeOutput }: Conversion): Promise<string[]> {
  if (wanted.outFolder !== null) return writeFiles(result, stem, wanted.formats);
  const [format] = wanted.formats;
  for (const piece of await writeResultPieces(result, format!.name, format!.options)) await writeOutput(piece);
  return [];
}
