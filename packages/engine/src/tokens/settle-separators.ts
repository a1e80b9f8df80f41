/**
 * Scans: a recogniser takes a comma for a point and a point for a comma. An amount with two decimals behind the mark that
 * groups digits elsewhere in the document cannot be grouped there, so the mark is the other one.
 *
 *   01.02.   INTEREST      1.06     12.273,01
 *
 * Programs print the sums below a list with another mark than its rows: "108455,00" can be nothing else where the point is the mark.
 */

import type { DecimalMark, MoneyToken, TokenLine } from '../lines/reading.ts';
import type { Notation } from './notation.ts';

const OTHER: Readonly<Record<DecimalMark, DecimalMark>> = { dot: 'comma', comma: 'dot' };
const PLAIN = /^\D*\d{1,3}[.,]\d{2}\D*$/;

/** Five figures in front of the mark are no month behind its year, and no rate. */
const LARGE = /^\D*\d{5,}[.,]\d{2}\D*$/;

/** `recognised`: numbers of the pages that are read from their image; of all others only large figures on lines without a date are changed. */
export function settleSeparators(
  lines: readonly TokenLine[],
  { mark, scale }: Notation,
  recognised: ReadonlySet<number>,
): readonly TokenLine[] {
  if (scale !== 2) return lines;
  return lines.map((line) => {
    const isScan = recognised.has(line.pageNumber);
    if (line.money.length === 0 || (!isScan && line.dates.length > 0)) return line;
    const shape = isScan ? PLAIN : LARGE;
    const misread = line.money.filter((token, index) => isMisread(token, mark, shape) && isAmong(line, index));
    if (misread.length === 0) return line;
    return { ...line, money: line.money.map((token) => (misread.includes(token) ? withMark(token, mark) : token)) };
  });
}

/** The figure of a balance as it can only be meant: a form may print it with the other mark than the list. */
export function readMark(token: MoneyToken, { mark, scale }: Notation): MoneyToken {
  return scale === 2 && isMisread(token, mark, PLAIN) ? withMark(token, mark) : token;
}

function isMisread({ readings, text }: MoneyToken, mark: DecimalMark, shape: RegExp): boolean {
  return readings[mark] === null && readings[OTHER[mark]]?.decimals === 2 && shape.test(text);
}

/** At the end of the line, where amounts stand: a figure between the words of a text may be an hour. */
function isAmong({ money, words }: TokenLine, index: number): boolean {
  const ends = money.slice(index).map(({ to }, at) => to === (money[index + at + 1]?.from ?? words.length));
  return ends.every(Boolean);
}

function withMark(token: MoneyToken, mark: DecimalMark): MoneyToken {
  return { ...token, readings: { ...token.readings, [mark]: token.readings[OTHER[mark]] } };
}
