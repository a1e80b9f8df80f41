/**
 * Dates of the calendar of Iran and Afghanistan → the same day of ours: 1403/01/01 is 20 March 2024. By the cycle of 33
 * years, which is exact from 1343 to 1472.
 */
import { TOKENS } from './thresholds.ts';

const { MS_OF_DAY, BEFORE_CYCLE, BEFORE_EPOCH } = TOKENS.readJalali;

export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** 1991 to 2041; no other calendar is there at present. */
const [FIRST_YEAR, LAST_YEAR] = [1370, 1420];

/** `null` where the calendar has no such day in these years. */
export function readJalali(year: number, month: number, day: number): CalendarDay | null {
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12 || day < 1) return null;
  if (day > lengthOf(year, month)) return null;
  const date = new Date((firstDayOf(year) - BEFORE_EPOCH + daysBefore(month) + day - 1) * MS_OF_DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function firstDayOf(year: number): number {
  const sinceCycle = year + BEFORE_CYCLE;
  return 365 * sinceCycle + Math.floor(sinceCycle / 33) * 8 + Math.floor(((sinceCycle % 33) + 3) / 4);
}

function daysBefore(month: number): number {
  return month <= 7 ? (month - 1) * 31 : 186 + (month - 7) * 30;
}

function lengthOf(year: number, month: number): number {
  if (month < 12) return month <= 6 ? 31 : 30;
  return firstDayOf(year + 1) - firstDayOf(year) - daysBefore(12);
}
