/**
 * Rules out most words as the opening of a phrase by first letter and length. Half of the words of a page are figures, which are
 * new strings each time and slow to look up.
 */

/** Letters from here on share one entry. */
const LETTERS = 128;
/** Longer words count as this long. */
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
