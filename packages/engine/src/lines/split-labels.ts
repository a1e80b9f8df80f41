/**
 * Scripts without spaces print a label and its value, or the two ends of a period, as one word: "幣別：新臺幣",
 * "113/01/01～113/02/29". They are read as the words they are.
 */
import type { Word } from '@extracto/model';

const WIDE_COLON = '：';
/** Behind the colon of a label, and around what joins two figures. */
const PARTS = /(?<=\p{L}：)(?=[^\s：])|(?<=[\d日])(?=[~～〜至][\d令平民])|(?<=[\d日][~～〜至])(?=[\d令平民])/u;
const JOINS = /[~～〜至：]/;

export function splitLabels(words: readonly Word[]): readonly Word[] {
  if (!words.some(({ text }) => mayPart(text))) return words;
  return words.flatMap((word) => (mayPart(word.text) ? partWord(word) : [word]));
}

function mayPart(text: string): boolean {
  return text.length > 2 && (text.includes(WIDE_COLON) || JOINS.test(text));
}

function partWord(word: Word): Word[] {
  const parts = word.text.split(PARTS);
  if (parts.length === 1) return [word];
  const [x0, y0, x1, y1] = word.box;
  const whole = widthOf(word.text);
  let behind = 0;
  return parts.map((text) => {
    const from = x0 + ((x1 - x0) * behind) / whole;
    behind += widthOf(text);
    return { ...word, text, box: [from, y0, x0 + ((x1 - x0) * behind) / whole, y1] };
  });
}

/** In half letters: a sign of these scripts is as wide as two figures. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += letter.codePointAt(0)! >= 0x1100 ? 2 : 1;
  return width;
}
