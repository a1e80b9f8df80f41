/**
 * Whether what a network for lines read shows that a page is in letters which it knows, and stands upright.
 *
 * Measured on first pages: in Latin letters words have a mean confidence of 0.76 and more on faxes, 0.97 on flatbeds, and a
 * quarter of them at most lies below 0.5; of pages in Arabic, Hebrew and Chinese, which have Latin words too, the mean reaches
 * 0.80, but 38 to 92 of 100 words lie below. Greek and Cyrillic words were read with 0.74 and more, what the network took for
 * such on pages of other scripts, and on pages that stood on their head, with 0.46 at most.
 */
import type { RecognisedWord } from '../../../adapters/ocr/recognised.ts';
import type { AlphabetNetwork } from '../../../page-reader.ts';
import { letterConfidence } from '../choose-model.ts';
import { isLetterOf } from './look-alikes.ts';

export const KNOWS_LETTERS: Readonly<Record<AlphabetNetwork, (words: readonly RecognisedWord[]) => boolean>> = {
  latin: isInLatin,
  european: isInOtherAlphabet,
};

const KNOWN = 0.7;
/** Of the letters: those that the network does not know it gives as U+FFFD. */
const MOST_STRANGE = 0.05;
/** Words that it cannot read, and the part of all that they may be. */
const UNREAD = 0.5;
const MOST_UNREAD = 0.33;

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

const KNOWN_FOREIGN = 0.6;
const LEAST_FOREIGN = 5;

function isInOtherAlphabet(words: readonly RecognisedWord[]): boolean {
  const foreign = words.filter(({ text }) => [...text].some((letter) => isForeign(letter)));
  return foreign.length >= LEAST_FOREIGN && letterConfidence(foreign) >= KNOWN_FOREIGN;
}

function isForeign(letter: string): boolean {
  return !isLetterOf('Latin', letter) && (isLetterOf('Greek', letter) || isLetterOf('Cyrillic', letter));
}
