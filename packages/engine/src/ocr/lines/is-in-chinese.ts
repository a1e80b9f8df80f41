import type { RecognisedWord } from '../../adapters/recogniser.ts';

/** Least share of Chinese or Japanese signs among the letters: such a page has Latin names too. */
const LEAST_SHARE = 0.3;
const LEAST_SIGNS = 12;
/** Least confidence: a network that knows no other script reads any script as Chinese, with low confidence. */
const BELIEVED = 0.6;

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
