/** Cache: character code → printed letters and width, per font of a document. */
import type { PdfiumInstance } from '../pdfium-instance.ts';

/** Code not looked up yet. */
export const UNKNOWN = 0;
/** Code whose letter or position only PDFium's text page tells. */
export const STRANGE = -1;
/** A code that prints several letters: −2 is the first of `sequences`, −3 the next. */
export const FIRST_SEQUENCE = -2;

/** Columns by code. */
export interface KnownFont {
  readonly address: number;
  /** A code point, or one of the values above. */
  letters: Int32Array;
  /** Thousandths of the size. */
  widths: Int32Array;
  readonly sequences: (readonly number[])[];
  /** Length of the longest sequence, at least 1. */
  mostLetters: number;
  /** Text object of our own that keeps the font alive; 0 when there is none yet. */
  holder: number;
}

export interface FontBook {
  readonly document: number;
  /** Fonts by PDFium's address. PDFium reuses the address of a font without text objects, so each font has a holder. */
  readonly fonts: Map<number, KnownFont>;
  /** Font of the last look-up: most text objects share the font of the one before. */
  last: KnownFont | null;
}

/** More are forgotten: a document whose pages have fonts of their own would hold all of them. */
const MOST_FONTS = 64;
export const MOST_CODES = 0x1_0000;
const FIRST_CODES = 256;

export function openFontBook(document: number): FontBook {
  return { document, fonts: new Map(), last: null };
}

/** Before the document closes. */
export function closeFontBook({ api }: PdfiumInstance, book: FontBook): void {
  for (const { holder } of book.fonts.values()) if (holder !== 0) api.FPDFPageObj_Destroy(holder);
  book.fonts.clear();
  book.last = null;
}

/** Between two pages. */
export function trimFontBook(instance: PdfiumInstance, book: FontBook): void {
  if (book.fonts.size > MOST_FONTS) closeFontBook(instance, book);
}

export function fontOf(book: FontBook, address: number): KnownFont {
  if (book.last?.address === address) return book.last;
  book.last = book.fonts.get(address) ?? addFont(book, address);
  return book.last;
}

function addFont(book: FontBook, address: number): KnownFont {
  const made = {
    address,
    letters: new Int32Array(FIRST_CODES),
    widths: new Int32Array(FIRST_CODES),
    sequences: [],
    mostLetters: 1,
    holder: 0,
  };
  book.fonts.set(address, made);
  return made;
}

/** Room for codes up to this one, which is below `MOST_CODES`. */
export function makeRoom(font: KnownFont, code: number): void {
  if (code < font.letters.length) return;
  const length = 2 ** Math.ceil(Math.log2(code + 1));
  const [letters, widths] = [new Int32Array(length), new Int32Array(length)];
  letters.set(font.letters);
  widths.set(font.widths);
  Object.assign(font, { letters, widths });
}

/** Glyphs for several letters, among those for single ones. */
export function addSequence(font: KnownFont, letters: readonly number[]): number {
  font.mostLetters = Math.max(font.mostLetters, letters.length);
  return FIRST_SEQUENCE - (font.sequences.push(letters) - 1);
}
