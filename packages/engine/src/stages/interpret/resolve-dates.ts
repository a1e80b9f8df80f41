/**
 * Date tokens → calendar dates. A date without a year takes the year that puts it into the period, or before the
 * statement's own date; without either it takes the latest year that the document prints.
 */
import { epochDay, type PlainDate, plainDate } from '@extracto/model';
import type { DateOrder, DateReading, DateToken } from '../../reading.ts';

export interface YearContext {
  readonly from: PlainDate | null;
  readonly to: PlainDate | null;
  /** Latest year printed anywhere, `null` when none is. */
  readonly latestYear: number | null;
}

/** Stands for a year that is printed nowhere; a leap year, so that every printed day exists. */
export const UNKNOWN_YEAR = 2000;

const YEAR_FIRST = /^\d{4}/;

/**
 * The reading in the document's order; what is printed in another form (2025-02-01 among 01/02/2025) has its own. `null`
 * where the order gives none: 45.04.25 is a misprint among dates with the day first, and not of the year 2045.
 */
export function readingOf(token: DateToken, order: DateOrder): DateReading | null {
  if (token.named) return token.readings[0] ?? null;
  const own = token.readings.find((reading) => reading.order === order);
  if (own !== undefined) return own;
  const [first] = token.readings;
  if (first === undefined || (first.order === 'ymd' && !YEAR_FIRST.test(token.text))) return null;
  return first;
}

/** `null` when the day does not exist in any year that fits. */
export function resolveDate(token: DateToken, order: DateOrder, context: YearContext): PlainDate | null {
  const reading = readingOf(token, order);
  if (reading === null) return null;
  if (reading.year !== null) return plainDate(reading.year, reading.month, reading.day);
  const years = candidateYears(context);
  const dates = years.map((year) => plainDate(year, reading.month, reading.day)).filter((date) => date !== null);
  if (dates.length === 0) return null;
  return dates.toSorted((a, b) => misfit(a, context) - misfit(b, context))[0]!;
}

function candidateYears({ from, to, latestYear }: YearContext): number[] {
  const years = [from, to].filter((date) => date !== null).map((date) => Number(date.slice(0, 4)));
  if (years.length === 0) return [latestYear ?? UNKNOWN_YEAR];
  return [Math.min(...years) - 1, ...years, Math.max(...years) + 1];
}

/** Days outside the period; a lone end date allows the year before it and a month after. */
function misfit(date: PlainDate, { from, to }: YearContext): number {
  const day = epochDay(date);
  const last = to === null ? null : epochDay(to);
  const first = from === null ? (last === null ? null : last - 340) : epochDay(from);
  if (first !== null && day < first) return first - day;
  if (last !== null && day > last) return day - last;
  return 0;
}
