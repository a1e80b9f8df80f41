/**
 * An open document → its pages in order, one at a time, so that a caller can show progress, stop between pages, and let go
 * of each page in page mode.
 */
import type { Page } from '@extracto/model';
import type { PdfDocument } from '../adapters/pdf/open-pdf.ts';

/** Throws `unreadable_pdf` or `memory_limit` at the page that cannot be read. */
export function* readPages(document: PdfDocument): Generator<Page, void, void> {
  for (let index = 0; index < document.pageCount; index++) yield document.readPage(index);
}
