/** A printed figure with what is glued to it → its parts. */
import { isDigit } from '../knowledge/letters.ts';

const PARTS =
  /^(?<open>\()?(?<sign1>[-−–‐‑—－△▲+＋]?)(?<currency1>\p{L}{1,5}\/?\.|[^\d\s()+\-−–－△▲＋.,'’]{0,5})(?<sign2>[-−–‐‑—－△▲+＋]?)(?<open2>\()?(?<number>(?:\d|[.,]\d)[\d.,'’´\u00a0\u202f\u2009]*?)(?<sign3>[-−–‐‑—－+]?)(?<close>\))?\/?(?<tail>[^\d\s()]{0,5}?)(?<mark>(?:\([^\d\s()]{1,5}\))?)(?<sign4>[-−–‐‑—+]?)(?<close2>\))?[;:*.,]{0,2}$/u;

/** Besides digits, in a number of `PARTS`. */
const MARKS_OF_NUMBER = ".,'’´\u00a0\u202f\u2009";

export function opensWithMinus(text: string): boolean {
  return text.charCodeAt(0) === 0x2d;
}

export type Parts = Readonly<Record<string, string | undefined>>;

/** `null` when the text is no number with its marks. No part but sign and number is set for what needs no expression: figures with
 * nothing but a minus before them, which is most amounts. */
export function splitParts(text: string): Parts | null {
  const from = opensWithMinus(text) ? 1 : 0;
  if (isPlainFigure(text, from)) return { sign1: from === 0 ? '' : '-', number: text.slice(from) };
  const bare = (text.endsWith(')') ? text.replace(BRACKETED_SIGN, '$1') : text).replace(HALF_SIGN, '$1');
  return PARTS.exec(PROTECTED.test(bare) ? bare.replace(ASTERISKS, '') : bare)?.groups ?? null;
}

/** "41,288.40(-)" */
export const BRACKETED_SIGN = /\(([-−–+])\)$/;

/** "¹12,500.00": the second byte of a currency sign (₹, ₺, ₱) that the font has not, or the number of a note. */
const HALF_SIGN = /^([-−+]?)[¡¦©ª«®±²³´µ¸¹º¼½¿](?=\d)/;

const ASTERISKS = /^[*＊]+/;

/** Asterisks keep anybody from writing figures in front: "*1,594,341", "***12.50", "*99". A masked number ends in four. */
export const PROTECTED = /^(?:[*＊]+[-−+]?(?:\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{2})?|\d+[.,]\d{2})|[*＊]\d{1,3})[-−+]?$/;

/** "01/02/2024", "08:27": what stands between its figures stands in no number. */
export function isParted(text: string): boolean {
  let isBehindFigure = false;
  let isBehindOther = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) {
      if (isBehindOther) return true;
      isBehindFigure = true;
    } else if (isBehindFigure && !MARKS_OF_NUMBER.includes(text[at]!)) isBehindOther = true;
  }
  return false;
}

/** Digits with points and commas between them. */
export function isPlainFigure(text: string, from: number): boolean {
  let isFigure = false;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    isFigure = isDigit(code);
    if (!isFigure && (at === from || (code !== 0x2c && code !== 0x2e))) return false;
  }
  return isFigure;
}
