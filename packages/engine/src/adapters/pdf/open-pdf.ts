/** PDF bytes → a handle that reads page after page. Nothing outside this folder knows which library does it. */
import type { Page, Raster } from '@extracto/model';
import { ExtractionError } from '@extracto/model';
import { encodePassword } from './encode-password.ts';
import { callForPage, callPdfium, getPdfium, type PdfiumInstance } from './pdfium-instance.ts';
import { readPage } from './read-page.ts';
import { renderPage } from './render-page.ts';
import { checkOffsets } from './text-objects/check-offsets.ts';
import { closeFontBook, openFontBook } from './text-objects/font-book.ts';

/** FPDF_ERR_PASSWORD, for a missing and for a wrong password. */
const PASSWORD_ERROR = 4;
/** FPDF_ERR_SECURITY: a handler that knows no passwords, such as that of certificates. */
const SECURITY_ERROR = 5;

export interface PdfDocument {
  readonly pageCount: number;
  /** `index` is 0-based; the page's number 1-based. Throws `unreadable_pdf` or `memory_limit`. */
  readPage(index: number): Page;
  /** The same page as pixels, turned clockwise by `turnedDeg` as its words were; coarser than `dpi` when it is giant. */
  renderPage(index: number, dpi: number, turnedDeg?: 0 | 90 | 180 | 270): Raster;
  /** Idempotent. Reading afterwards is a mistake of the caller. */
  close(): void;
}

/** Throws `password_required`, `password_incorrect`, `encryption_unsupported`, `unreadable_pdf` or `memory_limit`. */
export async function openPdf(bytes: Uint8Array, password: string | null): Promise<PdfDocument> {
  const instance = await getPdfium();
  return callPdfium(instance, () => openIn(instance, bytes, password));
}

function openIn(instance: PdfiumInstance, bytes: Uint8Array, password: string | null): PdfDocument {
  const { api } = instance;
  instance.offsetsHold ??= checkOffsets(instance);
  const copy = allocate(instance, bytes);
  const document = load(instance, copy, bytes.length, password);
  if (document === 0) {
    const reason = api.FPDF_GetLastError();
    api.free(copy);
    if (reason === PASSWORD_ERROR) throw new ExtractionError(password ? 'password_incorrect' : 'password_required');
    throw new ExtractionError(reason === SECURITY_ERROR ? 'encryption_unsupported' : 'unreadable_pdf');
  }

  instance.openDocuments += 1;
  const book = openFontBook(document);
  let open = true;
  return {
    pageCount: api.FPDF_GetPageCount(document),
    readPage: (index) => callForPage(instance, () => readPage(instance, document, index, book)),
    renderPage: (index, dpi, turnedDeg = 0) =>
      callForPage(instance, () => renderPage(instance, document, index, dpi, turnedDeg / 90)),
    close: () => {
      if (!open) return;
      open = false;
      instance.openDocuments -= 1;
      if (instance.dead) return;
      callPdfium(instance, () => {
        closeFontBook(instance, book);
        api.FPDF_CloseDocument(document);
        api.free(copy);
      });
    },
  };
}

function load(instance: PdfiumInstance, copy: number, sizeBytes: number, password: string | null): number {
  for (const encoded of encodePassword(password)) {
    const address = allocate(instance, encoded);
    const document = instance.api.FPDF_LoadMemDocument(copy, sizeBytes, address);
    instance.api.free(address);
    if (document !== 0) return document;
    if (instance.api.FPDF_GetLastError() !== PASSWORD_ERROR) return 0;
  }
  return 0;
}

function allocate(instance: PdfiumInstance, bytes: Uint8Array): number {
  const address = instance.api.malloc(bytes.length);
  if (address === 0) throw new ExtractionError('memory_limit');
  new Uint8Array(instance.api.memory.buffer, address, bytes.length).set(bytes);
  return address;
}
