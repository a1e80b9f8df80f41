/**
 * Decides from a line recogniser's reading whether it knows the letters of the page, and whether the page is upright.
 *
 * Measured on first pages: words in Latin letters have a mean confidence of at least 0.76 on faxes and 0.97 on flatbeds, with
 * at most a quarter of them below 0.5. Pages in Arabic, Hebrew and Chinese, which have Latin words too, reach a mean of 0.80,
 * but 38 to 92 of 100 words lie below 0.5. Greek and Cyrillic words had at least 0.74; words misread as such, on pages of
 * other scripts or upside down, had at most 0.46.
 */
import type { RecognisedWord } from '../../adapters/recogniser.ts';
import { letterConfidence } from '../choose-model.ts';
import type { AlphabetNetwork } from '../page-reader.ts';
import { isLetterOf } from './look-alikes.ts';
import { OCR_LINES } from './thresholds.ts';

const { KNOWN, MOST_STRANGE, UNREAD, MOST_UNREAD, KNOWN_FOREIGN, LEAST_FOREIGN } = OCR_LINES.knowsLetters;

export const KNOWS_LETTERS: Readonly<Record<AlphabetNetwork, (words: readonly RecognisedWord[]) => boolean>> = {
  latin: isInLatin,
  european: isInOtherAlphabet,
};

function isInLatin(words: readonly RecognisedWord[]): boolean {
  const letters = countLetters(words, /\p{L}/gu);
  if (letters === 0 || countLetters(words, /\ufffd/g) > MOST_STRANGE * letters) return false;
  const worded = words.filter(({ text }) => /\p{L}.*\p{L}/u.test(text));
  const unread = worded.filter(({ confidence }) => confidence < UNREAD);
  return letterConfidence(words) >= KNOWN && unread.length <= MOST_UNREAD * worded.length;
}

function countLetters(words: readonly RecognisedWord[], letter: RegExp): number {
  return words.reduce((sum, { text }) => sum + (text.match(letter)?.length ?? 0), 0);
}

function isInOtherAlphabet(words: readonly RecognisedWord[]): boolean {
  const foreign = words.filter(({ text }) => [...text].some((letter) => isForeign(letter)));
  return foreign.length >= LEAST_FOREIGN && letterConfidence(foreign) >= KNOWN_FOREIGN;
}

function isForeign(letter: string): boolean {
  return !isLetterOf('Latin', letter) && (isLetterOf('Greek', letter) || isLetterOf('Cyrillic', letter));
}
