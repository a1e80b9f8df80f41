/** A document with a known answer → the same document as somebody scanned it: one image a page, no text. */
import { SCAN_KINDS, type ScanKindName } from '@extracto/samples/scan/scan-kinds';
import { scanPages } from '@extracto/samples/scan/scan-pages';
import { openPdf } from '../packages/engine/src/adapters/pdf/open-pdf.ts';
import type { EvalDocument } from './eval-document.ts';

export async function scanDocument(
  document: EvalDocument,
  kindName: ScanKindName,
  seed: number,
): Promise<EvalDocument> {
  const kind = SCAN_KINDS[kindName];
  const printed = await openPdf(document.pdf, document.password);
  try {
    const pages = Array.from({ length: printed.pageCount }, (_, index) => printed.renderPage(index, kind.dpi));
    return { ...document, name: `${document.name}-${kindName}`, pdf: scanPages(pages, kind, seed), password: null };
  } finally {
    printed.close();
  }
}
