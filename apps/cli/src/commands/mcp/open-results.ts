/** Files → results. Documents that were read lately are not read again as long as they do not change. */
import { readFile } from 'node:fs/promises';
import type { Progress } from '@extracto/engine';
import type { ExtractionResult, Parser } from '@extracto/model';
import { parseResult } from '@extracto/model/parse-result';
import type { Extractor } from '../../surroundings.ts';
import type { PasswordOf } from '../convert/read-passwords.ts';
import { findFile } from './find-file.ts';
import { NotAResultError, ToolError } from './tool-error.ts';

const MOST_KEPT = 32;

export interface ReadingOptions {
  readonly parser: Parser;
  /** `null`: the one that the passwords' file has. */
  readonly password: string | null;
  readonly onProgress: (progress: Progress) => void;
}

export interface Results {
  /** Reads a PDF or a saved result. Throws `ToolError`, or `ExtractionError` when the document gives no result. */
  readonly read: (name: string, options: ReadingOptions) => Promise<ExtractionResult>;
  /** Reads a saved result; refuses a PDF. */
  readonly readWritten: (name: string) => Promise<ExtractionResult>;
}

interface ResultSources {
  readonly roots: readonly string[];
  readonly extractor: Extractor;
  readonly passwordOf: PasswordOf;
}

export function openResults({ roots, extractor, passwordOf }: ResultSources): Results {
  const kept = new Map<string, Promise<ExtractionResult>>();

  const keep = (key: string, read: () => Promise<ExtractionResult>) => {
    const known = kept.get(key) ?? read();
    // The oldest goes first: a Map keeps the order in which its keys came.
    kept.delete(key);
    kept.set(key, known);
    known.catch(() => kept.delete(key));
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
    return known;
  };

  return {
    read: async (name, { parser, password: given, onProgress }) => {
      const { path, kind, version } = await findFile(roots, name);
      if (kind === 'result') return readResult(path, name);
      const password = given ?? passwordOf(path);
      const options = { parser, ocr: 'auto', year: null, password, onProgress } as const;
      const key = JSON.stringify([path, version, parser, password]);
      return keep(key, async () => extractor.extract(await readFile(path), options));
    },
    readWritten: async (name) => {
      const { path, kind } = await findFile(roots, name);
      if (kind !== 'result') throw new ToolError(`"${name}" is a PDF, not a result. Use convert_file.`);
      return readResult(path, name);
    },
  };
}

async function readResult(path: string, name: string): Promise<ExtractionResult> {
  const text = await readFile(path, 'utf8');
  try {
    return parseResult(JSON.parse(text));
  } catch {
    // A parser's message would quote the file.
    throw new NotAResultError(`"${name}" is not a result of Extracto.`);
  }
}
