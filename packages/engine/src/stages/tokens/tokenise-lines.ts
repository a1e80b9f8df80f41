/** Lines → lines with their date and money candidates. A word may belong to a date and to an amount at once (12.34). */
import type { Line, TokenLine } from '../../reading.ts';
import { readDates } from './read-dates.ts';
import { readMoney } from './read-money.ts';

const DIGIT = /\p{Nd}/u;

/** `languages` (BCP 47) decide what a mark such as D means: debit in English, dal (credit) in Czech. */
export function tokeniseLines(lines: readonly Line[], languages: readonly string[] = []): TokenLine[] {
  return lines.map((line, index) => {
    if (!line.words.some((word) => DIGIT.test(word.text))) return { ...line, index, money: [], dates: [] };
    const dates = readDates(line.words);
    const certain = dates.filter((date) => date.named || date.readings.some((reading) => reading.year !== null));
    const money = readMoney(line.words, languages).filter(
      (token) => !certain.some((date) => token.from < date.to && date.from < token.to),
    );
    return { ...line, index, money, dates };
  });
}
