/**
 * The end of a list without a printed period whose days, without a year, lie on both sides of a new year: days of a statement lie
 * close together, so the widest stretch of the year that has none of them is not in the list.
 *
 *   12-06, 12-29, 01-19, 02-28 and 2022 the latest year → 2022-02-28: those of December are of the year before
 *
 * `null` where they lie within a year, where so many months are printed that no stretch is wide, and without a latest year.
 */
import { type PlainDate, plainDate } from '@extracto/model';
import type { DateOrder, DateToken } from '../../lines/reading.ts';
import { readingOf } from '../../tokens/resolve-dates.ts';
import { STATEMENTS } from '../thresholds.ts';

const { WIDE_DAYS, DAYS_OF_MONTH } = STATEMENTS.endAfterNewYear;

export function endAfterNewYear(
  tokens: readonly DateToken[],
  order: DateOrder,
  latestYear: number | null,
): PlainDate | null {
  const readings = tokens.map((token) => readingOf(token, order)).filter((reading) => reading !== null);
  if (latestYear === null || readings.some(({ year }) => year !== null)) return null;
  const sorted = readings.toSorted((a, b) => dayOfYear(a) - dayOfYear(b));
  const opens = sorted.findIndex((day, at) => at > 0 && dayOfYear(day) - dayOfYear(sorted[at - 1]!) >= WIDE_DAYS);
  if (opens < 0) return null;
  const { month, day } = sorted[opens - 1]!;
  return plainDate(latestYear, month, day);
}

function dayOfYear({ month, day }: { readonly month: number; readonly day: number }): number {
  return month * DAYS_OF_MONTH + day;
}
