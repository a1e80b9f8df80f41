/**
 * Tells a period of the list from one that a letter, a fee or an offer on the same pages speaks of: at least one of the dated rows
 * may lie in it. Dates without a year are compared by month and day; both orders of day and month are tried.
 */
import type { DateToken } from '../lines/reading.ts';
import { FIELDS } from './thresholds.ts';

const { DAYS_OF_YEAR, SLACK_DAYS, SAMPLE } = FIELDS.mayHoldRows;

type Reading = DateToken['readings'][number];

export function mayHoldRows(from: DateToken, to: DateToken, rows: readonly DateToken[]): boolean {
  const sample = rows.length <= SAMPLE * 2 ? rows : [...rows.slice(0, SAMPLE), ...rows.slice(-SAMPLE)];
  return (
    sample.length === 0 ||
    from.readings.some((start) =>
      to.readings.some(
        (end) =>
          end.order === start.order &&
          sample.some(({ readings }) => readings.some((row) => isWithin(row, dayOf(start), dayOf(end)))),
      ),
    )
  );
}

function isWithin(row: Reading, first: number, last: number): boolean {
  const [least, most] = [first - SLACK_DAYS, last + SLACK_DAYS];
  if (row.year !== null) return dayOf(row) >= least && dayOf(row) <= most;
  const behind = (((dayOf(row) - least) % DAYS_OF_YEAR) + DAYS_OF_YEAR) % DAYS_OF_YEAR;
  return behind <= most - least;
}

function dayOf({ year, month, day }: Reading): number {
  return (year ?? 0) * DAYS_OF_YEAR + month * 31 + day;
}
