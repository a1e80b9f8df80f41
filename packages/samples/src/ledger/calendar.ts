import { epochDay, type PlainDate, plainDate } from '@extracto/model';
import type { Random } from '../random.ts';

export function addDays(date: PlainDate, days: number): PlainDate {
  return new Date((epochDay(date) + days) * 86_400_000).toISOString().slice(0, 10);
}

/**
 * A statement period: a month mostly, now and then a quarter, mid-month to mid-month, or over the turn of a year.
 * `startMonth` null leaves its month to chance.
 */
export function choosePeriod(
  random: Random,
  monthCount: number,
  startMonth: number | null,
): { from: PlainDate; to: PlainDate } {
  const year = random.integer(2017, 2025);
  const month = random.chance(0.2) ? 12 : random.integer(1, 12);
  const day = random.chance(0.65) ? 1 : random.integer(2, 28);
  const firstMonth = startMonth ?? month;
  const firstDay = startMonth === 12 ? Math.max(day, 4) : day; // a month from 1 December ends before the turn
  const end = year * 12 + (firstMonth - 1) + monthCount;
  const from = plainDate(year, firstMonth, firstDay)!;
  return { from, to: addDays(plainDate(Math.floor(end / 12), (end % 12) + 1, firstDay)!, -1) };
}

/** The period after `period`, of the same number of days. */
export function followPeriod(period: { from: PlainDate; to: PlainDate }): { from: PlainDate; to: PlainDate } {
  const from = addDays(period.to, 1);
  return { from, to: addDays(from, epochDay(period.to) - epochDay(period.from)) };
}
