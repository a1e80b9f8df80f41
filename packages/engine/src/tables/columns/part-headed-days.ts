/**
 * Days that stand alone above the rows that were booked on them, in the column of another date → a column of their own, so that the day
 * dates the rows and the date beside each row stays what its name says.
 *
 *   Value date   Details           Amount
 *   04/11/2025
 *   05/11/2025   GREEN GROCER       45.20
 *   06/11/2025   CITY WATER         30.00     ← booked on 4 November as well
 *   08/11/2025
 *   08/11/2025   TAXI               12.00
 *
 * Where each row has a day of its own above it, the two are a pair of dates (`pair-dates`).
 */
import type { Record } from '../table.ts';
import { TABLES } from '../thresholds.ts';
import { moveDate, type PairedDates } from './pair-dates.ts';

const { LEAST_PAIRS } = TABLES.pairDates;

/** Tables whose only column of dates is named as that of the value, and begins with a day alone; others are given back as they are. */
export function partHeadedDays(table: PairedDates): PairedDates {
  const { columns, records } = table;
  const [at, ...others] = columns.keys().filter((column) => columns[column]!.kind === 'date');
  if (at === undefined || others.length > 0 || columns[at]!.candidates[0] !== 'valueDate') return table;
  const dated = records.filter(({ dates }) => dates.has(at));
  const days = new Set(dated.filter(isAlone));
  const isHeaded =
    days.has(dated[0]!) && dated.every((record, index) => !days.has(record) || !days.has(dated[index - 1]!));
  if (!isHeaded || days.size < LEAST_PAIRS || dated.length <= 2 * days.size) return table;
  const own = columns[at]!;
  const moved = records.map((record) => (days.has(record) ? record : moveDate(record, at, columns.length)));
  return { columns: [...columns.with(at, { ...own, candidates: ['date'] }), own], records: moved };
}

function isAlone({ line, dates, money, texts }: Record): boolean {
  return money.size === 0 && texts.size === 0 && dates.size === 1 && line.dates.length === 1;
}
