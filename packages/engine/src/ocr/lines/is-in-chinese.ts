import type { RecognisedWord } from '../../adapters/recogniser.ts';
import { OCR_LINES } from './thresholds.ts';

const { LEAST_SHARE, LEAST_SIGNS, BELIEVED } = OCR_LINES.isInChinese;

/** True when the reading shows a page in Chinese or Japanese. */
export function isInChinese(words: readonly RecognisedWord[]): boolean {
  let [signs, letters] = [0, 0];
  for (const { text, confidence } of words) {
    if (confidence < BELIEVED) continue;
    signs += text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
    letters += text.match(/\p{L}/gu)?.length ?? 0;
  }
  return signs >= LEAST_SIGNS && signs >= LEAST_SHARE * letters;
}
