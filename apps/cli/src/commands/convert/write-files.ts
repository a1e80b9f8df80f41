/** A result into its files. Each appears whole or not at all: it is written beside its place and then moved there. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  type FileContent,
  type Format,
  formats,
  listCompanions,
  splitAccounts,
  writeResultPieces,
} from '@extracto/formats';
import type { ExtractionResult } from '@extracto/model';
import { describeFailure } from '../../describe-failure.ts';
import { nameFlags, type WantedFormat } from './format-flags.ts';
import type { ConvertArguments } from './parse-convert-arguments.ts';
import type { FormatOutcome } from './tally.ts';

/**
 * `stem` is the path without extension. Statements are private: the files are for their owner only. A format that fails
 * keeps no other from being written, and says why.
 */
export async function writeFiles(
  result: ExtractionResult,
  stem: string,
  { formats: wanted, splitAccounts: isSplit }: Pick<ConvertArguments, 'formats' | 'splitAccounts'>,
): Promise<FormatOutcome[]> {
  await mkdir(dirname(stem), { recursive: true });
  const accounts = splitAccounts(result);
  const outcomes: FormatOutcome[] = [];
  for (const format of wanted) {
    const isApart = accounts.length > 1 && (isSplit || (formats[format.name] as Format).oneAccountAFile === true);
    const parts = isApart
      ? accounts.map(({ name, result: part }) => ({ result: part, stem: `${stem}-${name}` }))
      : [{ result, stem }];
    outcomes.push(await writeFormat(parts, format));
  }
  return outcomes;
}

async function writeFormat(
  parts: readonly { readonly result: ExtractionResult; readonly stem: string }[],
  { name, options }: WantedFormat,
): Promise<FormatOutcome> {
  const outputs: string[] = [];
  const errors = new Set<string>();
  for (const { result, stem } of parts) {
    const path = `${stem}.${formats[name].extension}`;
    try {
      await placeFile(path, await writeResultPieces(result, name, options));
      outputs.push(path);
      for (const { suffix, content } of await listCompanions(name, options)) {
        await placeFile(`${path}${suffix}`, [content]);
        outputs.push(`${path}${suffix}`);
      }
    } catch (error) {
      errors.add(nameFlags(describeFailure(error)));
    }
  }
  return { format: name, outputs, error: errors.size === 0 ? null : [...errors].join(' ') };
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
