import type { RecognisedWord } from '../adapters/recogniser.ts';

/** Over the letters, 0 to 1; 0 without any. */
export function meanConfidence(words: readonly RecognisedWord[]): number {
  let [sum, letters] = [0, 0];
  for (const { text, confidence } of words) {
    sum += confidence * text.length;
    letters += text.length;
  }
  return letters === 0 ? 0 : sum / letters;
}
