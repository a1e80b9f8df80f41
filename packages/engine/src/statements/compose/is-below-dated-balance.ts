/**
 * Tells whether the day of a row without one is printed beside the balance that opens its list, which prints each day once:
 *
 *   10 Dec   B/F BALANCE                        26,894.15
 *            EPS               182.48           26,711.67     ← of 10 Dec
 *   11 Dec   AUTOPAY           500.00           26,211.67
 */
import type { DatedRow } from './statement-parts.ts';

/** `dated`: all rows. A date that is missing on one row alone was not read. */
export function isBelowDatedBalance(row: DatedRow, dated: readonly DatedRow[]): boolean {
  const { row: own, table } = row;
  const { rows, use } = table;
  if (!dated.some((other) => other !== row && other.table === table && other.inherited)) return false;
  const above = rows.slice(0, rows.indexOf(own)).findLast(({ block }) => block === own.block);
  return above?.kind === 'balance' && use.date !== null && above.dates.has(use.date);
}
