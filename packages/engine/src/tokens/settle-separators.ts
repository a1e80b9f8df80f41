/**
 * Scans: a recogniser takes a comma for a point and a point for a comma. An amount with two decimals behind the mark that
 * groups digits elsewhere in the document cannot be grouped there, so the mark is the other one.
 *
 *   01.02.   INTEREST      1.06     12.273,01
 */

import type { DecimalMark, MoneyToken, TokenLine } from '../lines/reading.ts';
import type { Notation } from './notation.ts';

const OTHER: Readonly<Record<DecimalMark, DecimalMark>> = { dot: 'comma', comma: 'dot' };
const PLAIN = /^\D*\d{1,3}[.,]\d{2}\D*$/;

/** `recognised`: numbers of the pages that are read from their image; all other lines stay as they are. */
export function settleSeparators(
  lines: readonly TokenLine[],
  { mark, scale }: Notation,
  recognised: ReadonlySet<number>,
): readonly TokenLine[] {
  if (recognised.size === 0 || scale !== 2) return lines;
  return lines.map((line) => {
    if (!recognised.has(line.pageNumber)) return line;
    const misread = line.money.filter((token, index) => isMisread(token, mark) && isAmong(line, index));
    if (misread.length === 0) return line;
    return { ...line, money: line.money.map((token) => (misread.includes(token) ? withMark(token, mark) : token)) };
  });
}

/** The figure of a balance as it can only be meant: a form may print it with the other mark than the list. */
export function readMark(token: MoneyToken, { mark, scale }: Notation): MoneyToken {
  return scale === 2 && isMisread(token, mark) ? withMark(token, mark) : token;
}

function isMisread({ readings, text }: MoneyToken, mark: DecimalMark): boolean {
  return readings[mark] === null && readings[OTHER[mark]]?.decimals === 2 && PLAIN.test(text);
}

/** At the end of the line, where amounts stand: a figure between the words of a text may be an hour. */
function isAmong({ money, words }: TokenLine, index: number): boolean {
  const ends = money.slice(index).map(({ to }, at) => to === (money[index + at + 1]?.from ?? words.length));
  return ends.every(Boolean);
}

function withMark(token: MoneyToken, mark: DecimalMark): MoneyToken {
  return { ...token, readings: { ...token.readings, [mark]: token.readings[OTHER[mark]] } };
}
