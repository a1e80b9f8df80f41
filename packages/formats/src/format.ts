import type { ExtractionResult } from '@extracto/model';

/** Names as callers write them: `--format json,csv`, `result.csv`. */
export type FormatName = 'json' | 'csv';

/** One way to write a result. A new one is a folder with this object and a row in the registry. */
export interface Format {
  readonly name: FormatName;
  /** Without the dot. */
  readonly extension: string;
  /** For `Content-Type`, with the character set. */
  readonly mediaType: string;
  /** The whole file, to be stored as UTF-8. The same result gives the same text. */
  readonly write: (result: ExtractionResult) => string;
}
