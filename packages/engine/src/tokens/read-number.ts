/**
 * A printed number → its reading under each decimal separator, without guessing which one is meant.
 * `1.234,56` is only possible with a comma; `1,234` is 1234 with a point and 1.234 with a comma. Groups may be three
 * digits (everywhere), two then three (India: 1,23,456.78) or four (Japanese 万 grouping is not printed with digits).
 */

import { hasDigit, isDigit } from '../knowledge/letters.ts';
import type { DecimalMark, NumberReading } from '../lines/reading.ts';
import { TOKENS } from './thresholds.ts';

const { MOST_PLAIN_DIGITS, GROUP, DECIMALS, MOST_DECIMALS } = TOKENS.readNumber;

const SHAPE = /^\d*(?:[.,'’´\u00a0\u202f\u2009 ]\d+)*$/;
/** One separator throughout: "1.234,567" is no number. */
const GROUPS_OF_THREE = /^\d{1,3}(?:([ '’´\u00a0\u202f\u2009.,])\d{3}(?:\1\d{3})*)$/;
const GROUPS_INDIAN = /^\d{1,2}(?:,\d{2})+,\d{3}$/;

const COMMA = 0x2c;
const POINT = 0x2e;
const ZERO = 0x30;

export function readNumber(text: string): Record<DecimalMark, NumberReading | null> {
  return readPlain(text) ?? readAny(text);
}

/**
 * Reads the common form of figures: digits with points or commas between them, in groups of three where there are several. `null`
 * for any other text, and for some that are such figures.
 *
 *   "45.20" → 45.20 with a point, nothing with a comma      "1.234" → 1.234 with a point, 1234 with a comma
 *   "1,234.56" → 1234.56 with a point, nothing with a comma
 *   "1.234.56" → the same: two digits are no group, so the last mark is that of the decimals
 */
function readPlain(text: string): Record<DecimalMark, NumberReading | null> | null {
  if (text.length > MOST_PLAIN_DIGITS) return null;
  let digits = 0;
  // the mark that comes first, where it stands for the first and for the last time, and where the other one does
  let mark = 0;
  let firstAt = -1;
  let lastAt = -1;
  let otherAt = -1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) digits = digits * 10 + (code - ZERO);
    else if ((code !== POINT && code !== COMMA) || otherAt >= 0) return null;
    else if (mark === 0) {
      mark = code;
      firstAt = at;
      lastAt = at;
    } else if (at - lastAt !== GROUP + 1) return null;
    else if (code === mark) lastAt = at;
    else otherAt = at;
  }
  if (mark === 0) return text === '' ? null : readAlike({ digits, decimals: 0 });
  const isOpened = firstAt >= 1 && firstAt <= GROUP;
  const decimals = text.length - Math.max(lastAt, otherAt) - 1;
  if (decimals === 0 || ((lastAt > firstAt || otherAt >= 0) && !isOpened)) return null;
  if (otherAt >= 0) return decimals > MOST_DECIMALS ? null : readOnly({ digits, decimals }, mark === COMMA);
  if (lastAt > firstAt && decimals === DECIMALS) return readOnly({ digits, decimals }, mark === POINT);
  if (lastAt > firstAt) return decimals === GROUP ? readOnly({ digits, decimals: 0 }, mark === COMMA) : null;
  const own = decimals <= MOST_DECIMALS ? { digits, decimals } : null;
  const grouped = decimals === GROUP && isOpened ? { digits, decimals: 0 } : null;
  return mark === POINT ? { dot: own, comma: grouped } : { dot: grouped, comma: own };
}

function readAlike(reading: NumberReading): Record<DecimalMark, NumberReading> {
  return { dot: reading, comma: reading };
}

function readOnly(reading: NumberReading, isWithPoint: boolean): Record<DecimalMark, NumberReading | null> {
  return isWithPoint ? { dot: reading, comma: null } : { dot: null, comma: reading };
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

/** True for an empty text too. */
function areDigits(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (!isDigit(text.charCodeAt(at))) return false;
  return true;
}
