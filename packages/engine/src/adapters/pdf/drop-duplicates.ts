/** Overprinted copies of a word (fake bold, shadows) say nothing new: the first one stays. */
import type { GlyphWord } from './split-words.ts';

const SAME_PLACE_PT = 1;

export function dropDuplicates(words: readonly GlyphWord[]): GlyphWord[] {
  const kept = new Map<string, GlyphWord>();
  const repeated = new Map<string, GlyphWord[]>();
  return words.filter((word) => {
    const first = kept.get(word.text);
    if (first === undefined) {
      kept.set(word.text, word);
      return true;
    }
    const others = repeated.get(word.text);
    if (isOver(word, first) || others?.some((other) => isOver(word, other))) return false;
    if (others === undefined) repeated.set(word.text, [word]);
    else others.push(word);
    return true;
  });
}

function isOver(word: GlyphWord, other: GlyphWord): boolean {
  return (
    Math.abs(word.baseline - other.baseline) <= SAME_PLACE_PT &&
    Math.abs(word.left - other.left) <= SAME_PLACE_PT &&
    Math.abs(word.right - other.right) <= SAME_PLACE_PT
  );
}
