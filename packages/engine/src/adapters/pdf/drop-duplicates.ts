/**
 * Overprinted copies of a word (fake bold, shadows) say nothing new: the first one stays. Words are compared with those that
 * begin in the same cell of a grid, or in a neighbour's that is near enough: looking them up by their text took three times as long.
 */
import type { GlyphWord } from './split-words.ts';

/** In em. */
const SAME_PLACE = 0.12;
const CELL_PT = 8;
/** Further, a copy could be in more than two cells, each way. */
const FURTHEST_PT = CELL_PT / 2;
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
    const reach = reachOf(word);
    const x0 = cellOf(word.left - reach);
    const x1 = cellOf(word.left + reach);
    const y0 = cellOf(word.baseline - reach);
    const y1 = cellOf(word.baseline + reach);
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

function reachOf({ em }: GlyphWord): number {
  return Math.min(SAME_PLACE * em, FURTHEST_PT);
}

function isOver(word: GlyphWord, other: GlyphWord): boolean {
  const reach = reachOf(word);
  return (
    Math.abs(word.baseline - other.baseline) <= reach &&
    Math.abs(word.left - other.left) <= reach &&
    Math.abs(word.right - other.right) <= reach &&
    word.text === other.text
  );
}
