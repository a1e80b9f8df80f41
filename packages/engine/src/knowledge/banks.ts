/**
 * Names the bank of a statement by distinctive phrases. Only a hint for the reader of the result: nothing is extracted
 * differently for it. Known weakness: a bank that only signs with its logo is not named.
 */
import { type Bank, type BankIndex, compileBanks } from './compile-banks.ts';

export type { Bank } from './compile-banks.ts';

// Letterheads stand above this line. Below it, descriptions of transfers name other banks, so only a phrase too long
// to be a counterparty counts there.
const LETTERHEAD_LINES = 25;
const LEGAL_NAME_WORDS = 4;

let compiled: BankIndex | null = null;

export function listBanks(): readonly Bank[] {
  compiled ??= compileBanks();
  return [...new Set(Array.from(compiled.byPhrase, ([, bank]) => bank))];
}

/**
 * The bank that a statement names about itself, from the normalised words of each line of its pages in reading order. Lines are
 * asked for as long as they can tell.
 * The longest phrase of the letterhead wins, the upper one of equals; `null` rather than a guess.
 *
 *   [['hdfc', 'bank', 'ltd'], ['statement', 'of', 'account']] → in-hdfc
 */
export function recogniseBank(lines: Iterable<readonly string[]>): Bank | null {
  compiled ??= compileBanks();
  let best: { bank: Bank; length: number } | null = null;
  let index = 0;
  for (const words of lines) {
    const inLetterhead = index++ < LETTERHEAD_LINES;
    if (!inLetterhead && best !== null) break;
    const found = longestPhrase(words, inLetterhead ? 1 : LEGAL_NAME_WORDS, compiled);
    if (found !== null && (best === null || found.length > best.length)) best = found;
  }
  return best?.bank ?? null;
}

function longestPhrase(words: readonly string[], fewestWords: number, index: BankIndex) {
  let best: { bank: Bank; length: number } | null = null;
  for (let start = 0; start < words.length; start += 1) {
    const longest = index.longestFrom.get(words[start]!) ?? 0;
    for (let end = Math.min(words.length, start + longest); end >= start + fewestWords; end -= 1) {
      const phrase = words.slice(start, end).join(' ');
      const bank = index.byPhrase.get(phrase);
      if (bank !== undefined && (best === null || phrase.length > best.length)) best = { bank, length: phrase.length };
    }
  }
  return best;
}
