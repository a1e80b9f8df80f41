/**
 * A date of digits and a month's name in one word, as recognisers misread it: the zero of a day printed like an O, the O of
 * October printed like a zero. The name of a month says which of its marks are letters.
 *
 *   "01/0CT"     →  01/OCT        "O9-AG0-23"  →  09-AGO-23        "120CT"  →  12OCT
 *   "0CT"        →  OCT           "A0125"      →  null
 *   "O03jan"     →  03jan         "|24FEB26"    →  24FEB26
 */
import { monthReadings } from '../knowledge/lexicon.ts';

const DIGITS: Readonly<Record<string, string>> = { O: '0', o: '0', Q: '0', D: '0', I: '1', l: '1', '|': '1', '!': '1' };
const LETTERS: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 4: 'A', 5: 'S', 6: 'G', 8: 'B' };
const GREEK: Readonly<Record<string, string>> = { 0: 'Ο', 1: 'Ι', 4: 'Α', 8: 'Β' };
const DAY = /^([\dOoQDIl|!]{1,2})([/.-]?)(.+)$/;
const YEAR = /^(.+?)([/.-]?)((?:[12][\dOo])?[\dOoIl]{2})$/;

/** A cell has it in front of a day of two figures. */
const BORDER = /^[1Il|!](?=[0-3]\d[^\d])/;

/** Returns the printed date, with digits and letters corrected by their position; `null` when the word is no date. */
export function readNamedDate(given: string): string | null {
  if (!/\d/.test(given)) return null;
  // a round letter in front of a zero is half of it
  const text = given.replace(/^[OoQΟοОо](?=0\d)/, '');
  return readPlain(text) ?? (BORDER.test(text) ? readPlain(text.slice(1)) : null);
}

function readPlain(text: string): string | null {
  const alone = nameMonth(text);
  if (alone !== null) return alone;
  const [, day = '', between = '', rest = ''] = DAY.exec(text) ?? [];
  const number = toDigits(day);
  if (Number(number) < 1 || Number(number) > 31) return null;
  const month = nameMonth(rest);
  if (month !== null) return `${number}${between}${month}`;
  const [, name = '', before = '', year = ''] = YEAR.exec(rest) ?? [];
  const named = nameMonth(name);
  return named === null ? null : `${number}${between}${named}${before}${toDigits(year)}`;
}

/** Returns the name of a month, or `null`. The text needs three characters, at most half of them read as digits. */
function nameMonth(text: string): string | null {
  const digits = text.replace(/\D/g, '').length;
  if (!/^[\p{L}\p{M}\d]{3,12}\.?$/u.test(text) || digits > text.length / 2) return null;
  const letters = /\p{Script=Greek}/u.test(text) ? GREEK : LETTERS;
  const lettered = [...text].map((mark) => letters[mark] ?? mark).join('');
  const name = /\p{Ll}/u.test(text.slice(1))
    ? lettered.replace(/(?<=.)[OASGBI]/g, (mark) => mark.toLowerCase())
    : lettered;
  return monthReadings(name).length > 0 ? name : null;
}

function toDigits(text: string): string {
  return [...text].map((mark) => DIGITS[mark] ?? mark).join('');
}
