/**
 * The one pass over a page's characters: typed arrays, no object per character, few calls into PDFium.
 *
 * A *run* is one text object: its characters share baseline, size and direction. Boxes are built from the advance width
 * (so that right edges of right-aligned numbers agree) and from baseline and em (so that the words of a line agree whatever
 * their fonts): PDFium's own box heights follow each font's metrics, and its font size leaves out the text matrix.
 * Coordinates are PDF user space: origin bottom left, y up.
 */
import { type GlyphRoom, roomForGlyphs } from './glyph-room.ts';
import { contradictsHeight, emOf, isSaneHeight, isTall } from './letter-height.ts';
import { type PdfiumInstance, readScratch } from './pdfium-instance.ts';
import { isRightToLeft } from './print-character.ts';

/** `code`: Unicode code points. The columns may be longer than `count`, and hold only until the next page is read. */
export interface Glyphs extends GlyphRoom {
  readonly count: number;
  readonly runs: Runs;
}

/** Direction of the text; `slanted` is any other angle. */
export type Direction = 'right' | 'up' | 'left' | 'down' | 'slanted';

export interface Runs {
  readonly count: number;
  /** Index of the first glyph of each run, which ends where the next begins. */
  readonly from: number[];
  /** PDFium's address of the text object. */
  readonly object: number[];
  readonly baseline: number[];
  readonly em: number[];
  readonly direction: Direction[];
}

export type WritableRuns = Omit<Runs, 'count'> & { count: number };

/** Largest slope of a baseline that counts as level, for skewed scans and rounding. */
const MOST_SLOPE = 0.035;
const SPACE = 0x20;

/** Returns the index of the first glyph after a run. */
export function endOfRun({ count, runs }: Glyphs, run: number): number {
  return run + 1 < runs.count ? runs.from[run + 1]! : count;
}

/** Returns the run of a glyph, searching back from `last`. */
export function runOf({ runs }: Pick<Glyphs, 'runs'>, index: number, last: number): number {
  let run = last;
  while (index < runs.from[run]!) run -= 1;
  return run;
}

/** `widened`: objects that hold their one character twice for the time being. */
export function readGlyphs(instance: PdfiumInstance, textPage: number, widened: ReadonlyMap<number, unknown>): Glyphs {
  const { api, scratch } = instance;
  const total = Math.max(0, api.FPDFText_CountChars(textPage));
  const { code, left, right } = roomForGlyphs(total);
  const runs: WritableRuns = { count: 0, from: [], object: [], baseline: [], em: [], direction: [] };

  let { floats } = readScratch(instance);
  let count = 0;
  let object = 0;
  let scaleKnown = false;
  for (let index = 0; index < total; index++) {
    const owner = api.FPDFText_GetTextObject(textPage, index);
    // Characters that PDFium generates (spaces, line ends) belong to no object …
    if (owner === 0) continue;
    const character = api.FPDFText_GetUnicode(textPage, index);
    // … and some, made of kerning, to the object that they interrupt; not even their matrix is the object's.
    if (character === SPACE && api.FPDFText_IsGenerated(textPage, index) === 1) continue;
    if (owner === object && widened.has(owner)) continue;
    if (owner !== object) {
      object = owner;
      runs.from.push(count);
      startRun(instance, textPage, index, owner, runs);
      scaleKnown = false;
    }
    api.FPDFText_GetLooseCharBox(textPage, index, scratch);
    if (floats.length === 0) ({ floats } = readScratch(instance));
    code[count] = character;
    left[count] = Math.min(floats[0]!, floats[2]!);
    right[count] = Math.max(floats[0]!, floats[2]!);
    if (isRightToLeft(character)) right[count] = rightOfInk(instance, textPage, index, right[count]!, runs.em.at(-1)!);
    count += 1;
    if (!scaleKnown && isTall(character)) {
      scaleKnown = true;
      correctScale(instance, textPage, index, right[count - 1]! - left[count - 1]!, runs);
    }
  }
  return { count, code, left, right, runs };
}

function startRun(instance: PdfiumInstance, textPage: number, index: number, object: number, runs: WritableRuns): void {
  const { api, scratch } = instance;
  const fontSize = api.FPDFText_GetFontSize(textPage, index);
  api.FPDFText_GetMatrix(textPage, index, scratch);
  api.FPDFText_GetCharOrigin(textPage, index, scratch + 24, scratch + 32);
  const { floats, doubles } = readScratch(instance);
  const a = floats[0]!;
  const b = floats[1]!;
  const c = floats[2]!;
  const d = floats[3]!;
  const baseline = doubles[4]!;
  runs.count += 1;
  runs.object.push(object);
  runs.baseline.push(baseline);
  runs.em.push(Math.abs(fontSize) * Math.hypot(c, d));
  runs.direction.push(directionOf(a, b, c, d, fontSize));
}

/** Returns the direction of text with this matrix and size. A negative size with a mirrored matrix is upright again. */
export function directionOf(a: number, b: number, c: number, d: number, fontSize: number): Direction {
  if (a * d - b * c <= 0) return 'slanted';
  const x = fontSize < 0 ? -a : a;
  const y = fontSize < 0 ? -b : b;
  if (Math.abs(y) <= MOST_SLOPE * Math.abs(x)) return x > 0 ? 'right' : 'left';
  if (Math.abs(x) <= MOST_SLOPE * Math.abs(y)) return y > 0 ? 'up' : 'down';
  return 'slanted';
}

function correctScale(
  instance: PdfiumInstance,
  textPage: number,
  index: number,
  width: number,
  runs: Omit<Runs, 'count'>,
): void {
  const { api, scratch } = instance;
  if (api.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24) === 0) return;
  const { doubles: box } = readScratch(instance);
  const height = box[3]! - box[2]!;
  const last = runs.em.length - 1;
  const em = runs.em[last]!;
  if (isSaneHeight(height, em) || contradictsHeight(width, height, em)) return;
  runs.em[last] = emOf(height);
  runs.baseline[last] = box[2]!;
}

/** Room that a font may leave beside the ink of a letter, in em. */
const WIDEST_BEARING = 0.15;
const USUAL_BEARING = 0.06;

/**
 * The right edge of a right-to-left letter. The shapes that Arabic letters take in a word often have no advance of
 * their own in the font's table of widths, and then PDFium gives them a default; the ink tells.
 */
function rightOfInk(instance: PdfiumInstance, textPage: number, index: number, advance: number, em: number): number {
  const { api, scratch } = instance;
  if (api.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24) === 0) return advance;
  const ink = readScratch(instance).doubles;
  if (ink[1]! <= ink[0]! || Math.abs(advance - ink[1]!) <= WIDEST_BEARING * em) return advance;
  return ink[1]! + USUAL_BEARING * em;
}
