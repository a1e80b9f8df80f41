/**
 * Tells a period of the list from one that a letter, a fee or an offer on the same pages speaks of: at least one of the dated rows
 * may lie in it. Dates without a year are compared by month and day; both orders of day and month are tried.
 */
import { DAYS_OF_YEAR, dayNumber } from '../lines/day-number.ts';
import type { DateReading, DateToken } from '../lines/reading.ts';
import { FIELDS } from './thresholds.ts';

const { SLACK_DAYS, SAMPLE } = FIELDS.mayHoldRows;

/** `graceDays`: how long behind the period a row may be booked. */
export function mayHoldRows(
  from: DateToken,
  to: DateToken,
  rows: readonly DateToken[],
  graceDays = SLACK_DAYS,
): boolean {
  const sample = rows.length <= SAMPLE * 2 ? rows : [...rows.slice(0, SAMPLE), ...rows.slice(-SAMPLE)];
  return (
    sample.length === 0 ||
    from.readings.some((start) =>
      to.readings.some(
        (end) =>
          end.order === start.order &&
          sample.some(({ readings }) =>
            readings.some((row) => isWithin(row, dayNumber(start) - SLACK_DAYS, dayNumber(end) + graceDays)),
          ),
      ),
    )
  );
}

function isWithin(row: DateReading, least: number, most: number): boolean {
  if (row.year !== null) return dayNumber(row) >= least && dayNumber(row) <= most;
  const behind = (((dayNumber(row) - least) % DAYS_OF_YEAR) + DAYS_OF_YEAR) % DAYS_OF_YEAR;
  return behind <= most - least;
}
