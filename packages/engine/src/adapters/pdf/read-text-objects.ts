/**
 * The glyphs of a page from its text objects alone. PDFium's text page of the same page would cost as much as loading the page;
 * what it says is known here of each code (`learn-codes`), and where it does more than that, this gives up:
 *
 *   letters drawn twice, which it drops · text that runs from the right · text that leans · text in forms
 */
import { FIRST_SEQUENCE, type FontBook, fontOf, type KnownFont, MOST_CODES, STRANGE, UNKNOWN } from './font-book.ts';
import { learnCodes } from './learn-codes.ts';
import { orderTextObjects } from './order-text-objects.ts';
import type { PageObjects } from './page-objects.ts';
import { type PdfiumInstance, readScratch } from './pdfium-instance.ts';
import { backAgain, endOf, onPage, placingOf } from './place-glyph.ts';
import type { Glyphs } from './read-glyphs.ts';
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
      if (code === MOVE) continue;
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

type Writing = Omit<Glyphs, 'count' | 'runs'> & { count: number; readonly runs: Glyphs['runs'] & { count: number } };

function readAll(instance: PdfiumInstance, book: FontBook, objects: readonly TextObject[]): Glyphs | null {
  const glyphs = makeGlyphs(countLetters(book, objects));
  for (const object of objects) {
    if (!readObject(instance, fontOf(book, object.font), object, glyphs)) return null;
  }
  return glyphs;
}

/** No fewer than there are. */
function countLetters(book: FontBook, objects: readonly TextObject[]): number {
  let total = 0;
  for (const { font, count } of objects) {
    const { sequences } = fontOf(book, font);
    total += count * Math.max(1, ...sequences.map(({ length }) => length));
  }
  return total;
}

function makeGlyphs(most: number): Writing {
  return {
    count: 0,
    code: new Uint32Array(most),
    left: new Float32Array(most),
    right: new Float32Array(most),
    run: new Uint32Array(most),
    runs: { count: 0, object: [], baseline: [], em: [], direction: [] },
  };
}

/** False where PDFium's text page must be asked. */
function readObject(
  instance: PdfiumInstance,
  { letters, widths, sequences }: KnownFont,
  object: TextObject,
  glyphs: Writing,
): boolean {
  if (object.direction !== 'right') return pushTurned(instance, glyphs, object);
  const { words, floats } = readScratch(instance).memory;
  const { codesFrom, startsFrom, count, sizePt, y } = object;
  const placing = placingOf(object);
  const near = COPY_WITHIN * sizePt * object.scaleX;
  const owner = glyphs.runs.count;
  let furthest = -Infinity;
  let end = 0;
  for (let index = 0; index < count; index++) {
    const code = words[codesFrom + index]!;
    if (code === MOVE) continue;
    const letter = letters[code]!;
    const start = index === 0 ? 0 : floats[startsFrom + index - 1]!;
    const from = backAgain(placing, start);
    const left = onPage(placing, from);
    const far = endOf(placing, from, widths[code]!);
    const parts = letter > STRANGE ? null : sequences[FIRST_SEQUENCE - letter]!;
    const first = parts === null ? letter : parts[0]!;
    if ((index < COPIES_AMONG || left < furthest + near) && isCopy(glyphs, first, left, y, near)) return false;
    if (letter === SPACE && index > 0 && from - end > WIDEST_BEFORE_SPACE * sizePt) return false;
    end = far;
    if (left > furthest) furthest = left;
    const right = onPage(placing, far);
    if (parts === null) push(glyphs, owner, letter, left, right);
    else for (const part of parts) push(glyphs, owner, part, left, right);
  }
  if (glyphs.run[glyphs.count - 1] === owner && glyphs.count > 0) pushRun(glyphs, object);
  return true;
}

/** Nobody reads turned text, so where each letter lies is not found out; that there are so many may turn the page. */
function pushTurned(instance: PdfiumInstance, glyphs: Writing, object: TextObject): true {
  const { words } = readScratch(instance).memory;
  for (let index = 0; index < object.count; index++) {
    if (words[object.codesFrom + index] !== MOVE) push(glyphs, glyphs.runs.count, SPACE, object.x, object.x);
  }
  pushRun(glyphs, object);
  return true;
}

function push(glyphs: Writing, owner: number, letter: number, left: number, right: number): void {
  const { count } = glyphs;
  glyphs.code[count] = letter;
  glyphs.left[count] = left;
  glyphs.right[count] = right;
  glyphs.run[count] = owner;
  glyphs.count = count + 1;
}

function pushRun({ runs }: Writing, { object, y, sizePt, scaleY, direction }: TextObject): void {
  runs.count += 1;
  runs.object.push(object);
  runs.baseline.push(y);
  runs.em.push(Math.abs(sizePt * scaleY));
  runs.direction.push(direction);
}

function isCopy(
  { count, code, left, run, runs }: Writing,
  letter: number,
  at: number,
  y: number,
  near: number,
): boolean {
  for (let index = Math.max(0, count - COPIES_AMONG); index < count; index++) {
    if (code[index] !== letter || Math.abs(left[index]! - at) >= near) continue;
    const baseline = runs.baseline[run[index]!] ?? y;
    if (Math.abs(baseline - y) < near) return true;
  }
  return false;
}
