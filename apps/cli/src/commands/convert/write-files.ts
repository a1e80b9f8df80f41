/** A result into its files. Each appears whole or not at all: it is written beside its place and then moved there. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type FileContent, formats, writeResultPieces } from '@extracto/formats';
import type { ExtractionResult } from '@extracto/model';
import type { WantedFormat } from './format-flags.ts';

/**
 * `stem` is the path without extension. Statements are private: the files are for their owner only. Gives their paths.
 * A format that fails keeps no other from being written; the first failure is thrown in the end.
 */
export async function writeFiles(
  result: ExtractionResult,
  stem: string,
  wanted: readonly WantedFormat[],
): Promise<string[]> {
  await mkdir(dirname(stem), { recursive: true });
  const paths: string[] = [];
  const failures: unknown[] = [];
  for (const { name, options } of wanted) {
    const path = `${stem}.${formats[name].extension}`;
    try {
      await placeFile(path, await writeResultPieces(result, name, options));
      paths.push(path);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return paths;
}

async function placeFile(path: string, pieces: Iterable<FileContent>): Promise<void> {
  const unfinished = `${path}.part`;
  try {
    await writeFile(unfinished, pieces, { mode: 0o600 });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
