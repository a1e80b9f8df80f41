/** PDF bytes → result. The table of contents of the engine: each stage is one pure function. */
import {
  type DraftResult,
  ExtractionError,
  type ExtractionResult,
  identifyTransactions,
  type Page,
  type Parser,
} from '@extracto/model';
import { turnBoxesBack } from './document/turn-boxes-back.ts';
import { mergePages } from './merge-pages.ts';
import { readDocument } from './read-document.ts';
import { openDocument } from './stages/open/open-document.ts';
import { readPages } from './stages/read/read-pages.ts';

export interface Progress {
  /** Pages read so far, 1-based count. */
  readonly page: number;
  readonly pages: number;
}

export interface ExtractOptions {
  /** Document (default): one inference over all pages. Page: each page on its own. */
  readonly parser?: Parser;
  readonly password?: string | null;
  /** Recognition of image pages: `auto` (default) or `never`. */
  readonly ocr?: 'auto' | 'never';
  /** Largest accepted file and page count; defaults 50 MB and 1,000 pages. */
  readonly maxBytes?: number;
  readonly maxPages?: number;
  readonly onProgress?: (progress: Progress) => void;
  readonly signal?: AbortSignal;
}

/** Throws `ExtractionError` when the document gives no result. */
export async function extract(bytes: Uint8Array, options: ExtractOptions = {}): Promise<ExtractionResult> {
  const document = await openDocument(bytes, options);
  const isPageMode = options.parser === 'Page';
  try {
    const pages: Page[] = [];
    const results: DraftResult[] = [];
    for (const page of readPages(document)) {
      if (options.signal?.aborted) throw new ExtractionError('cancelled');
      if (isPageMode) results.push(...readPage(page));
      else pages.push(page);
      options.onProgress?.({ page: page.pageNumber, pages: document.pageCount });
    }
    if (!isPageMode) return identifyTransactions(turnBoxesBack(readDocument(pages, 'Document'), pages));
    if (results.length === 0) throw new ExtractionError('no_statement');
    return identifyTransactions(mergePages(results, document.pageCount));
  } finally {
    document.close();
  }
}

/** A page without account activity is a page of terms, not a failure of the document. */
function readPage(page: Page): DraftResult[] {
  try {
    return [turnBoxesBack(readDocument([page], 'Page'), [page])];
  } catch (error) {
    if (error instanceof ExtractionError && (error.code === 'no_statement' || error.code === 'no_text')) return [];
    throw error;
  }
}
