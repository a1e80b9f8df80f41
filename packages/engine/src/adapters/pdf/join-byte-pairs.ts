/**
 * Joins the two bytes of each letter where a producer wrote UTF-16 in a font that has one byte a letter, as jsPDF does with any text
 * that holds a sign beyond Latin-1: an empty glyph stands before each letter, and the sign itself is drawn as a space and another
 * letter. User space; glyphs are moved in place.
 *
 *   \0 7 \0 1 \0 , \0 5 ␠ º      →  71,5₺
 */
import { endOfRun, type Glyphs } from './read-glyphs.ts';

const EMPTY = 0;
const SPACE = 0x20;
/** Part of a run's glyphs that are empty. */
const LEAST_EMPTY = 0.4;
/** Low bytes of the currency signs, U+20A0 to U+20C0. */
const FIRST_SIGN = 0xa0;
const LAST_SIGN = 0xc0;
const SIGNS = 0x2000;

export function joinBytePairs(glyphs: Glyphs): Glyphs {
  const { code, left, right, runs } = glyphs;
  if (code.indexOf(EMPTY) === -1 || code.indexOf(EMPTY) >= glyphs.count) return glyphs;
  let count = 0;
  for (let run = 0; run < runs.count; run++) {
    const [from, end] = [runs.from[run]!, endOfRun(glyphs, run)];
    const isPaired = isOfPairs(code, from, end);
    runs.from[run] = count;
    for (let at = from; at < end; at++) {
      const isLed = isPaired && code[at] === EMPTY;
      const isSign = isPaired && !isLed && code[at]! >= FIRST_SIGN && code[at]! <= LAST_SIGN;
      // the space in front of it is its first byte
      const isBehindSpace = isSign && count > runs.from[run]! && code[count - 1] === SPACE;
      const start = left[isBehindSpace ? count - 1 : at]!;
      if (isLed) at += 1;
      code[count] = isSign ? SIGNS + code[at]! : code[at]!;
      left[count] = start;
      right[count] = right[at]!;
      count += 1;
    }
  }
  return { ...glyphs, count };
}

/** Each empty glyph stands before a letter, and nearly every letter behind one. */
function isOfPairs(code: Uint32Array, from: number, end: number): boolean {
  let empty = 0;
  for (let at = from; at < end; at++) {
    if (code[at] !== EMPTY) continue;
    if (at + 1 === end || code[at + 1] === EMPTY) return false;
    empty += 1;
  }
  return empty > 0 && empty >= (end - from) * LEAST_EMPTY;
}
