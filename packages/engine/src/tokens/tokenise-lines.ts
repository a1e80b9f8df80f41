/**
 * Lines → lines with every date and amount that their words can be, under every notation. Boxes are points; amounts are
 * printed digits with their number of decimals. Decides which words belong to one token, not what a token is worth.
 *
 *   12.04   GROCER   1.234,56     date 12 April or 4 December, also amount 12.04; amount 1234.56, under a comma alone
 *
 * Known weakness: a word of one token that stands a column's gap away is not joined.
 */

import { isDigit } from '../knowledge/letters.ts';
import type { DateToken, Line, MoneyToken, TokenLine } from '../lines/reading.ts';
import { isFigure } from './is-figure.ts';
import { isShort } from './is-short.ts';
import { isDayOfWeek, mayBeDayOfWeek, readDates } from './read-dates.ts';
import { readMoney } from './read-money.ts';
import { shareWords } from './share-words.ts';

const DIGIT = /\p{Nd}/u;
const NONE: readonly never[] = [];

/**
 * `languages` (BCP 47) decide what a mark such as D means: debit in English, dal (credit) in Czech. `first`: index of the first
 * of the lines in the document.
 */
export function tokeniseLines(lines: readonly Line[], languages: readonly string[] = [], first = 0): TokenLine[] {
  const tokenised = lines.map((line, at) => tokenise(line, languages, first + at, false));
  if (!tokenised.some(({ dates }) => dates.some(isDayOfWeek))) return tokenised;
  return tokenised.map((line, at) =>
    line.dates.some((date) => mayBeDayOfWeek(date, line.words))
      ? tokenise(lines[at]!, languages, first + at, true)
      : line,
  );
}

function tokenise(line: Line, languages: readonly string[], index: number, opensWithWeekday: boolean): TokenLine {
  if (!line.words.some(({ text }) => hasFigure(text))) return toTokenLine(line, index, NONE, NONE);
  const dates = readDates(line.words, opensWithWeekday);
  const sure = dates.every(isSure) ? dates : dates.filter(isSure);
  const money = readMoney(line.words, languages, sure);
  return toTokenLine(
    line,
    index,
    areAllFree(money, sure) ? money : money.filter((token) => isFree(token, sure)),
    dates,
  );
}

/** Field by field: an object that another one is spread into grows field by field, and every line is kept. */
function toTokenLine(
  { printedBox, pageNumber, words, box, heightPt }: Line,
  index: number,
  money: readonly MoneyToken[],
  dates: readonly DateToken[],
): TokenLine {
  const line = { pageNumber, words, box, heightPt, index, money, dates };
  return printedBox === undefined ? line : { ...line, printedBox };
}

function areAllFree(money: readonly MoneyToken[], sure: readonly DateToken[]): boolean {
  for (const token of money) if (!isFree(token, sure)) return false;
  return true;
}

/** No date that is surely one covers it. */
function isFree(token: MoneyToken, sure: readonly DateToken[]): boolean {
  for (const date of sure) if (shareWords(token, date)) return false;
  return true;
}

/** It names its month, or prints its year and marks. */
function isSure(date: DateToken): boolean {
  return !isShort(date) && !isFigure(date);
}

/** A figure of any script. */
function hasFigure(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) return true;
    if (code >= 0x80) return DIGIT.test(text);
  }
  return false;
}
