/**
 * Matches phrases of Chinese, Japanese and Korean inside a run of words, whose spaces carry no meaning there:
 * "取引 日" and "取引日残高" both hold the transaction date. A phrase of one character must be a whole word,
 * because single characters are parts of most words. Linear: each position tries at most the longest phrase.
 */
import type { DensePhrases } from './compile-lexicon.ts';
import type { PhraseMatch } from './meaning.ts';

/** Appends the matches of words `start` to `end` (exclusive) to `matches`. */
export function matchDenseRun(
  words: readonly string[],
  start: number,
  end: number,
  dense: DensePhrases,
  matches: PhraseMatch[],
): void {
  const text = words.slice(start, end).join('');
  const wordAt: number[] = [];
  for (let word = start; word < end; word += 1) {
    for (let letter = 0; letter < words[word]!.length; letter += 1) wordAt.push(word);
  }
  for (let at = 0; at < text.length; ) {
    const length = longestPhrase(text, at, dense, words[wordAt[at]!]!);
    for (const meaning of length === 0 ? [] : dense.meanings.get(text.slice(at, at + length))!) {
      matches.push({ ...meaning, start: wordAt[at]!, end: wordAt[at + length - 1]! + 1 });
    }
    at += Math.max(length, 1);
  }
}

/** Length of the longest phrase at a position of the run, 0 for none. */
function longestPhrase(text: string, at: number, dense: DensePhrases, word: string): number {
  for (let length = dense.longestFrom.get(text[at]!) ?? 0; length > 0; length -= 1) {
    const isPhrase = at + length <= text.length && dense.meanings.has(text.slice(at, at + length));
    if (isPhrase && (length > 1 || word.length === 1)) return length;
  }
  return 0;
}
