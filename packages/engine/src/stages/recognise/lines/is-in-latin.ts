import type { RecognisedWord } from '../../../adapters/ocr/recognised.ts';
import { letterConfidence } from '../choose-model.ts';

/** With which the network reads the words of its own letters. */
const KNOWS_LETTERS = 0.7;
/** Of the letters that it read: the others it gives as U+FFFD. */
const MOST_STRANGE = 0.05;

/** Whether what the network for Latin letters read shows that the page is in them, and stands upright. */
export function isInLatin(words: readonly RecognisedWord[]): boolean {
  let [strange, letters] = [0, 0];
  for (const { text } of words) {
    strange += text.match(/\ufffd/g)?.length ?? 0;
    letters += text.match(/\p{L}/gu)?.length ?? 0;
  }
  return letters > 0 && strange <= MOST_STRANGE * letters && letterConfidence(words) >= KNOWS_LETTERS;
}
