/**
 * PDF bytes → result. The table of contents of the engine: `readTogether` lists the stages, each of them one pure function.
 *
 *   readTrustedPages   the words of each page, from its text layer or its image                    pages/, ocr/
 *   setCopiesAside     pages that are in the file twice, without their words                       pages/
 *   cutSheets          several pages on a sheet, one by one                                        lines/
 *   arrangePages       the documents in the file, each with its pages in order                     statements/document/
 *   correctLabels …    labels and dates that the recogniser misread                                correction/
 *   layOutFromLeft     pages that are read from the right, turned round                            lines/
 *   readTokens         lines in reading order, with every date and amount that words can mean      lines/, tokens/
 *   readTables         columns, rows, continuation lines, balances and totals                      tables/
 *   solveDocument      statements: labelled fields, signs, order, ends, by the equalities          fields/, statements/
 *   correctFigures     other readings of the recogniser that one equality forces, and solve again  correction/
 *   place…             boxes back to where the page prints them                                    statements/document/
 *   reportImages       images that may hide rows                                                   evidence/
 */
import {
  type DraftResult,
  ExtractionError,
  type ExtractionResult,
  identifyTransactions,
  type Page,
  type Parser,
} from '@extracto/model';
import { addOcrAmbiguities } from './correction/add-ocr-ambiguities.ts';
import { correctDates } from './correction/correct-dates.ts';
import { correctFigures } from './correction/correct-figures.ts';
import { correctLabels } from './correction/correct-labels.ts';
import { reportImages } from './evidence/report-images.ts';
import { type LaidOutPage, layOutFromLeft } from './lines/direction/lay-out-from-left.ts';
import { cutSheets } from './lines/sheets/cut-sheets.ts';
import { fitTypeSize } from './pages/fit-type-size.ts';
import { openDocument } from './pages/open/open-document.ts';
import { type PageRecogniser, readTrustedPages } from './pages/read-trusted-pages.ts';
import { setCopiesAside } from './pages/set-copies-aside.ts';
import { closeWithLastBalance } from './statements/close-with-last-balance.ts';
import { arrangePages } from './statements/document/arrange-pages.ts';
import { joinParts } from './statements/document/join-parts.ts';
import { placeAsPrinted } from './statements/document/place-as-printed.ts';
import { placeAtSize } from './statements/document/place-at-size.ts';
import { placeOnSheets } from './statements/document/place-on-sheets.ts';
import { turnBoxesBack } from './statements/document/turn-boxes-back.ts';
import { mergePages } from './statements/merge-pages.ts';
import { type ReadOptions, type SolvedDocument, solveDocument } from './statements/read-document.ts';
import { type DocumentTables, readTables } from './statements/read-tables.ts';
import { type DocumentTokens, readTokens } from './statements/read-tokens.ts';

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
  /** Without one no page is recognised; `elsewhere` throws `RecognitionNeeded` where one would have to be. */
  readonly recogniser?: PageRecogniser | 'elsewhere';
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

/** Results of the stages for pages that are read together: a whole document, or in page mode a single page. */
export interface Stages {
  /** In reading order and read upright, with words that can be trusted, and type of the usual size. */
  readonly pages: readonly Page[];
  /** Lengths on these pages per length on the pages as displayed. */
  readonly factor: number;
  /** With labels and dates that the recogniser misread put right. */
  readonly spelt: readonly Page[];
  /** With columns from left to right. */
  readonly laidOut: readonly LaidOutPage[];
  /** Every line with what its words can mean, in reading order. */
  readonly tokens: DocumentTokens;
  readonly tables: DocumentTables;
  readonly solved: SolvedPages;
  /** With figures that the recogniser misread put right; `solved` itself where there are none. */
  readonly corrected: SolvedPages;
  /** With boxes on the pages as displayed, and with what stays ambiguous. */
  readonly draft: DraftResult;
}

export interface SolvedPages extends SolvedDocument {
  /** Laid out from the left. */
  readonly pages: readonly Page[];
  readonly tables: DocumentTables;
}

/** Is given what each stage returns, in order, and gives it back; `pages` opens the pages that are read together. */
export type Keep = <Name extends keyof Stages>(name: Name, value: Stages[Name]) => Stages[Name];

/** Throws `ExtractionError` when the document gives no result. */
export async function extract(
  bytes: Uint8Array,
  options: ExtractOptions = {},
  keep: Keep = (_, value) => value,
): Promise<ExtractionResult> {
  const document = await openDocument(bytes, options);
  const parser = options.parser ?? 'Document';
  const reading: ReadOptions = { bankHints: options.bankHints, year: options.year };
  const ocr = options.ocr ?? 'auto';
  try {
    const pages: Page[] = [];
    const results: DraftResult[] = [];
    const recogniser = ocr === 'never' ? null : (options.recogniser ?? null);
    const trusted = { recogniser, always: ocr === 'always', signal: options.signal };
    for await (const page of readTrustedPages(document, trusted)) {
      if (parser === 'Page') results.push(...readPage(page, reading, keep));
      else pages.push(page);
      options.onProgress?.({ page: page.pageNumber, pages: document.pageCount });
    }
    if (parser === 'Document') results.push(readTogether(pages, parser, reading, keep));
    // a single page of a statement may well look like something else
    if (results.every(({ looksOther }) => looksOther)) throw new ExtractionError('no_statement');
    const result = parser === 'Page' ? mergePages(results, document.pageCount) : results[0]!;
    return identifyTransactions({ ...result, statements: result.statements.map(closeWithLastBalance) });
  } finally {
    document.close();
  }
}

/** The stages in order. What `verify/` says of a statement is asked for wherever one is made or changed. */
function readTogether(displayed: readonly Page[], parser: Parser, options: ReadOptions, keep: Keep): DraftResult {
  const filed = cutSheets(setCopiesAside(displayed));
  const read = (pages: readonly Page[], kept: Keep) =>
    placeOnSheets(readInOrder(pages, parser, options, kept), pages, displayed);
  const documents = arrangePages(filed, (pages) => {
    const stages: [keyof Stages, never][] = [];
    const result = read(pages, (name, value) => {
      stages.push([name, value as never]);
      return value;
    });
    return { result, stages };
  });
  if (documents === null) return read(filed, keep);
  for (const { stages } of documents) for (const [name, value] of stages) keep(name, value);
  return joinParts(documents.map(({ result }) => result));
}

function readInOrder(sized: readonly Page[], parser: Parser, options: ReadOptions, keep: Keep): DraftResult {
  const { pages, factor } = fitTypeSize(sized);
  keep('pages', pages);
  keep('factor', factor);
  const spelt = keep('spelt', correctDates(correctLabels(pages)));
  const laidOut = keep('laidOut', layOutFromLeft(spelt));
  const upright = laidOut.map((page) => page.laidOut);
  const tokens = keep('tokens', readTokens(upright));
  const tables = keep('tables', readTables(tokens));
  const solve = (on: readonly Page[], found: DocumentTables): SolvedPages => ({
    pages: on,
    tables: found,
    ...solveDocument(found, on, parser, options),
  });
  const solved = keep('solved', solve(upright, tables));
  const corrected = keep(
    'corrected',
    correctFigures(solved, (changed) => solve(changed, readTables(readTokens(changed)))),
  );
  const unsure = addOcrAmbiguities(corrected.result, upright);
  const placed = turnBoxesBack(placeAsPrinted(unsure, laidOut), pages);
  return keep('draft', placeAtSize(reportImages(placed, pages), factor));
}

/** A page without account activity is a page of terms, not a failure of the document. */
function readPage(page: Page, options: ReadOptions, keep: Keep): DraftResult[] {
  try {
    return [readTogether([page], 'Page', options, keep)];
  } catch (error) {
    if (error instanceof ExtractionError && (error.code === 'no_statement' || error.code === 'no_text')) return [];
    throw error;
  }
}
