/**
 * Two columns of dates, one named for the booking and the other only called a date, or by a name that nobody knows → the other is
 * that of the transaction, or of the value where no row was booked after it.
 *
 *   Date         Posted date   Description           Amount
 *   2025-03-06   2025-03-08    GREEN GROCER         -111.54
 */
import { lookupPhrase } from '../../knowledge/lexicon.ts';
import { dayNumber } from '../../lines/day-number.ts';
import type { ColumnRole, DateReading } from '../../lines/reading.ts';
import type { Record, TableColumn } from '../table.ts';
import { TABLES } from '../thresholds.ts';

const { MOST_DAYS } = TABLES.nameOtherDays;

export function nameOtherDays(columns: readonly TableColumn[], records: readonly Record[]): readonly TableColumn[] {
  return nameUnknownDays(nameDaysOfPurchase(columns, records), records);
}

/** The column of the other day as that of the transaction, unless some row was booked before its day. */
function nameDaysOfPurchase(columns: readonly TableColumn[], records: readonly Record[]): readonly TableColumn[] {
  const dates = columns.flatMap(({ kind, candidates }, at) =>
    kind === 'date' && candidates[0] === 'date' ? [at] : [],
  );
  const [booking, ...alike] = dates.filter((at) => namesBooking(columns[at]!));
  const [bought, ...others] = dates.filter((at) => !namesBooking(columns[at]!));
  if (booking === undefined || bought === undefined || alike.length + others.length > 0) return columns;
  const days = compareDays(records, bought, booking);
  return days.later > 0 ? columns : name(columns, bought, 'transactionDate');
}

/** The column of days whose name nobody knows beside the one that dates the rows, unless it is before that in one row and after it in another. */
function nameUnknownDays(columns: readonly TableColumn[], records: readonly Record[]): readonly TableColumn[] {
  const dates = columns.flatMap(({ kind }, at) => (kind === 'date' ? [at] : []));
  const booking = dates.find((at) => columns[at]!.candidates[0] === 'date');
  const other = dates.find((at) => columns[at]!.candidates.length === 0);
  if (dates.length !== 2 || booking === undefined || other === undefined) return columns;
  const { earlier, later } = compareDays(records, other, booking);
  if (earlier > 0 && later > 0) return columns;
  return name(columns, other, earlier > 0 ? 'transactionDate' : 'valueDate');
}

function name(columns: readonly TableColumn[], at: number, role: ColumnRole): readonly TableColumn[] {
  return columns.with(at, { ...columns[at]!, candidates: [role] });
}

/** Rows in which the day of the one column is before, or after, that of the other. */
function compareDays(records: readonly Record[], one: number, other: number) {
  let [earlier, later] = [0, 0];
  for (const { dates } of records) {
    const [day, base] = [dates.get(one)?.readings[0], dates.get(other)?.readings[0]];
    if (day === undefined || base === undefined) continue;
    if (isBefore(day, base)) earlier++;
    if (isBefore(base, day)) later++;
  }
  return { earlier, later };
}

function namesBooking({ headerText }: TableColumn): boolean {
  return lookupPhrase(headerText ?? '').some(({ kind, value }) => kind === 'column' && value === 'postingDate');
}

/** In December before January of no year. */
function isBefore(day: DateReading, other: DateReading): boolean {
  const days = dayNumber(other) - dayNumber(day);
  return days > 0 && days < MOST_DAYS;
}
