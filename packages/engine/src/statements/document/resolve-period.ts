/** Period tokens → calendar dates, and how well the dates of the rows fit into them under an order of day and month. */
import { daysInMonth, epochDay, type PlainDate, plainDate, type Source } from '@extracto/model';
import type { PeriodTokens } from '../../fields/read-period.ts';
import type { DateOrder, DateToken, TokenLine } from '../../lines/reading.ts';
import { readingOf, resolveDate } from '../../tokens/resolve-dates.ts';
import { STATEMENTS } from '../thresholds.ts';

const { PERIOD_SLACK_DAYS, LONGEST_PERIOD_DAYS, USUAL_PERIOD_DAYS, NEARLY_ALL } = STATEMENTS.resolvePeriod;

export interface ResolvedPeriod {
  readonly from: PlainDate | null;
  readonly to: PlainDate | null;
  readonly sources: Readonly<Record<string, Source>>;
}

export function resolvePeriod(tokens: PeriodTokens, orderOfRows: DateOrder, latest: number | null): ResolvedPeriod {
  const order = tokens.order ?? orderOfRows;
  const resolve = (token: DateToken | null, to: PlainDate | null): PlainDate | null => {
    const reading = token === null ? null : readingOf(token, order);
    if (token === null || reading === null || (reading.year === null && latest === null)) return null;
    return resolveDate(token, order, { from: null, to, latestYear: latest });
  };
  const to = resolve(tokens.to, null);
  // of "2 Dec to 2 Jan" the first day is of the year before
  const from = resolve(tokens.from, to);
  const sources: Record<string, Source> = {};
  const note = (field: string, token: DateToken | null) => {
    if (token !== null && tokens.line !== null)
      sources[field] = { page: tokens.line.pageNumber, box: [...token.box], text: token.text };
  };
  if (from !== null) note('period.from', tokens.from);
  if (to !== null) note('period.to', tokens.to);
  return { from, to, sources };
}

export interface Bounds {
  readonly from: PlainDate | null;
  readonly to: PlainDate | null;
}

/**
 * Part of the rows that an order puts into the printed period; a card's rows may lie some days before it. With one end, or
 * none but years in full elsewhere, it is what they allow that counts. `null` when nothing is printed, −1 when the period
 * itself makes no sense in this order.
 */
export function shareInPeriod(
  tokens: readonly DateToken[],
  order: DateOrder,
  { from, to }: Bounds,
  latest: number | null,
  years: readonly number[] = [],
): number | null {
  const first = from !== null ? epochDay(from) : to !== null ? epochDay(to) - USUAL_PERIOD_DAYS : startOf(years);
  const last = to !== null ? epochDay(to) : from !== null ? epochDay(from) + USUAL_PERIOD_DAYS : endOf(years);
  if (first === null || last === null) return null;
  if ((from !== null || to !== null) && (last < first || last - first > LONGEST_PERIOD_DAYS)) return -1;
  if (tokens.length === 0) return null;
  const context = { from, to, latestYear: latest };
  let inside = 0;
  for (const token of tokens) {
    const date = resolveDate(token, order, context);
    if (date === null) continue;
    const day = epochDay(date);
    if (day >= first - PERIOD_SLACK_DAYS && day <= last + PERIOD_SLACK_DAYS) inside++;
  }
  return inside / tokens.length;
}

/** From the year before the first to the year after the last. */
function startOf(years: readonly number[]): number | null {
  return years.length === 0 ? null : epochDay(plainDate(Math.min(...years) - 1, 1, 1)!);
}

function endOf(years: readonly number[]): number | null {
  return years.length === 0 ? null : epochDay(plainDate(Math.max(...years) + 1, 12, 31)!);
}

/** Years that are printed with four digits: no order changes them. */
export function fullYears(lines: readonly TokenLine[]): number[] {
  const dates = lines.flatMap((line) => line.dates).filter(({ text }) => /(?<!\d)(?:19|20)\d{2}(?!\d)/.test(text));
  return [...new Set(dates.flatMap(({ readings }) => readings.slice(0, 1).flatMap(({ year }) => year ?? [])))];
}

/** If only the end of a period is printed, its least length: a month, or what it takes to hold the first day of its rows. */
export function reachBack({ from, to }: Bounds, firstDay: PlainDate | null): Bounds {
  if (from !== null || to === null) return { from, to };
  const [year, month, day] = to.split('-').map(Number) as [number, number, number];
  const before = month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
  const monthAgo = plainDate(before.year, before.month, Math.min(day, daysInMonth(before.year, before.month)))!;
  return { from: firstDay !== null && firstDay < monthAgo ? firstDay : monthAgo, to };
}

/** True when nearly all dates fall into the period, to the day. */
export function liesWithin(tokens: readonly DateToken[], order: DateOrder, { from, to }: Bounds): boolean {
  if (from === null || to === null || tokens.length === 0) return false;
  const context = { from, to, latestYear: null };
  const dates = tokens.map((token) => resolveDate(token, order, context));
  const inside = dates.filter((date) => date !== null && date >= from && date <= to);
  return inside.length >= tokens.length * NEARLY_ALL;
}

/** True when a day printed without a year occurs more than once in the period: it is long, or one of its years is misprinted. */
export function spansYears(tokens: readonly DateToken[], order: DateOrder, { from, to }: Bounds): boolean {
  if (from === null || to === null) return false;
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return tokens.some((token) => {
    const reading = readingOf(token, order);
    const days = reading === null ? [] : years.map((year) => plainDate(year, reading.month, reading.day));
    return days.filter((day) => day !== null && day >= from && day <= to).length > 1;
  });
}

export function latestYear(lines: readonly TokenLine[]): number | null {
  let latest: number | null = null;
  for (const line of lines) {
    for (const date of line.dates) {
      const { year } = date.readings[0]!;
      if (year !== null && !isSortCode(line, date) && (latest === null || year > latest)) latest = year;
    }
  }
  return latest;
}

/** "Sort Code 16-10-28" is no day of the year 2028. */
function isSortCode({ words }: TokenLine, { from }: DateToken): boolean {
  return from > 1 && /^sort code:?$/i.test(`${words[from - 2]!.text} ${words[from - 1]!.text}`);
}
