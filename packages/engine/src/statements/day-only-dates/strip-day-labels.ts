/**
 * Day headings that name their date → the date alone, where the line begins. The rows of the day print only a value date.
 *
 *   Buchungsdatum: 05.01.2024            05.01.2024
 *   Kartenzahlung      04.01   45,20-    Kartenzahlung      04.01   45,20-
 */

import { moveBox } from '../../lines/move-line.ts';
import type { DateToken, TokenLine } from '../../lines/reading.ts';
import { rolesOf } from '../../tables/columns/name-roles.ts';
import { STATEMENTS } from '../thresholds.ts';

const { LEAST_DAYS } = STATEMENTS.stripDayLabels;

export function stripDayLabels(lines: readonly TokenLine[]): readonly TokenLine[] {
  const days = lines.flatMap((line) => {
    const date = labelledDay(line);
    return date === null ? [] : [{ line, date }];
  });
  if (new Set(days.map(({ date }) => date.text)).size < LEAST_DAYS) return lines;
  const bare = new Map(days.map(({ line, date }) => [line, keepDate(line, date)]));
  return lines.map((line) => bare.get(line) ?? line);
}

/** The date that closes the line behind a name for the day of booking, and nothing else; `null` for other lines. */
function labelledDay({ words, dates, money }: TokenLine): DateToken | null {
  const [date] = dates;
  if (date === undefined || dates.length > 1 || date.from === 0 || date.to < words.length || date.rest !== '')
    return null;
  if (money.some(({ strong, from }) => strong && from < date.from)) return null;
  const label = words.slice(0, date.from).map(({ text }) => text);
  return rolesOf(label.join(' '))[0] === 'date' ? date : null;
}

function keepDate(line: TokenLine, date: DateToken): TokenLine {
  const byPt = line.box[0] - date.box[0];
  const words = line.words.slice(date.from).map((word) => ({ ...word, box: moveBox(word.box, byPt) }));
  const moved = { ...date, from: 0, to: words.length, box: moveBox(date.box, byPt) };
  return { ...line, words, dates: [moved], money: [], printedBox: line.printedBox ?? line.box };
}
