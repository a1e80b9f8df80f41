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

/** Longer ones may not be exact, and are read with care. */
const MOST_PLAIN_DIGITS = 15;
const COMMA = 0x2c;
const POINT = 0x2e;
const ZERO = 0x30;

export function readNumber(text: string): Record<DecimalMark, NumberReading | null> {
  return readPlain(text) ?? readAny(text);
}

/**
 * What most figures are: digits with at most one point or comma in them. `null` for any other text.
 *
 *   "45.20" → 45.20 with a point, nothing with a comma      "1.234" → 1.234 with a point, 1234 with a comma
 */
function readPlain(text: string): Record<DecimalMark, NumberReading | null> | null {
  if (text.length > MOST_PLAIN_DIGITS) return null;
  let [digits, markAt, mark] = [0, -1, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) digits = digits * 10 + (code - ZERO);
    else if (markAt < 0 && (code === POINT || code === COMMA)) [markAt, mark] = [at, code];
    else return null;
  }
  const decimals = text.length - markAt - 1;
  if (markAt < 0) return text === '' ? null : readAlike({ digits, decimals: 0 });
  if (decimals === 0) return null;
  const own = decimals <= 3 ? { digits, decimals } : null;
  const grouped = decimals === 3 && markAt >= 1 && markAt <= 3 ? { digits, decimals: 0 } : null;
  return mark === POINT ? { dot: own, comma: grouped } : { dot: grouped, comma: own };
}

function readAlike(reading: NumberReading): Record<DecimalMark, NumberReading> {
  return { dot: reading, comma: reading };
}

function readAny(text: string): Record<DecimalMark, NumberReading | null> {
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
