/**
 * Bytes → an open document, or the reason why not. Limits are checked before anything is parsed; everything that a hostile
 * or broken file can do ends in an `ExtractionError`.
 */
import { DEFAULT_LIMITS, ExtractionError } from '@extracto/model';
import { openPdf, type PdfDocument } from '../../adapters/pdf/open-pdf.ts';
import { PAGES } from '../thresholds.ts';

const { HEADER_WITHIN_BYTES } = PAGES.openDocument;

export interface OpenOptions {
  readonly password?: string | null;
  readonly maxBytes?: number;
  readonly maxPages?: number;
}

const HEADER = '%PDF-';

/**
 * Throws `empty_file`, `file_too_large`, `not_a_pdf`, `password_required`, `password_incorrect`, `too_many_pages`,
 * `encryption_unsupported`, `unreadable_pdf` or `memory_limit`. The caller closes the document.
 */
export async function openDocument(bytes: Uint8Array, options: OpenOptions = {}): Promise<PdfDocument> {
  if (bytes.length === 0) throw new ExtractionError('empty_file');
  if (bytes.length > (options.maxBytes ?? DEFAULT_LIMITS.maxBytes)) throw new ExtractionError('file_too_large');
  if (!hasPdfHeader(bytes)) throw new ExtractionError('not_a_pdf');

  const document = await openPdf(bytes, options.password ?? null);
  if (document.pageCount > 0 && document.pageCount <= (options.maxPages ?? DEFAULT_LIMITS.maxPages)) return document;
  document.close();
  throw new ExtractionError(document.pageCount > 0 ? 'too_many_pages' : 'unreadable_pdf');
}

function hasPdfHeader(bytes: Uint8Array): boolean {
  const start = Array.from(bytes.subarray(0, HEADER_WITHIN_BYTES), (byte) => String.fromCharCode(byte)).join('');
  return start.includes(HEADER);
}
