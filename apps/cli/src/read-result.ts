/** A file with a result, as `extracto convert` and the API write it; a dash is standard input. */
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { ExtractionResult } from '@extracto/model';
import { parseResult } from '@extracto/model/parse-result';

/** A result, or one sentence that says why there is none. Never throws. */
export type ResultFile =
  | { readonly result: ExtractionResult; readonly error: null }
  | { readonly result: null; readonly error: string };

export async function readResult(path: string): Promise<ResultFile> {
  const content = await readContent(path);
  if (content === null) return { result: null, error: 'This file cannot be read.' };
  try {
    return { result: parseResult(JSON.parse(content)), error: null };
  } catch {
    return { result: null, error: 'This is not a result. Create one with extracto convert FILE.pdf.' };
  }
}

async function readContent(path: string): Promise<string | null> {
  try {
    return path === '-' ? await text(process.stdin) : await readFile(path, 'utf8');
  } catch {
    return null;
  }
}
