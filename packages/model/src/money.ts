/**
 * Money as exact integers of the currency's minor unit (cents, pence, fils).
 *
 * `Minor` is a safe JavaScript integer: up to ±9 007 199 254 740 991 minor units, ninety trillion of a
 * two-decimal currency. Every operation asserts that it stays there, so nothing is ever rounded.
 */
export type Minor = number;

export function assertMinor(value: number): Minor {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not an exact amount of minor units: ${value}`);
  return value === 0 ? 0 : value; // -0 has no place in a ledger
}

export function addMinor(left: Minor, right: Minor): Minor {
  return assertMinor(left + right);
}

export function sumMinor(amounts: Iterable<Minor>): Minor {
  let sum: Minor = 0;
  for (const amount of amounts) sum = addMinor(sum, amount);
  return sum;
}

/** `formatMinor(-4520, 2)` is `"-45.20"`: no grouping, point as decimal separator, no exponent. */
export function formatMinor(amount: Minor, decimals: number): string {
  const digits = String(Math.abs(assertMinor(amount))).padStart(decimals + 1, '0');
  const sign = amount < 0 ? '-' : '';
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/**
 * Reads a decimal string of a result (`"-45.20"`) into minor units of `decimals` places.
 * Returns `null` when the text is no such string or has more places than the currency.
 */
export function parseMinor(text: string, decimals: number): Minor | null {
  const first = text.charCodeAt(0) === MINUS ? 1 : 0;
  const point = text.indexOf('.');
  const places = point < 0 ? 0 : text.length - point - 1;
  if (point === first || places > decimals || (point >= 0 && places === 0) || text.length === first) return null;
  let magnitude = 0;
  for (let at = first; at < text.length; at++) {
    if (at === point) continue;
    const digit = text.charCodeAt(at) - ZERO;
    if (!(digit >= 0 && digit <= 9)) return null;
    magnitude = magnitude * 10 + digit;
    if (magnitude > Number.MAX_SAFE_INTEGER) return null;
  }
  if (places < decimals) magnitude *= 10 ** (decimals - places);
  if (!Number.isSafeInteger(magnitude)) return null;
  return first === 1 && magnitude !== 0 ? -magnitude : magnitude;
}

const MINUS = 0x2d;
const ZERO = 0x30;

/** Number of decimals in a result's decimal string: `"12.345"` → 3, `"12"` → 0. */
export function decimalsOf(text: string): number {
  const point = text.indexOf('.');
  return point < 0 ? 0 : text.length - point - 1;
}
