/**
 * Letter-spaced headings as the words they are: single characters at one even distance.
 *
 *   B A L A N C E   D U E   →  [BALANCE] [DUE]
 *   1 2 3 . 4 5             →  [123.45]     only when spacing made it, not spaces: "1 2 3" may be three columns
 *
 * Known weakness: two-letter words alone on their line stay apart.
 */
import type { GlyphWord } from './split-words.ts';

/** Fractions of an em. */
const WIDEST_BETWEEN_LETTERS = 1;
const WIDEST_BETWEEN_WORDS = 3;
const WIDEST_BETWEEN_FIGURES = 0.6;
const UNEVEN = 0.1;
const FEWEST = 4;

const LETTER = /^\p{L}$/u;
const FIGURE = /^[\d.,]$/;

/** The words themselves where too few are single letters. */
export function joinSpacedLetters(words: readonly GlyphWord[]): readonly GlyphWord[] {
  if (!hasSingles(words)) return words;
  const joined: GlyphWord[] = [];
  for (let start = 0; start < words.length; ) {
    let end = start + 1;
    if (isSingle(words[start]!)) while (end < words.length && follows(words[end - 1]!, words[end]!)) end += 1;
    if (end - start < FEWEST) for (let at = start; at < end; at++) joined.push(words[at]!);
    else joined.push(...joinChain(words.slice(start, end)));
    start = end;
  }
  return joined;
}

function joinChain(chain: readonly GlyphWord[]): GlyphWord[] {
  const step = Math.min(...chain.slice(1).map((word, index) => word.left - chain[index]!.right));
  if (step > WIDEST_BETWEEN_LETTERS * chain[0]!.em) return [...chain];
  const groups: GlyphWord[] = [];
  for (const [index, word] of chain.entries()) {
    const last = groups.at(-1);
    const gap = index === 0 ? Infinity : word.left - chain[index - 1]!.right;
    if (last === undefined || gap > step + UNEVEN * word.em) {
      groups.push({ ...word });
    } else {
      last.text += word.text;
      last.right = word.right;
    }
  }
  // Uneven distances are single letters that happen to stand side by side.
  return groups.some((group) => group.text.length >= FEWEST) ? groups : [...chain];
}

function follows(before: GlyphWord, word: GlyphWord): boolean {
  if (!isSingle(word) || Math.abs(word.baseline - before.baseline) > 0.1 * word.em) return false;
  if (Math.abs(word.em - before.em) > 0.1 * word.em) return false;
  const gap = (word.left - before.right) / word.em;
  const letters = LETTER.test(word.text) && LETTER.test(before.text);
  const figures = FIGURE.test(word.text) && FIGURE.test(before.text) && !word.afterSpace;
  return gap > 0 && ((letters && gap <= WIDEST_BETWEEN_WORDS) || (figures && gap <= WIDEST_BETWEEN_FIGURES));
}

function hasSingles(words: readonly GlyphWord[]): boolean {
  let count = 0;
  for (const { text } of words) if (text.length === 1) count += 1;
  return count >= FEWEST;
}

function isSingle(word: GlyphWord): boolean {
  return word.text.length === 1 && (LETTER.test(word.text) || FIGURE.test(word.text));
}
