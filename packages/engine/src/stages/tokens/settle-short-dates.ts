/**
 * 12.20 is a date without a year in one document and an amount in the next. Where both readings stand for one word,
 * the document decides: short dates that open lines, without full dates around, are dates; otherwise they are money.
 */
import type { DateToken, MoneyToken, TokenLine } from '../../reading.ts';

export function settleShortDates(lines: readonly TokenLine[]): TokenLine[] {
  const short = lines.flatMap((line) => line.dates.filter(isShort).map((date) => ({ line, date })));
  if (short.length === 0) return [...lines];
  const full = lines.reduce((sum, line) => sum + line.dates.filter((date) => !isShort(date)).length, 0);
  const leading = short.filter(({ date }) => date.from === 0).length;
  const areDates = leading * 2 >= short.length ? leading > full * 0.5 : leading > full;
  return lines.map((line) => (line.dates.some(isShort) ? settleLine(line, areDates) : line));
}

function isShort(date: DateToken): boolean {
  return !date.named && date.readings.every((reading) => reading.year === null);
}

function settleLine(line: TokenLine, areDates: boolean): TokenLine {
  const rivals = (date: DateToken) => line.money.filter((token) => overlaps(token, date));
  const isDate = (date: DateToken) =>
    !isShort(date) || rivals(date).length === 0 || (areDates && opensCell(line, date));
  const dates = line.dates.filter(isDate);
  const money = line.money.filter((token) => !dates.some((date) => isShort(date) && overlaps(token, date)));
  return { ...line, dates, money };
}

function overlaps(token: MoneyToken, date: DateToken): boolean {
  return token.from < date.to && date.from < token.to;
}

/** Short dates stand at the left of the line; an amount of the same shape stands further right. */
function opensCell(line: TokenLine, date: DateToken): boolean {
  return (
    date.from === 0 ||
    (date.from <= 2 && line.dates[0] === date) ||
    (line.dates.filter(isShort).indexOf(date) === 1 && date.from <= 4)
  );
}
