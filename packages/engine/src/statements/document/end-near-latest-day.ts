/**
 * The end of a list without a printed period whose days print no year. Days of a statement lie close together: where they lie on both
 * sides of a new year, the widest stretch of the year that has none of them is not in the list. And they lie close to the latest day
 * that is printed in full, which is mostly the day of printing, sometimes the first day of a period.
 *
 *   12-06, 12-29, 01-19, 02-28 and 2022 the latest year → 2022-02-28: those of December are of the year before
 *   12-15, 01-13 and 2024-12-12 the latest day          → 2025-01-13
 *   12-15, 12-29 and 2025-01-03 the latest day          → 2024-12-29
 */
import { epochDay, type PlainDate, plainDate } from '@extracto/model';
import type { DateOrder, DateReading, DateToken, TokenLine } from '../../lines/reading.ts';
import { readingOf } from '../../tokens/resolve-dates.ts';
import { STATEMENTS } from '../thresholds.ts';

const { WIDE_DAYS, DAYS_OF_MONTH, MOST_DAYS_AFTER } = STATEMENTS.endNearLatestDay;

/** `null` where the latest year holds all the days, where so many months are printed that no stretch is wide, and without a latest year. */
export function endNearLatestDay(
  tokens: readonly DateToken[],
  order: DateOrder,
  latestYear: number | null,
  latestDay: PlainDate | null,
): PlainDate | null {
  const readings = tokens.map((token) => readingOf(token, order)).filter((reading) => reading !== null);
  if (latestYear === null || readings.length === 0 || readings.some(({ year }) => year !== null)) return null;
  const sorted = readings.toSorted((a, b) => dayOfYear(a) - dayOfYear(b));
  const opens = sorted.findIndex((day, at) => at > 0 && dayOfYear(day) - dayOfYear(sorted[at - 1]!) >= WIDE_DAYS);
  const last = opens < 0 ? sorted.at(-1)! : sorted[opens - 1]!;
  const ofLatestYear = plainDate(latestYear, last.month, last.day);
  const near = latestDay === null ? null : nearTo(latestDay, last);
  return opens < 0 && near === ofLatestYear ? null : (near ?? (opens < 0 ? null : ofLatestYear));
}

/** The latest day of the latest year that the lines print in full; `null` for none. */
export function latestDayOf(
  lines: readonly TokenLine[],
  order: DateOrder,
  latestYear: number | null,
): PlainDate | null {
  const days = lines.flatMap(({ dates }) =>
    dates.flatMap((token) => {
      const reading = readingOf(token, order);
      return reading === null || reading.year === null || reading.year !== latestYear
        ? []
        : (plainDate(reading.year, reading.month, reading.day) ?? []);
    }),
  );
  return days.reduce<PlainDate | null>((latest, day) => (latest === null || day > latest ? day : latest), null);
}

function nearTo(latestDay: PlainDate, { month, day }: DateReading): PlainDate | null {
  const [year, printed] = [Number(latestDay.slice(0, 4)), epochDay(latestDay)];
  let [best, least]: [PlainDate | null, number] = [null, Infinity];
  for (const own of [year - 1, year, year + 1]) {
    const end = plainDate(own, month, day);
    if (end === null) continue;
    const after = epochDay(end) - printed;
    if (after <= MOST_DAYS_AFTER && Math.abs(after) < least) [best, least] = [end, Math.abs(after)];
  }
  return best;
}

function dayOfYear({ month, day }: { readonly month: number; readonly day: number }): number {
  return month * DAYS_OF_MONTH + day;
}
