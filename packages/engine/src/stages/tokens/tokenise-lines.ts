/** Lines → lines with their date and money candidates. A word may belong to a date and to an amount at once (12.34). */
import type { Line, MoneyToken, TokenLine } from '../../reading.ts';
import { readDates } from './read-dates.ts';
import { readMoney } from './read-money.ts';

const DIGIT = /\p{Nd}/u;
const NONE: readonly never[] = [];

/** `languages` (BCP 47) decide what a mark such as D means: debit in English, dal (credit) in Czech. */
export function tokeniseLines(lines: readonly Line[], languages: readonly string[] = []): TokenLine[] {
  return lines.map((line, index) => {
    if (!line.words.some(({ text }) => hasFigure(text))) return { ...line, index, money: NONE, dates: NONE };
    const dates = readDates(line.words);
    const certain = dates.filter((date) => date.named || date.readings.some((reading) => reading.year !== null));
    const money = readMoney(line.words, languages);
    const isFree = (token: MoneyToken) => !certain.some((date) => token.from < date.to && date.from < token.to);
    return { ...line, index, money: certain.length === 0 ? money : money.filter(isFree), dates };
  });
}

/** A figure of any script. */
function hasFigure(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0x30 && code <= 0x39) return true;
    if (code >= 0x80) return DIGIT.test(text);
  }
  return false;
}
