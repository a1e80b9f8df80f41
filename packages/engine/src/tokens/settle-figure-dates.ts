/**
 * "1150907" is 7 September of the 115th year in Taiwan, and a balance in yen where others of that size end at the same edge. A date in
 * figures alone and an amount claim the same word; the document decides for one of them.
 *
 *   1130501   GROCER     -45,200     1,954,800
 *   25.04     GROCER       15878       1150907      ← below 1188631 and 1175029
 */
import type { DateToken, MoneyToken, TokenLine } from '../lines/reading.ts';
import { isFigure } from './is-figure.ts';
import { shareWords } from './share-words.ts';

/** The same lines where no word is claimed by both. */
export function settleFigureDates(lines: readonly TokenLine[]): readonly TokenLine[] {
  if (!lines.some(({ dates, money }) => dates.some((date) => isFigure(date) && rivalOf(date, money) !== undefined)))
    return lines;
  const [dated, priced] = [new Map<number, number>(), new Map<number, number>()];
  for (const { dates, money } of lines) {
    for (const token of money) {
      const counts = dates.some((date) => isFigure(date) && shareWords(token, date)) ? dated : priced;
      counts.set(edgeOf(token), (counts.get(edgeOf(token)) ?? 0) + 1);
    }
  }
  const countAt = (counts: ReadonlyMap<number, number>, edge: number) =>
    [-1, 0, 1].reduce((sum, offset) => sum + (counts.get(edge + offset) ?? 0), 0);
  const isAmount = (token: MoneyToken) =>
    token.currencies.length > 0 || countAt(priced, edgeOf(token)) > countAt(dated, edgeOf(token));
  return lines.map((line) => settleLine(line, isAmount));
}

function settleLine(line: TokenLine, isAmount: (token: MoneyToken) => boolean): TokenLine {
  const claimed = line.dates.filter((date) => isFigure(date) && rivalOf(date, line.money) !== undefined);
  if (claimed.length === 0) return line;
  const amounts = claimed.filter((date) => isAmount(rivalOf(date, line.money)!));
  const dates = line.dates.filter((date) => !amounts.includes(date));
  const isFree = (token: MoneyToken) => !dates.some((date) => isFigure(date) && shareWords(token, date));
  return { ...line, dates, money: line.money.filter(isFree) };
}

function rivalOf(date: DateToken, money: readonly MoneyToken[]): MoneyToken | undefined {
  return money.find((token) => shareWords(token, date));
}

/** To the point. */
function edgeOf({ box }: MoneyToken): number {
  return Math.round(box[2]);
}
