/** PDF bytes → result. The table of contents of the engine: each stage is one pure function. */
import { ExtractionError, type ExtractionResult, type Parser } from '@extracto/model';

export interface Progress {
  /** Pages read so far, 1-based count. */
  readonly page: number;
  readonly pages: number;
}

export interface ExtractOptions {
  /** Document (default): one inference over all pages. Page: each page on its own. */
  readonly parser?: Parser;
  readonly password?: string | null;
  /** Largest accepted file and page count; defaults 50 MB and 1,000 pages. */
  readonly maxBytes?: number;
  readonly maxPages?: number;
  readonly onProgress?: (progress: Progress) => void;
  readonly signal?: AbortSignal;
}

/** Throws `ExtractionError` when the document gives no result. */
export async function extract(_bytes: Uint8Array, _options: ExtractOptions = {}): Promise<ExtractionResult> {
  throw new ExtractionError('internal');
}
