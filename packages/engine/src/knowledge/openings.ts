/**
 * By their first letter and their length most words show that they open no phrase: nearly all figures do, which are half of the
 * words of a page, new strings each time, and dear to look up.
 */

/** Letters beyond it are not told apart. */
const LETTERS = 128;
/** And all longer ones. */
const LONGEST = 31;

/** For each first letter the lengths of the words that begin with it, as bits. */
export function listOpenings(words: Iterable<string>): Int32Array {
  const openings = new Int32Array(LETTERS);
  for (const word of words) {
    const first = word.charCodeAt(0);
    if (first < LETTERS) openings[first]! |= 1 << Math.min(word.length, LONGEST);
  }
  return openings;
}

/** Never false of a word that was listed. */
export function mayOpen(openings: Int32Array, word: string): boolean {
  const first = word.charCodeAt(0);
  return first >= LETTERS || ((openings[first]! >>> Math.min(word.length, LONGEST)) & 1) === 1;
}
