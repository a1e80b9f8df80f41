/**
 * Two columns of dates, one named for the booking and the other only called a date → the other is that of the transaction.
 *
 *   Date         Posted date   Description           Amount
 *   2025-03-06   2025-03-08    GREEN GROCER         -111.54
 */
import { lookupPhrase } from '../../knowledge/lexicon.ts';
import { dayNumber } from '../../lines/day-number.ts';
import type { DateReading } from '../../lines/reading.ts';
import type { Record, TableColumn } from '../table.ts';
import { TABLES } from '../thresholds.ts';

const { MOST_DAYS } = TABLES.nameDaysOfPurchase;

/** The column of the other day as that of the transaction, unless some row was booked before its day. */
export function nameDaysOfPurchase(
  columns: readonly TableColumn[],
  records: readonly Record[],
): readonly TableColumn[] {
  const dates = columns.flatMap(({ kind, candidates }, at) =>
    kind === 'date' && candidates[0] === 'date' ? [at] : [],
  );
  const [booking, ...alike] = dates.filter((at) => namesBooking(columns[at]!));
  const [bought, ...others] = dates.filter((at) => !namesBooking(columns[at]!));
  if (booking === undefined || bought === undefined || alike.length + others.length > 0) return columns;
  const isBookedBefore = records.some(({ dates: own }) => {
    const [made, booked] = [own.get(bought)?.readings[0], own.get(booking)?.readings[0]];
    return made !== undefined && booked !== undefined && isBefore(booked, made);
  });
  return isBookedBefore ? columns : columns.with(bought, { ...columns[bought]!, candidates: ['transactionDate'] });
}

function namesBooking({ headerText }: TableColumn): boolean {
  return lookupPhrase(headerText ?? '').some(({ kind, value }) => kind === 'column' && value === 'postingDate');
}

/** In December before January of no year. */
function isBefore(day: DateReading, other: DateReading): boolean {
  const days = dayNumber(other) - dayNumber(day);
  return days > 0 && days < MOST_DAYS;
}
