/**
 * Finds out what codes of a font print, by asking PDFium: a line of them is set on a page of our own, and its text page read.
 * The positions that `place-glyph` gives for the line must agree with it to the last bit, and the codes in the line's text object must be
 * those that were set; otherwise a code is strange, and pages that have it are left to PDFium's text page.
 *
 *   codes 36 37 72  →  "A" 667, "B" 667, "e" 556
 */

import { isSaneHeight, isTall } from '../letter-height.ts';
import { type PdfiumInstance, readScratch } from '../pdfium-instance.ts';
import { addSequence, type FontBook, fontOf, type KnownFont, makeRoom, STRANGE, UNKNOWN } from './font-book.ts';
import { backAgain, endOf, onPage, type Placing, placingOf } from './place-glyph.ts';
import { readTextObject, type TextObject } from './text-objects.ts';

/** An awkward size at an awkward place, so that every rounding shows. */
const SIZE_PT = 7.3;
const SCALE = 1.1;
const [X, Y] = [100.3, 500.7];
const PAGE_PT = 1000;
const MOST_IN_LINE = 128;
/** So many are tried alone where a line did not tell. */
const MOST_ALONE = 16;

/** Characters of the text page at one place of the line. */
interface Shown {
  readonly letters: number[];
  readonly left: number;
  readonly right: number;
  readonly heightPt: number;
}

/** `codes` are below `MOST_CODES`; their font must belong to an object of an open page. */
export function learnCodes(instance: PdfiumInstance, book: FontBook, address: number, codes: readonly number[]): void {
  const font = fontOf(book, address);
  makeRoom(font, Math.max(...codes));
  const unknown = () => codes.filter((code) => font.letters[code] === UNKNOWN);
  for (let from = 0; from < codes.length; from += MOST_IN_LINE) {
    setLine(instance, book, address, codes.slice(from, from + MOST_IN_LINE));
  }
  const again = unknown();
  if (again.length > 0 && again.length < codes.length) setLine(instance, book, address, again.slice(0, MOST_IN_LINE));
  for (const code of unknown().slice(0, MOST_ALONE)) setLine(instance, book, address, [code]);
  for (const code of unknown()) font.letters[code] = STRANGE;
}

/** Sets the codes, and the first of them again, whose start tells the width of the last. */
function setLine(instance: PdfiumInstance, book: FontBook, address: number, codes: readonly number[]): void {
  const { api } = instance;
  const font = fontOf(book, address);
  const line = api.FPDFPageObj_CreateTextObj(book.document, address, SIZE_PT);
  if (line === 0) return;
  const set = [...codes, codes[0]!];
  writeCodes(instance, line, set);
  api.FPDFPageObj_Transform(line, SCALE, 0, 0, SCALE, X, Y);
  const page = openSamplePage(instance);
  api.FPDFPage_InsertObject(page, line);
  const text = readTextObject(instance, line);
  if (text !== null && holdsCodes(instance, text, set)) noteLine(instance, page, text, codes, font);
  api.FPDFPage_RemoveObject(page, line);
  if (font.holder === 0) font.holder = line;
  else api.FPDFPageObj_Destroy(line);
}

function openSamplePage(instance: PdfiumInstance): number {
  if (instance.samplePage === 0) {
    const document = instance.api.FPDF_CreateNewDocument();
    instance.samplePage = instance.api.FPDFPage_New(document, 0, PAGE_PT, PAGE_PT);
  }
  return instance.samplePage;
}

export function writeCodes(instance: PdfiumInstance, line: number, codes: readonly number[]): void {
  const { api } = instance;
  const address = api.malloc(4 * codes.length);
  new Uint32Array(api.memory.buffer, address, codes.length).set(codes);
  api.FPDFText_SetCharcodes(line, address, codes.length);
  api.free(address);
}

export function holdsCodes(
  instance: PdfiumInstance,
  { codesFrom, count }: TextObject,
  codes: readonly number[],
): boolean {
  const { words } = readScratch(instance).memory;
  return count === codes.length && codes.every((code, index) => words[codesFrom + index] === code);
}

function noteLine(
  instance: PdfiumInstance,
  page: number,
  text: TextObject,
  codes: readonly number[],
  font: KnownFont,
): void {
  const placing = placingOf(text);
  const starts = readStarts(instance, text);
  const shown = readLine(
    instance,
    page,
    text.object,
    starts.map((start) => onPage(placing, start)),
  );
  const runsFromRight = shown.map((seen) => seen?.letters.some(mayRunFromRight) === true);
  for (const [index, code] of codes.entries()) {
    const seen = shown[index];
    // PDFium mirrors the brackets beside such letters, too: nothing else of the line can be believed.
    if (runsFromRight[index]) font.letters[code] = STRANGE;
    else if (seen !== undefined && !runsFromRight.includes(true))
      note(font, code, seen, placing, starts[index]!, starts[index + 1]!);
  }
}

export function readStarts(instance: PdfiumInstance, { count, startsFrom }: TextObject): number[] {
  const { floats } = readScratch(instance).memory;
  return Array.from({ length: count }, (_, index) => (index === 0 ? 0 : floats[startsFrom + index - 1]!));
}

/** Runs that start at each of the places, in their order; nothing where two places are one. */
function readLine(
  instance: PdfiumInstance,
  page: number,
  line: number,
  places: readonly number[],
): (Shown | undefined)[] {
  const textPage = instance.api.FPDFText_LoadPage(page);
  const shown = new Map<number, Shown>();
  const count = instance.api.FPDFText_CountChars(textPage);
  for (let index = 0; index < count; index++) {
    if (instance.api.FPDFText_GetTextObject(textPage, index) !== line) continue;
    if (instance.api.FPDFText_IsGenerated(textPage, index) === 1) continue;
    const place = placeOf(instance, textPage, index);
    const letter = instance.api.FPDFText_GetUnicode(textPage, index);
    const known = shown.get(place);
    if (known) known.letters.push(letter);
    else shown.set(place, { letters: [letter], ...readBox(instance, textPage, index) });
  }
  instance.api.FPDFText_ClosePage(textPage);
  return places.map((place, index) =>
    places[index - 1] === place || places[index + 1] === place ? undefined : shown.get(place),
  );
}

function placeOf(instance: PdfiumInstance, textPage: number, index: number): number {
  const { api, scratch } = instance;
  api.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
  return readScratch(instance).doubles[0]!;
}

function readBox(instance: PdfiumInstance, textPage: number, index: number): Omit<Shown, 'letters'> {
  const { api, scratch } = instance;
  api.FPDFText_GetLooseCharBox(textPage, index, scratch);
  const [left, , right] = readScratch(instance).floats;
  api.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24);
  const { doubles } = readScratch(instance);
  return { left: left!, right: right!, heightPt: doubles[3]! - doubles[2]! };
}

function note(font: KnownFont, code: number, shown: Shown, placing: Placing, start: number, next: number): void {
  const { letters } = shown;
  const width = Math.round((next - start) / placing.thousandth);
  const from = backAgain(placing, start);
  const agrees = onPage(placing, from) === shown.left && onPage(placing, endOf(placing, from, width)) === shown.right;
  const isSane = !letters.some(isTall) || isSaneHeight(shown.heightPt, SIZE_PT * SCALE);
  font.widths[code] = width;
  if (!agrees || !isSane || letters.includes(0)) font.letters[code] = STRANGE;
  else font.letters[code] = letters.length === 1 ? letters[0]! : addSequence(font, letters);
}

/** Letters from the right and what turns the direction: PDFium lays a line that has one out in another order. */
function mayRunFromRight(code: number): boolean {
  if (code < 0x590) return false;
  return code <= 0x8ff || (code >= 0x200e && code <= 0x200f) || (code >= 0x202a && code <= 0x202e) || isFarRight(code);
}

function isFarRight(code: number): boolean {
  if (code >= 0xfe70) return code <= 0xfefe || code > 0xffff;
  return (code >= 0x2066 && code <= 0x2069) || (code >= 0xfb1d && code <= 0xfdff);
}
