/**
 * The floor of the engine's speed: PDFium loading each page and answering for each character and object, with nothing done
 * with the answers. What the engine takes beyond this is the engine's own work.
 */
import { callPdfium, getPdfium, type PdfiumInstance } from '../packages/engine/src/adapters/pdf/pdfium-instance.ts';

/** Pages read. */
export async function readBare(bytes: Uint8Array, password: string | null): Promise<number> {
  const instance = await getPdfium();
  return callPdfium(instance, () => readDocument(instance, bytes, password));
}

function readDocument(instance: PdfiumInstance, bytes: Uint8Array, password: string | null): number {
  const { api } = instance;
  const copy = api.malloc(bytes.length);
  new Uint8Array(api.memory.buffer).set(bytes, copy);
  const encoded = new TextEncoder().encode(`${password ?? ''}\0`);
  const secret = api.malloc(encoded.length);
  new Uint8Array(api.memory.buffer).set(encoded, secret);
  const document = api.FPDF_LoadMemDocument(copy, bytes.length, secret);
  const pages = api.FPDF_GetPageCount(document);
  for (let index = 0; index < pages; index++) readPage(instance, api.FPDF_LoadPage(document, index));
  api.FPDF_CloseDocument(document);
  api.free(secret);
  api.free(copy);
  return pages;
}

function readPage({ api, scratch }: PdfiumInstance, page: number): void {
  const textPage = api.FPDFText_LoadPage(page);
  const characters = api.FPDFText_CountChars(textPage);
  for (let index = 0; index < characters; index++) {
    api.FPDFText_GetTextObject(textPage, index);
    api.FPDFText_GetUnicode(textPage, index);
    api.FPDFText_GetLooseCharBox(textPage, index, scratch);
  }
  const objects = api.FPDFPage_CountObjects(page);
  for (let index = 0; index < objects; index++) api.FPDFPageObj_GetType(api.FPDFPage_GetObject(page, index));
  api.FPDFText_ClosePage(textPage);
  api.FPDF_ClosePage(page);
}
