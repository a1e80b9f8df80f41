import type { Box } from '@extracto/model';
import type { RecognisedWord } from '../adapters/recogniser.ts';

/** Two neighbours on one line as one word, as sure as the less sure of them. */
export function joinWords(one: RecognisedWord, two: RecognisedWord): RecognisedWord {
  const box: Box = [one.box[0], Math.min(one.box[1], two.box[1]), two.box[2], Math.max(one.box[3], two.box[3])];
  return {
    ...one,
    text: one.text + two.text,
    box,
    confidence: Math.min(one.confidence, two.confidence),
    symbols: [...one.symbols, ...two.symbols],
  };
}
