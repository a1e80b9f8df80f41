import type { ExtractionResult } from '@extracto/model';
import type { z } from 'zod/mini';

/** Text is to be stored as UTF-8. */
export type FileContent = string | Uint8Array<ArrayBuffer>;

/** One way to write a result. A new one is a folder with this object and a row in the registry. */
export interface Format<Options extends z.ZodMiniObject = z.ZodMiniObject> {
  /** Its name in the registry, as callers write it: `--format json,csv`. */
  readonly name: string;
  /** For menus. */
  readonly title: string;
  /** For the API's description. */
  readonly summary: string;
  /** Without the dot, and no other format's. */
  readonly extension: string;
  /** For `Content-Type`, with the character set. */
  readonly mediaType: string;
  /** Programs read one account a file: where files are written, each account gets its own. */
  readonly oneAccountAFile?: true;
  /** Query parameters of the API and flags of the command line; without any of them the file is usable. */
  readonly options: Options;
  /** The writer, loaded on demand: naming formats and checking options costs nothing. */
  load(): Promise<FormatWriter<z.output<Options>>>;
}

export interface FormatWriter<Options> {
  /**
   * The whole file. The same result and options give the same text. Throws `FormatError` when the format cannot carry
   * the result.
   */
  write(result: ExtractionResult, options: Options): FileContent | Promise<FileContent>;
  /** The same file piece by piece, so that a long one is never held whole; left out where it is made as a whole. */
  writePieces?(result: ExtractionResult, options: Options): Iterable<FileContent>;
  /** Files that a program looks for beside it, named after it: `statement.csv` + `.rules`. */
  listCompanions?(options: Options): readonly Companion[];
}

export interface Companion {
  readonly suffix: string;
  readonly content: string;
}
