import type { RecognisedWord } from '../../../adapters/ocr/recognised.ts';

/** Of the signs that are letters: a page in Chinese has dates, figures and Latin names besides. */
const LEAST_SHARE = 0.3;
const LEAST_SIGNS = 12;
/** A network that knows no other script sees Chinese signs in any, and does not believe it. */
const BELIEVED = 0.6;

/** Whether what was read shows that the page is in Chinese, or in Japanese with its many Chinese signs. */
export function isInChinese(words: readonly RecognisedWord[]): boolean {
  let [signs, letters] = [0, 0];
  for (const { text, confidence } of words) {
    if (confidence < BELIEVED) continue;
    signs += text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
    letters += text.match(/\p{L}/gu)?.length ?? 0;
  }
  return signs >= LEAST_SIGNS && signs >= LEAST_SHARE * letters;
}
