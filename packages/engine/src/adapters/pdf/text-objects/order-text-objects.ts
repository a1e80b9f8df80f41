/**
 * Puts text objects into the order of PDFium's text page: content order, but left to right within a line. An object belongs
 * to the line when it is at most half a letter's width higher or lower. Drops shadows and fake bold: an object that repeats
 * one of the five before it in nearly the same place.
 */

import { type PdfiumInstance, readScratch } from '../pdfium-instance.ts';
import { type FontBook, fontOf } from './font-book.ts';
import { MOVE, NO_INK_PT, type TextObject } from './text-objects.ts';

/** Number of earlier objects that an object may be a copy of. */
const COPIES_WITHIN = 5;
/** Differences below this depend on rounding. */
const TOO_CLOSE_PT = 0.005;

/** Returns the ordered objects without copies, or `null` when a comparison is too close to call. */
export function orderTextObjects(
  instance: PdfiumInstance,
  book: FontBook,
  objects: readonly TextObject[],
): TextObject[] | null {
  const ordered: TextObject[] = [];
  let line = 0;
  for (let index = 0; index < objects.length; index++) {
    const object = objects[index]!;
    if (object.right - object.left < NO_INK_PT && isBlank(instance, book, object)) continue;
    if (ordered.length > 0) {
      const isCopy = copiesAnother(instance, book, objects, index);
      const isApart = isApartFrom(instance, book, ordered[ordered.length - 1]!, object);
      if (isCopy === null || isApart === null) return null;
      if (isCopy) continue;
      if (isApart) line = ordered.length;
    }
    const at = placeIn(ordered, line, object);
    if (at === null) return null;
    if (at === ordered.length) ordered.push(object);
    else ordered.splice(at, 0, object);
  }
  return ordered;
}

const SPACE = 0x20;
const NO_BREAK_SPACE = 0xa0;

/** True when nothing but spaces is printed. The codes have to be known. */
export function isBlank(instance: PdfiumInstance, book: FontBook, { font, codesFrom, count }: TextObject): boolean {
  const { letters } = fontOf(book, font);
  const { words } = readScratch(instance).memory;
  for (let at = codesFrom; at < codesFrom + count; at++) {
    const code = words[at]!;
    if (code !== MOVE && letters[code]! > SPACE && letters[code] !== NO_BREAK_SPACE) return false;
  }
  return true;
}

function placeIn(ordered: readonly TextObject[], line: number, { x }: TextObject): number | null {
  let at = ordered.length;
  while (at > line && ordered[at - 1]!.x > x) at -= 1;
  const before = at > line ? x - ordered[at - 1]!.x : Infinity;
  const after = at < ordered.length ? ordered[at]!.x - x : Infinity;
  return (before > 0 && before < TOO_CLOSE_PT) || after < TOO_CLOSE_PT ? null : at;
}

function isApartFrom(instance: PdfiumInstance, book: FontBook, last: TextObject, object: TextObject): boolean | null {
  const widest = Math.max(
    widthAt(instance, book, last, last.count - 1) * last.stretch,
    widthAt(instance, book, object, 0) * object.stretch,
  );
  return exceeds(Math.abs(last.y - object.y), widest / 2);
}

/** Returns `null` when the two are too close to call. */
function exceeds(value: number, limit: number): boolean | null {
  return limit <= 0 || Math.abs(value - limit) < Math.max(TOO_CLOSE_PT, limit / 100) ? null : value > limit;
}

/** Advance width of the glyph in one place, before scaling; 0 for a move. */
function widthAt(instance: PdfiumInstance, book: FontBook, object: TextObject, index: number): number {
  const code = readScratch(instance).memory.words[object.codesFrom + index]!;
  if (code === MOVE) return 0;
  return (fontOf(book, object.font).widths[code]! * Math.abs(object.sizePt)) / 1000;
}

function copiesAnother(
  instance: PdfiumInstance,
  book: FontBook,
  objects: readonly TextObject[],
  index: number,
): boolean | null {
  const object = objects[index]!;
  for (let back = index - 1; back >= 0 && back >= index - COPIES_WITHIN; back--) {
    const other = objects[back]!;
    if (other.count !== object.count || !overlap(other, object) || !printSame(instance, other, object)) continue;
    const isCopy = isCopyOf(instance, book, other, object);
    if (isCopy !== false) return isCopy;
  }
  return false;
}

/** Decides for an overlapping object with the same codes: a copy has the same size and is moved by less than a letter. */
function isCopyOf(instance: PdfiumInstance, book: FontBook, other: TextObject, object: TextObject): boolean | null {
  const width = Math.min(other.right, object.right) - Math.max(other.left, object.left);
  const height = Math.min(other.top, object.top) - Math.max(other.bottom, object.bottom);
  if (width < TOO_CLOSE_PT || height < TOO_CLOSE_PT) return null;
  const widthOfOther = other.right - other.left;
  const isShorter = exceeds(widthOfOther - width, widthOfOther / 2);
  if (isShorter === true || other.sizePt !== object.sizePt) return false;
  const letter = 0.9 * widthAt(instance, book, object, object.count - 1);
  const isAside = exceeds(Math.abs(other.x - object.x), letter);
  const isAbove = exceeds(Math.abs(other.y - object.y), Math.max(height, width, object.sizePt) / 8);
  if (isAside === true || isAbove === true) return false;
  return isShorter === null || isAside === null || isAbove === null ? null : true;
}

function printSame(instance: PdfiumInstance, one: TextObject, other: TextObject): boolean {
  const { words } = readScratch(instance).memory;
  for (let index = 0; index < one.count; index++) {
    if (words[one.codesFrom + index] !== words[other.codesFrom + index]) return false;
  }
  return true;
}

/** Counts touching objects as overlapping. */
function overlap(one: TextObject, other: TextObject): boolean {
  return one.left <= other.right && other.left <= one.right && one.bottom <= other.top && other.bottom <= one.top;
}
