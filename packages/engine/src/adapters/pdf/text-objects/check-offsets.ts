/**
 * Checks the two offsets into PDFium's memory (`text-objects.ts`) against the loaded PDFium. Sets a line of known codes on a
 * page of our own; the codes and starts at the offsets must equal those codes and the positions that PDFium's public
 * functions return. Otherwise every page is read through those functions alone.
 */
import { type PdfiumInstance, readScratch } from '../pdfium-instance.ts';
import { holdsCodes, readStarts, writeCodes } from './learn-codes.ts';
import { onPage, placingOf } from './place-glyph.ts';
import { readTextObject, type TextObject } from './text-objects.ts';

const FONT = new TextEncoder().encode('Helvetica\0');
/** Letters of different widths. */
const CODES = [...'WiMa1'].map((letter) => letter.charCodeAt(0));
const SIZE_PT = 7.3;
const [X, Y] = [100.3, 500.7];
const PAGE_PT = 1000;

export function checkOffsets(instance: PdfiumInstance): boolean {
  const { api } = instance;
  const document = api.FPDF_CreateNewDocument();
  const page = api.FPDFPage_New(document, 0, PAGE_PT, PAGE_PT);
  const line = api.FPDFPageObj_CreateTextObj(document, loadFont(instance, document), SIZE_PT);
  writeCodes(instance, line, CODES);
  api.FPDFPageObj_Transform(line, 1, 0, 0, 1, X, Y);
  api.FPDFPage_InsertObject(page, line);
  const text = readTextObject(instance, line);
  const hold = text !== null && holdsCodes(instance, text, CODES) && startsAgree(instance, page, text);
  api.FPDF_ClosePage(page);
  api.FPDF_CloseDocument(document);
  return hold;
}

function loadFont({ api }: PdfiumInstance, document: number): number {
  const name = api.malloc(FONT.length);
  new Uint8Array(api.memory.buffer).set(FONT, name);
  const font = api.FPDFText_LoadStandardFont(document, name);
  api.free(name);
  return font;
}

function startsAgree(instance: PdfiumInstance, page: number, text: TextObject): boolean {
  const { api, scratch } = instance;
  const placing = placingOf(text);
  const starts = readStarts(instance, text);
  const textPage = api.FPDFText_LoadPage(page);
  const agree =
    api.FPDFText_CountChars(textPage) === starts.length &&
    starts.every((start, index) => {
      api.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
      return readScratch(instance).doubles[0] === onPage(placing, start);
    });
  api.FPDFText_ClosePage(textPage);
  return agree;
}
