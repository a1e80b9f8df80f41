/**
 * Reads the glyphs of a page from PDFium's text page, which knows the order of letters and what stands twice.
 *
 * It leaves out objects without ink, and a single letter of a font that is not in the document has none, as PDFium has no picture of it.
 * While the text page is made such an object prints its letter twice, which makes it wide, and the second one is not read:
 *
 *   借, 0 pt wide and dropped  →  借借, 10 pt wide  →  借
 */
import { FORM, type PageObjects, TEXT } from '../page-objects.ts';
import { type PdfiumInstance, readScratch } from '../pdfium-instance.ts';
import { type Glyphs, readGlyphs } from '../read-glyphs.ts';
import { type FontBook, fontOf, MOST_CODES } from './font-book.ts';
import { learnCodes, writeCodes } from './learn-codes.ts';
import { isBlank } from './order-text-objects.ts';
import { MOST_DEPTH, NO_INK_PT, readTextObject } from './text-objects.ts';

export function readTextPage(instance: PdfiumInstance, { page, objects, types }: PageObjects, book: FontBook): Glyphs {
  const { api } = instance;
  const widened = new Map<number, number>();
  if (instance.offsetsHold === true) {
    for (const [at, object] of objects.entries()) widen({ instance, book, widened }, object, types[at]!, 0);
  }
  const textPage = api.FPDFText_LoadPage(page);
  try {
    return readGlyphs(instance, textPage, widened);
  } finally {
    if (!instance.dead) {
      if (textPage !== 0) api.FPDFText_ClosePage(textPage);
      for (const [object, code] of widened) writeCodes(instance, object, [code]);
    }
  }
}

interface Widening {
  readonly instance: PdfiumInstance;
  readonly book: FontBook;
  /** The one code of each object that was widened. */
  readonly widened: Map<number, number>;
}

function widen(widening: Widening, object: number, type: number, depth: number): void {
  const { instance, book, widened } = widening;
  const { api } = instance;
  if (type === FORM && depth < MOST_DEPTH) {
    const count = api.FPDFFormObj_CountObjects(object);
    for (let index = 0; index < count; index++) {
      const inside = api.FPDFFormObj_GetObject(object, index);
      widen(widening, inside, api.FPDFPageObj_GetType(inside), depth + 1);
    }
  }
  const text = type === TEXT ? readTextObject(instance, object) : null;
  if (text === null || text.count > 1 || text.right - text.left >= NO_INK_PT) return;
  const code = readScratch(instance).memory.words[text.codesFrom]!;
  if (code >= MOST_CODES) return;
  if (!fontOf(book, text.font).letters[code]) learnCodes(instance, book, text.font, [code]);
  if (isBlank(instance, book, text)) return;
  writeCodes(instance, object, [code, code]);
  widened.set(object, code);
}
