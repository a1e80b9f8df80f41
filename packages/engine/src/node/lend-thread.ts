/** The side of a lent thread: reads single pages of another thread's document in a PDFium of its own. */
import type { MessagePort } from 'node:worker_threads';
import type { PdfDocument } from '../adapters/pdf/open-pdf.ts';
import { type PackedPage, packPage } from './packed-page.ts';

/** From the borrower to a lent thread. */
export type Wanted = { readonly kind: 'page'; readonly index: number } | { readonly kind: 'noMore' };

/** From a lent thread to its borrower. */
export type Lent =
  | { readonly kind: 'ready' }
  | { readonly kind: 'page'; readonly page: PackedPage }
  | { readonly kind: 'left' };

/** A borrower that asks for nothing so long is busy with something else or has been ended. */
const IDLE_MS = 500;

/**
 * Reads the pages that are wanted through `borrower`, until no more are, nothing is asked for any more, or `recalled` is
 * aborted. A page that cannot be read ends it too: its borrower finds out what is wrong with it.
 */
export async function lendThread(document: PdfDocument, borrower: MessagePort, recalled: AbortSignal): Promise<void> {
  const tell = (message: Lent) => borrower.postMessage(message);
  await new Promise<void>((end) => {
    let idle = setTimeout(end, IDLE_MS);
    borrower.on('message', (wanted: Wanted) => {
      clearTimeout(idle);
      if (wanted.kind === 'noMore') return end();
      try {
        tell({ kind: 'page', page: packPage(document.readPage(wanted.index)) });
      } catch {
        return end();
      }
      idle = setTimeout(end, IDLE_MS);
    });
    recalled.addEventListener('abort', () => end());
    tell({ kind: 'ready' });
  });
  tell({ kind: 'left' });
  borrower.close();
}
