/** Days counted in months of 31: to compare and to order dates, and near enough to tell how far apart they are. */
import type { DateReading } from './reading.ts';

export const DAYS_OF_YEAR = 12 * 31;

/** A date without a year counts as one of the year 0. */
export function dayNumber({ year, month, day }: Pick<DateReading, 'year' | 'month' | 'day'>): number {
  return (year ?? 0) * DAYS_OF_YEAR + month * 31 + day;
}
