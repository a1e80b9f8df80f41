/** PDF bytes → result. The table of contents of the engine: each stage is one pure function. */
import {
  type DraftResult,
  ExtractionError,
  type ExtractionResult,
  identifyTransactions,
  type Page,
  type Parser,
} from '@extracto/model';
import { doubtRecognition } from './correction/doubt-recognition.ts';
import { mendDates } from './correction/mend-dates.ts';
import { readMended } from './correction/mend-document.ts';
import { mendLabels } from './correction/mend-labels.ts';
import { doubtImages } from './evidence/doubt-images.ts';
import { warnOfImages } from './evidence/warn-of-images.ts';
import { layOutFromLeft } from './lines/direction/lay-out-from-left.ts';
import { openDocument } from './pages/open/open-document.ts';
import { type PageRecogniser, readTrustedPages } from './pages/read-trusted-pages.ts';
import { placeAsPrinted } from './statements/document/place-as-printed.ts';
import { turnBoxesBack } from './statements/document/turn-boxes-back.ts';
import { mergePages } from './statements/merge-pages.ts';
import type { ReadOptions } from './statements/read-document.ts';

export type Ocr = 'auto' | 'always' | 'never';

export interface Progress {
  /** Pages read so far, 1-based count. */
  readonly page: number;
  readonly pages: number;
}

export interface ExtractOptions {
  /** Document (default): one inference over all pages. Page: each page on its own. */
  readonly parser?: Parser;
  readonly password?: string | null;
  /** Which pages are recognised from their image: those without a trustworthy text layer (`auto`), none, or all. */
  readonly ocr?: Ocr;
  /** Without one no page is recognised. */
  readonly recogniser?: PageRecogniser;
  /** Names known banks; default true. False changes nothing but the names. */
  readonly bankHints?: boolean;
  /** In which a list ends whose dates print no year, where no period gives one. Without, such dates stay without a year. */
  readonly year?: number | null;
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
  const reading: ReadOptions = { bankHints: options.bankHints, year: options.year };
  const ocr = options.ocr ?? 'auto';
  try {
    const pages: Page[] = [];
    const results: DraftResult[] = [];
    const recogniser = ocr === 'never' ? null : (options.recogniser ?? null);
    const trusted = { recogniser, always: ocr === 'always', signal: options.signal };
    for await (const page of readTrustedPages(document, trusted)) {
      if (isPageMode) results.push(...readPage(page, reading));
      else pages.push(page);
      options.onProgress?.({ page: page.pageNumber, pages: document.pageCount });
    }
    if (!isPageMode) results.push(readTogether(pages, 'Document', reading));
    // a single page of a statement may well look like something else
    if (results.every(({ looksOther }) => looksOther)) throw new ExtractionError('no_statement');
    return identifyTransactions(isPageMode ? mergePages(results, document.pageCount) : results[0]!);
  } finally {
    document.close();
  }
}

function readTogether(pages: readonly Page[], parser: Parser, reading: ReadOptions): DraftResult {
  const laidOut = layOutFromLeft(mendDates(mendLabels(pages)));
  const upright = laidOut.map((page) => page.laidOut);
  const read = doubtRecognition(readMended(upright, parser, reading), upright);
  const result = doubtImages(turnBoxesBack(placeAsPrinted(read, laidOut), pages), pages);
  return { ...result, warnings: [...result.warnings, ...warnOfImages(pages)] };
}

/** A page without account activity is a page of terms, not a failure of the document. */
function readPage(page: Page, reading: ReadOptions): DraftResult[] {
  try {
    return [readTogether([page], 'Page', reading)];
  } catch (error) {
    if (error instanceof ExtractionError && (error.code === 'no_statement' || error.code === 'no_text')) return [];
    throw error;
  }
}
