/**
 * Overprinted copies of a word (fake bold, shadows) say nothing new: the first one stays. Words are compared with those that
 * begin in the same cell of a grid, or in a neighbour's that is near enough: looking them up by their text took three times as long.
 */
import type { GlyphWord } from './split-words.ts';

const SAME_PLACE_PT = 1;
/** More than twice as far, so that what may be at the same place is in two cells at most, each way. */
const CELL_PT = 8;
/** A power of two. Cells further apart share a place in the grid, which costs a comparison. */
const PLACES = 1024;
const NONE = -1;

/** The words themselves where none is dropped. */
export function dropDuplicates(words: readonly GlyphWord[]): readonly GlyphWord[] {
  // for each place the index of its last word so far, and for each word of the one before it there
  const last = new Int32Array(PLACES).fill(NONE);
  const before = new Array<number>(words.length);
  const dropped = new Set<GlyphWord>();
  const isAmong = (word: GlyphWord, x: number, y: number) => {
    for (let at = last[placeOf(x, y)]!; at !== NONE; at = before[at]!) if (isOver(word, words[at]!)) return true;
    return false;
  };
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const x0 = cellOf(word.left - SAME_PLACE_PT);
    const x1 = cellOf(word.left + SAME_PLACE_PT);
    const y0 = cellOf(word.baseline - SAME_PLACE_PT);
    const y1 = cellOf(word.baseline + SAME_PLACE_PT);
    const isCopy =
      isAmong(word, x0, y0) ||
      (x1 !== x0 && isAmong(word, x1, y0)) ||
      (y1 !== y0 && (isAmong(word, x0, y1) || (x1 !== x0 && isAmong(word, x1, y1))));
    if (isCopy) {
      dropped.add(word);
      continue;
    }
    const place = placeOf(cellOf(word.left), cellOf(word.baseline));
    before[at] = last[place]!;
    last[place] = at;
  }
  return dropped.size === 0 ? words : words.filter((word) => !dropped.has(word));
}

function cellOf(pt: number): number {
  return Math.floor(pt / CELL_PT);
}

function placeOf(x: number, y: number): number {
  return (x + Math.imul(y, 37)) & (PLACES - 1);
}

function isOver(word: GlyphWord, other: GlyphWord): boolean {
  return (
    Math.abs(word.baseline - other.baseline) <= SAME_PLACE_PT &&
    Math.abs(word.left - other.left) <= SAME_PLACE_PT &&
    Math.abs(word.right - other.right) <= SAME_PLACE_PT &&
    word.text === other.text
  );
}
