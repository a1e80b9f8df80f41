/**
 * Puts the letters that one glyph stands for side by side. PDFium starts all of them where the glyph starts, and may give each the
 * width that the letter has alone: in "final" the n would follow the f with a gap as wide as the i. Thai as Chromium writes it:
 * the mark over a letter has a glyph of its own, drawn behind that letter, that stands for both once more; it is dropped.
 * User space; glyphs are moved in place.
 */
import { isRightToLeft } from './print-character.ts';
import { endOfRun, type Glyphs } from './read-glyphs.ts';

/** Glyphs back in which a letter with its mark may stand, and how far behind the letter the mark is drawn, in em. */
const LOOK_BACK = 6;
const BEHIND_LETTER = 0.15;
const MARK = /^\p{M}$/u;

export function placeLigatures(glyphs: Glyphs): Glyphs {
  const { code, left, right, runs } = glyphs;
  let count = 0;
  for (let run = 0; run < runs.count; run++) {
    const end = endOfRun(glyphs, run);
    let at = runs.from[run]!;
    const first = count;
    const isLevel = runs.direction[run] === 'right';
    while (at < end) {
      let next = at + 1;
      // letters of text that runs up start above each other
      while (isLevel && next < end && left[next] === left[at] && !isRightToLeft(code[next]!)) next += 1;
      const isAgain = next > at + 1 && repeatsMarked(glyphs, count, at, runs.em[run]!);
      if (next > at + 1 && !isAgain) spread(left, right, at, next, next < end ? left[next]! : null);
      for (; at < next; at++) {
        if (isAgain) continue;
        code[count] = code[at]!;
        left[count] = left[at]!;
        right[count] = right[at]!;
        count += 1;
      }
    }
    runs.from[run] = first;
  }
  return { ...glyphs, count };
}

/** `until`: where the next glyph of the run starts, `null` for the last one. Letters that have the glyph's own width fill it already. */
function spread(left: Float32Array, right: Float32Array, from: number, to: number, until: number | null): void {
  const start = left[from]!;
  let widest = 0;
  let total = 0;
  for (let at = from; at < to; at++) {
    const widthPt = right[at]! - left[at]!;
    total += widthPt;
    if (widthPt > widest) widest = widthPt;
  }
  const isWhole = right[to - 1] === right[from];
  if (until === null ? isWhole : Math.abs(until - start - widest) < Math.abs(until - start - total)) return;
  for (let at = from + 1; at < to; at++) {
    right[at] = right[at - 1]! + right[at]! - left[at]!;
    left[at] = right[at - 1]!;
  }
}

/** True when the letters at `at` are those of a letter and its mark among those up to `count`, right behind that letter. */
function repeatsMarked({ code, left, right }: Glyphs, count: number, at: number, em: number): boolean {
  if (!MARK.test(String.fromCodePoint(code[at + 1]!))) return false;
  for (let letter = Math.max(0, count - LOOK_BACK); letter + 2 < count; letter++) {
    const isSame = code[letter] === code[at] && code[letter + 1] === code[at + 1];
    if (isSame && Math.abs(left[at]! - right[letter]!) < BEHIND_LETTER * em) return true;
  }
  return false;
}
