/**
 * Reads the text objects of a page without PDFium's text page: their character codes and the start of each character.
 *
 * PDFium's interface gives neither, so they are read from its memory. Two offsets inside an object are properties of one build:
 * `check-offsets` compares them with PDFium's public answers when the library is loaded, `learn-codes` for each font.
 */
import { FORM, type PageObjects, TEXT } from '../page-objects.ts';
import { type PdfiumInstance, readScratch } from '../pdfium-instance.ts';
import { type Direction, directionOf } from '../read-glyphs.ts';

/** FPDF_OBJECT_UNKNOWN: the mark has no such entry. */
const NO_ENTRY = 0;
export const MOST_DEPTH = 8;
/** Narrower objects have no ink: a single space, or a letter of a font that is not in the document and of which PDFium has no picture. */
export const NO_INK_PT = 0.01;

/** Offsets, within a text object, of its character codes and of all starts but the first, each as begin and end pointer. */
const CODES_AT = 104;
const STARTS_AT = 116;
/** Marks a kerning move among the codes. */
export const MOVE = 0xffff_ffff;

/** In user space. */
export interface TextObject {
  readonly object: number;
  readonly font: number;
  /** Before scaling; negative where the text is mirrored and turned back. */
  readonly sizePt: number;
  readonly direction: Direction;
  /** Along and across the line, of text that is 'right'. */
  readonly scaleX: number;
  readonly scaleY: number;
  /** Mean scale of both directions. */
  readonly stretch: number;
  readonly x: number;
  readonly y: number;
  /** Bounds of the ink. */
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
  /** Number of codes, including moves. */
  readonly count: number;
  /** Index of the first code in memory, in four-byte words. */
  readonly codesFrom: number;
  /** Index of the second code's start, before scaling; the first starts at 0. */
  readonly startsFrom: number;
}

/**
 * Returns the text objects in painting order, or `null` when the page needs PDFium's text page: text in forms, slanted or
 * mirrored text, text with /ActualText.
 */
export function listTextObjects(instance: PdfiumInstance, { objects, types }: PageObjects): TextObject[] | null {
  const texts: TextObject[] = [];
  for (let index = 0; index < objects.length; index++) {
    const object = objects[index]!;
    if (types[index] === FORM && holdsText(instance, object, 0)) return null;
    if (types[index] !== TEXT) continue;
    const text = hasActualText(instance, object) ? null : readTextObject(instance, object);
    if (text === null) return null;
    texts.push(text);
  }
  return texts;
}

function holdsText(instance: PdfiumInstance, form: number, depth: number): boolean {
  const { api } = instance;
  const count = api.FPDFFormObj_CountObjects(form);
  for (let index = 0; index < count; index++) {
    const object = api.FPDFFormObj_GetObject(form, index);
    const type = api.FPDFPageObj_GetType(object);
    if (type === TEXT || (type === FORM && (depth === MOST_DEPTH || holdsText(instance, object, depth + 1))))
      return true;
  }
  return false;
}

function hasActualText({ api, actualText }: PdfiumInstance, object: number): boolean {
  const count = api.FPDFPageObj_CountMarks(object);
  for (let index = 0; index < count; index++) {
    const mark = api.FPDFPageObj_GetMark(object, index);
    if (api.FPDFPageObjMark_GetParamValueType(mark, actualText) !== NO_ENTRY) return true;
  }
  return false;
}

/** Returns `null` for slanted or mirrored text, and for an object whose memory layout differs from this build's. */
export function readTextObject(instance: PdfiumInstance, object: number): TextObject | null {
  const { api, scratch } = instance;
  api.FPDFPageObj_GetMatrix(object, scratch);
  api.FPDFTextObj_GetFontSize(object, scratch + 24);
  api.FPDFPageObj_GetBounds(object, scratch + 28, scratch + 32, scratch + 36, scratch + 40);
  const { floats } = readScratch(instance);
  const a = floats[0]!;
  const b = floats[1]!;
  const c = floats[2]!;
  const d = floats[3]!;
  const sizePt = floats[6]!;
  const direction = directionOf(a, b, c, d, sizePt);
  if (direction === 'right' && (b !== 0 || c !== 0 || a < 0 || sizePt < 0)) return null;

  const { words } = readScratch(instance).memory;
  const codesFrom = words[(object + CODES_AT) >>> 2]! >>> 2;
  const count = (words[((object + CODES_AT) >>> 2) + 1]! >>> 2) - codesFrom;
  const startsFrom = words[(object + STARTS_AT) >>> 2]! >>> 2;
  const starts = (words[((object + STARTS_AT) >>> 2) + 1]! >>> 2) - startsFrom;
  if (count < 1 || starts !== count - 1 || codesFrom + count > words.length || startsFrom + starts > words.length) {
    return null;
  }
  return {
    object,
    font: api.FPDFTextObj_GetFont(object),
    sizePt,
    direction,
    scaleX: a,
    scaleY: d,
    stretch: (lengthOf(a, b) + lengthOf(c, d)) / 2,
    x: floats[4]!,
    y: floats[5]!,
    left: floats[7]!,
    bottom: floats[8]!,
    right: floats[9]!,
    top: floats[10]!,
    count,
    codesFrom,
    startsFrom,
  };
}

/** Avoids `Math.hypot`, which costs as much as the rest of reading an object; one component is nearly always 0. */
function lengthOf(x: number, y: number): number {
  return y === 0 ? Math.abs(x) : x === 0 ? Math.abs(y) : Math.hypot(x, y);
}
