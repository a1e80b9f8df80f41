/**
 * A label and its value, or the two ends of a period, may be printed as one word: "幣別：新臺幣", "113/01/01～113/02/29",
 * ":123456", "Period:01/04/2024", "01.04.2024-30.04.2024". They are read as the words they are.
 */
import type { Word } from '@extracto/model';

const WIDE_COLON = '：';
const DATE = String.raw`(?:\d{1,2}[-./](?:\d{1,2}|\p{L}{3,9})[-./](?:\d{4}|\d{2})|\d{4}[-./]\d{1,2}[-./]\d{1,2})`;
const RANGE = new RegExp(`^(${DATE})([-–—]|to|s/d)(${DATE})$`, 'iu');
const OPENS_DATE = /^\d{1,4}[-./]/;
const SHORTEST_RANGE = '1/4/24-1/5/24'.length;
/** A colon at the beginning of a value, or between a word and a whole date or an amount with decimals. */
const COLON = new RegExp(`^[:：](?=[\\p{L}\\d])|(?<=\\p{L}[.)]?:)(?=(?:${DATE}|[\\d.,]*[.,]\\d{2})$)`, 'u');
/** Behind the colon of a label, and around what joins two figures. */
const PARTS = /(?<=\p{L}：)(?=[^\s：])|(?<=[\d日])(?=[~～〜至][\d令平民])|(?<=[\d日][~～〜至])(?=[\d令平民])/u;
const JOINS = /[~～〜至：]/;

export function splitLabels(words: readonly Word[]): readonly Word[] {
  if (!words.some(({ text }) => mayPart(text))) return words;
  return words.flatMap((word) => (mayPart(word.text) ? partWord(word) : [word]));
}

function mayPart(text: string): boolean {
  if (text.length < 3) return false;
  return text.includes(':') || text.includes(WIDE_COLON) || JOINS.test(text) || mayBeRange(text);
}

function mayBeRange(text: string): boolean {
  return text.length >= SHORTEST_RANGE && OPENS_DATE.test(text) && RANGE.test(text);
}

function partsOf(text: string): readonly string[] {
  const range = mayBeRange(text) ? RANGE.exec(text) : null;
  if (range !== null) return range.slice(1);
  const colon = COLON.exec(text);
  const at = colon === null ? 0 : colon.index + colon[0].length;
  return at === 0 ? text.split(PARTS) : [text.slice(0, at), ...text.slice(at).split(PARTS)];
}

function partWord(word: Word): Word[] {
  const parts = partsOf(word.text);
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
