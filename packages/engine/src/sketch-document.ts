/**
 * How a document is read, for people who look at an unread layout: what the stages saw on each page, in the order in
 * which they saw it. All boxes are points from the top left of the page as it was read, which is upright even where the
 * page is displayed turned.
 */
import {
  type Box,
  ExtractionError,
  type ExtractionResult,
  identifyTransactions,
  type Page,
  unionBox,
} from '@extracto/model';
import { buildLines } from './lines/build-lines.ts';
import type { TokenLine } from './lines/reading.ts';
import { openDocument } from './pages/open/open-document.ts';
import { readPages } from './pages/read-pages.ts';
import type { ExtractOptions } from './pipeline.ts';
import { readDocument } from './statements/read-document.ts';
import type { Table } from './statements/read-table.ts';
import { readTables } from './statements/read-tables.ts';

export interface Mark {
  readonly box: Box;
  /** What the engine takes it for. */
  readonly label: string;
}

export interface PageSketch {
  readonly pageNumber: number;
  readonly widthPt: number;
  readonly heightPt: number;
  readonly words: readonly { readonly box: Box; readonly text: string }[];
  readonly lines: readonly Box[];
  readonly headers: readonly Mark[];
  /** One mark a column and page, named by its role. */
  readonly columns: readonly Mark[];
  /** `transaction`, `balance`, `total`, `left` (an amount that no rule explains) or `beyond` the end of the list. */
  readonly rows: readonly Mark[];
}

export interface DocumentSketch {
  readonly pages: readonly PageSketch[];
  /** `null` when the document gives none; then `failure` says why. */
  readonly result: ExtractionResult | null;
  readonly failure: ExtractionError | null;
}

/** Reads in Document mode. Throws `ExtractionError` only for what cannot be opened or read at all. */
export async function sketchDocument(bytes: Uint8Array, options: ExtractOptions = {}): Promise<DocumentSketch> {
  const document = await openDocument(bytes, options);
  try {
    const pages = [...readPages(document)];
    return { pages: sketchPages(pages), ...conclude(pages) };
  } finally {
    document.close();
  }
}

function conclude(pages: readonly Page[]): Pick<DocumentSketch, 'result' | 'failure'> {
  try {
    return { result: identifyTransactions(readDocument(pages, 'Document', { bankHints: true })), failure: null };
  } catch (error) {
    if (error instanceof ExtractionError) return { result: null, failure: error };
    throw error;
  }
}

function sketchPages(pages: readonly Page[]): PageSketch[] {
  const hasWords = pages.some(({ words }) => words.length > 0);
  const { headers, tables } = hasWords ? readTables(pages) : { headers: [], tables: [] };
  return pages.map((page) => {
    const { pageNumber, widthPt, heightPt } = page;
    const here = (mark: { readonly pageNumber: number }) => mark.pageNumber === pageNumber;
    return {
      pageNumber,
      widthPt,
      heightPt,
      words: page.words.map(({ box, text }) => ({ box, text })),
      lines: buildLines(page).map(({ box }) => box),
      headers: headers
        .filter(here)
        .flatMap(({ cells }) => cells.map(({ box, roles }) => ({ box, label: roles[0] ?? 'unknown' }))),
      columns: tables.flatMap((table) => sketchColumns(table, pageNumber)),
      rows: tables.flatMap(({ rows }) => rows.filter(here).map(({ box, kind }) => ({ box, label: kind }))),
    };
  });
}

function sketchColumns(table: Table, pageNumber: number): Mark[] {
  const lines = table.region.lines.filter((line) => line.pageNumber === pageNumber);
  if (lines.length === 0) return [];
  const [, top, , bottom] = unionBox(lines.map(placeOf));
  return table.columns.flatMap(({ span }, index) =>
    Number.isFinite(span.x0) && Number.isFinite(span.x1)
      ? [{ box: [span.x0, top, span.x1, bottom] as const, label: nameColumn(table, index) }]
      : [],
  );
}

function placeOf({ box, printedBox }: TokenLine): Box {
  return printedBox ?? box;
}

function nameColumn({ columns, roles, use }: Table, index: number): string {
  const column = columns[index]!;
  if (index === use.date) return 'date';
  if (index === use.sign) return 'sign';
  if (use.description.has(index)) return 'description';
  return roles.get(index) ?? column.candidates[0] ?? column.kind;
}
