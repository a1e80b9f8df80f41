/**
 * Date tokens → calendar dates. A date without a year takes the year that puts it into the period, or before the
 * statement's own date; without either it takes the latest year that the document prints, or else the caller's.
 */
import { epochDay, type PlainDate, plainDate } from '@extracto/model';
import type { DateOrder, DateReading, DateToken } from '../lines/reading.ts';
import { TOKENS } from './thresholds.ts';

export const { UNKNOWN_YEAR } = TOKENS.resolveDates;

export interface YearContext {
  readonly from: PlainDate | null;
  readonly to: PlainDate | null;
  /** The caller's, or the latest printed anywhere; `null` when none is. */
  readonly latestYear: number | null;
}

/** Without, a date that prints none has no year. */
export function givesYear({ from, to, latestYear }: YearContext): boolean {
  return (from ?? to ?? latestYear) !== null;
}

/** `2024-12-09` → `--12-09` */
export function withoutYear(date: PlainDate): string {
  return `-${date.slice(4)}`;
}

const YEAR_FIRST = /^\d{3}/;

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
  const bounds = boundsOf(context);
  let [best, least]: [PlainDate | null, number] = [null, Infinity];
  for (const year of bounds.years) {
    const date = plainDate(year, reading.month, reading.day);
    const days = date === null ? Infinity : misfit(epochDay(date), bounds);
    if (days < least) [best, least] = [date, days];
  }
  return best;
}

/** Years that may be meant, and the days of the period since the epoch. */
interface Bounds {
  readonly years: readonly number[];
  readonly first: number;
  readonly last: number;
}

const knownBounds = new WeakMap<YearContext, Bounds>();

/** All rows of a list have one context. */
function boundsOf(context: YearContext): Bounds {
  const known = knownBounds.get(context);
  if (known !== undefined) return known;
  const { from, to } = context;
  const last = to === null ? Infinity : epochDay(to);
  // a lone end date allows the year before it
  const first = from === null ? (to === null ? -Infinity : last - 340) : epochDay(from);
  const bounds = { years: candidateYears(context), first, last };
  knownBounds.set(context, bounds);
  return bounds;
}

function candidateYears({ from, to, latestYear }: YearContext): number[] {
  const years = [from, to].filter((date) => date !== null).map((date) => Number(date.slice(0, 4)));
  if (years.length === 0) return [latestYear ?? UNKNOWN_YEAR];
  return [Math.min(...years) - 1, ...years, Math.max(...years) + 1];
}

/** Days outside the period. */
function misfit(day: number, { first, last }: Bounds): number {
  if (day < first) return first - day;
  return day > last ? day - last : 0;
}
