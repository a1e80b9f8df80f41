/** The lines of a cell with a date: the date on one line or on several, and the value date below it. */
import type { Plan } from './plan.ts';

/** `''` for a row whose date is not shown. */
export function printDateLines({ switches }: Plan, date: string, valueDate: string): readonly string[] {
  if (date === '') return [''];
  if (switches.valueDateBelow) return [date, valueDate];
  if (switches.dateLines === 'each') return date.split(BEFORE_PART);
  return switches.dateLines === 'yearBelow' ? date.split(BEFORE_YEAR) : [date];
}

/** "14 de mar. 2026" → "14 de", "mar.", "2026": a short word goes with what stands before it. */
const BEFORE_PART = / (?!de\b)/;
/** "12 Jan 2024" → "12 Jan", "2024"; "12-01-2024" → "12-01-", "2024". */
const BEFORE_YEAR = / (?=\d{4}$|\d{2}$)|(?<=[-./])(?=\d{4}$)/;
