/** A result into its files. Each appears whole or not at all: it is written beside its place and then moved there. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type FormatName, formats } from '@extracto/formats';
import type { ExtractionResult } from '@extracto/model';

/** `stem` is the path without extension. Statements are private: the files are for their owner only. */
export async function writeResult(result: ExtractionResult, stem: string, names: readonly FormatName[]): Promise<void> {
  await mkdir(dirname(stem), { recursive: true });
  for (const name of names) {
    const path = `${stem}.${formats[name].extension}`;
    const unfinished = `${path}.part`;
    try {
      await writeFile(unfinished, formats[name].write(result), { mode: 0o600 });
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }
}
