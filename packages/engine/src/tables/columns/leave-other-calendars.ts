/**
 * Two columns of dates, one in our calendar and one in another → the other one names no date of the row, whatever its name is.
 *
 *   Txn date (AD)   Date (BS)    Particulars   Withdraw
 *   2026-03-15      2082-12-01   Charge            2.00
 */
import type { DateToken } from '../../lines/reading.ts';
import type { Record, TableColumn } from '../table.ts';
import { TABLES } from '../thresholds.ts';

const { FIRST_YEAR, LAST_YEAR, FEWEST_DATES } = TABLES.leaveOtherCalendars;

export function leaveOtherCalendars(
  columns: readonly TableColumn[],
  records: readonly Record[],
): readonly TableColumn[] {
  if (columns.filter(isDate).length < 2) return columns;
  const calendars = columns.map((column, at) => (isDate(column) ? calendarOf(at, records) : null));
  if (!calendars.includes('ours') || !calendars.includes('other')) return columns;
  return columns.map((column, at) => (calendars[at] === 'other' ? { ...column, candidates: IGNORED } : column));
}

const IGNORED = ['ignored'] as const;

function isDate({ kind }: TableColumn): boolean {
  return kind === 'date';
}

/** `null` where years are missing, or dates of both stand below each other. */
function calendarOf(column: number, records: readonly Record[]): 'ours' | 'other' | null {
  const dates = records.map((record) => record.dates.get(column)).filter((date) => date !== undefined);
  if (dates.length < FEWEST_DATES) return null;
  if (dates.every((date) => yearsOf(date).some(isOurs))) return 'ours';
  return dates.some((date) => yearsOf(date).some((year) => year === null || isOurs(year))) ? null : 'other';
}

function yearsOf({ readings }: DateToken): readonly (number | null)[] {
  return readings.map(({ year }) => year);
}

function isOurs(year: number | null): boolean {
  return year !== null && year >= FIRST_YEAR && year <= LAST_YEAR;
}
