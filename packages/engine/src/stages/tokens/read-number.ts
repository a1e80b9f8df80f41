/**
 * A printed number → its reading under each decimal separator, without guessing which one is meant.
 * `1.234,56` is only possible with a comma; `1,234` is 1234 with a point and 1.234 with a comma. Groups may be three
 * digits (everywhere), two then three (India: 1,23,456.78) or four (Japanese 万 grouping is not printed with digits).
 */
import type { DecimalMark, NumberReading } from '../../reading.ts';

const SHAPE = /^\d*(?:[.,'’´\u00a0\u202f\u2009 ]\d+)*$/;
/** One separator throughout: "1.234,567" is no number. */
const GROUPS_OF_THREE = /^\d{1,3}(?:([ '’´\u00a0\u202f\u2009.,])\d{3}(?:\1\d{3})*)$/;
const GROUPS_INDIAN = /^\d{1,2}(?:,\d{2})+,\d{3}$/;

export function readNumber(text: string): Record<DecimalMark, NumberReading | null> {
  if (!hasDigit(text) || !SHAPE.test(text)) return { dot: null, comma: null };
  return { dot: readWith(text, '.'), comma: readWith(text, ',') };
}

function readWith(text: string, mark: '.' | ','): NumberReading | null {
  const at = text.lastIndexOf(mark);
  const whole = at < 0 ? text : text.slice(0, at);
  const fraction = at < 0 ? '' : text.slice(at + 1);
  if (at >= 0 && !(fraction.length >= 1 && fraction.length <= 3 && areDigits(fraction))) return null;
  if (whole.includes(mark)) return null;
  const digits = readWhole(whole);
  if (digits === null) return null;
  const value = Number(digits + fraction);
  return Number.isSafeInteger(value) ? { digits: value, decimals: fraction.length } : null;
}

/** `.08` has no whole part; groups must be of one separator, or the text is no number. */
function readWhole(whole: string): string | null {
  if (areDigits(whole)) return whole;
  return GROUPS_OF_THREE.test(whole) || GROUPS_INDIAN.test(whole) ? whole.replace(/\D/g, '') : null;
}

/** Also of an empty text. */
function areDigits(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (!isDigit(text.charCodeAt(at))) return false;
  return true;
}

/** Whether a figure from 0 to 9 stands in the text. */
export function hasDigit(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (isDigit(text.charCodeAt(at))) return true;
  return false;
}

/** 0 to 9 only: no other figures are read as numbers. */
function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}
