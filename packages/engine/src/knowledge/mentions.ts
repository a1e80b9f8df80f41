import { matchPhrases } from './lexicon.ts';
import { normalWords } from './normalise-label.ts';

/** Tells whether a phrase of this meaning is among the words of the text. */
export function mentions(text: string, value: string): boolean {
  return matchPhrases(normalWords(text)).some((match) => match.value === value);
}
