/**
 * The glyphs of a page from its text objects alone. PDFium's text page of the same page would cost as much as loading the page;
 * what it says is known here of each code (`learn-codes`), and where it does more than that, this gives up:
 *
 *   letters drawn twice, which it drops · text that runs from the right · text that leans · text in forms
 */

import { roomForGlyphs } from '../glyph-room.ts';
import type { PageObjects } from '../page-objects.ts';
import { type PdfiumInstance, readScratch } from '../pdfium-instance.ts';
import { type Glyphs, runOf, type WritableRuns } from '../read-glyphs.ts';
import { FIRST_SEQUENCE, type FontBook, fontOf, type KnownFont, MOST_CODES, STRANGE, UNKNOWN } from './font-book.ts';
import { learnCodes } from './learn-codes.ts';
import { orderTextObjects } from './order-text-objects.ts';
import { backAgain, endOf, onPage, placingOf } from './place-glyph.ts';
import { listTextObjects, MOVE, type TextObject } from './text-objects.ts';

const SPACE = 0x20;
/** Before a space, in em: PDFium may put a space of its own there, and then drops the printed one. */
const WIDEST_BEFORE_SPACE = 0.1;
/** A letter drawn again so near to one of the few before it, in em, is a copy. */
const COPY_WITHIN = 0.07;
const COPIES_AMONG = 7;

/**
 * The same as `readGlyphs` gives of the page's text page, but for spaces beside other spaces and hyphens, which PDFium drops,
 * and for where turned text lies; `null` where the text page must be asked.
 */
export function readTextObjects(instance: PdfiumInstance, page: PageObjects, book: FontBook): Glyphs | null {
  const listed = listTextObjects(instance, page);
  if (listed === null || !knowCodes(instance, book, listed)) return null;
  const objects = orderTextObjects(instance, book, listed);
  return objects === null ? null : readAll(instance, book, objects);
}

/** Looks up what is not known yet; false when a code is strange. */
function knowCodes(instance: PdfiumInstance, book: FontBook, objects: readonly TextObject[]): boolean {
  const unknown = new Map<number, Set<number>>();
  const { words } = readScratch(instance).memory;
  for (const { font, codesFrom, count } of objects) {
    const { letters } = fontOf(book, font);
    for (let at = codesFrom; at < codesFrom + count; at++) {
      const code = words[at]!;
      if ((code < letters.length && letters[code]! > UNKNOWN) || code === MOVE) continue;
      if (code >= MOST_CODES) return false;
      const letter = letters[code] ?? UNKNOWN;
      if (letter === STRANGE) return false;
      if (letter !== UNKNOWN) continue;
      const codes = unknown.get(font);
      if (codes) codes.add(code);
      else unknown.set(font, new Set([code]));
    }
  }
  for (const [font, codes] of unknown) learnCodes(instance, book, font, [...codes]);
  return [...unknown].every(([font, codes]) =>
    [...codes].every((code) => fontOf(book, font).letters[code] !== STRANGE),
  );
}

type Writing = Omit<Glyphs, 'count' | 'runs'> & { count: number; readonly runs: WritableRuns };

function readAll(instance: PdfiumInstance, book: FontBook, objects: readonly TextObject[]): Glyphs | null {
  const runs = { count: 0, from: [], object: [], baseline: [], em: [], direction: [] };
  const glyphs: Writing = { ...roomForGlyphs(countLetters(book, objects)), count: 0, runs };
  for (const object of objects) {
    if (!readObject(instance, fontOf(book, object.font), object, glyphs)) return null;
  }
  return glyphs;
}

/** No fewer than there are. */
function countLetters(book: FontBook, objects: readonly TextObject[]): number {
  let total = 0;
  for (const { font, count } of objects) total += count * fontOf(book, font).mostLetters;
  return total;
}

/** False where PDFium's text page must be asked. */
function readObject(
  instance: PdfiumInstance,
  { letters, widths, sequences }: KnownFont,
  object: TextObject,
  glyphs: Writing,
): boolean {
  const before = furthestLately(glyphs);
  pushRun(glyphs, object);
  if (object.direction !== 'right') return pushTurned(instance, glyphs, object);
  const { words, floats } = readScratch(instance).memory;
  const { codesFrom, startsFrom, count, sizePt, y } = object;
  const placing = placingOf(object);
  const near = COPY_WITHIN * sizePt * object.scaleX;
  let furthest = -Infinity;
  let end = 0;
  for (let index = 0; index < count; index++) {
    const code = words[codesFrom + index]!;
    if (code === MOVE) continue;
    const known = letters[code]!;
    const parts = known > STRANGE ? null : sequences[FIRST_SEQUENCE - known]!;
    const letter = parts === null ? known : parts[0]!;
    const start = index === 0 ? 0 : floats[startsFrom + index - 1]!;
    const from = backAgain(placing, start);
    const left = onPage(placing, from);
    const reached = index < COPIES_AMONG && before > furthest ? before : furthest;
    if (!(left - reached >= near) && isCopy(glyphs, letter, left, y, near)) return false;
    if (known === SPACE && index > 0 && from - end > WIDEST_BEFORE_SPACE * sizePt) return false;
    end = endOf(placing, from, widths[code]!);
    if (left > furthest) furthest = left;
    const right = onPage(placing, end);
    push(glyphs, letter, left, right);
    if (parts !== null) for (let part = 1; part < parts.length; part++) push(glyphs, parts[part]!, left, right);
  }
  return true;
}

/** Nobody reads turned text, so where each letter lies is not found out; that there are so many may turn the page. */
function pushTurned(instance: PdfiumInstance, glyphs: Writing, object: TextObject): true {
  const { words } = readScratch(instance).memory;
  for (let index = 0; index < object.count; index++) {
    if (words[object.codesFrom + index] !== MOVE) push(glyphs, SPACE, object.x, object.x);
  }
  return true;
}

function pushRun({ count, runs }: Writing, { object, y, sizePt, scaleY, direction }: TextObject): void {
  runs.count += 1;
  runs.from.push(count);
  runs.object.push(object);
  runs.baseline.push(y);
  runs.em.push(Math.abs(sizePt * scaleY));
  runs.direction.push(direction);
}

/** Appends a glyph to the last run. */
function push(glyphs: Writing, letter: number, left: number, right: number): void {
  const { count } = glyphs;
  glyphs.code[count] = letter;
  glyphs.left[count] = left;
  glyphs.right[count] = right;
  glyphs.count = count + 1;
}

/** Returns the rightmost start among the last few letters, which the next one could be a copy of. */
function furthestLately({ count, left }: Writing): number {
  let furthest = -Infinity;
  for (let index = Math.max(0, count - COPIES_AMONG); index < count; index++) {
    if (left[index]! > furthest) furthest = left[index]!;
  }
  return furthest;
}

/** True when one of the last few letters is the same and in nearly the same place. */
function isCopy(glyphs: Writing, letter: number, at: number, y: number, near: number): boolean {
  const { count, code, left, runs } = glyphs;
  for (let index = Math.max(0, count - COPIES_AMONG); index < count; index++) {
    if (code[index] !== letter || Math.abs(left[index]! - at) >= near) continue;
    const baseline = runs.baseline[runOf(glyphs, index, runs.count - 1)]!;
    if (Math.abs(baseline - y) < near) return true;
  }
  return false;
}
