/**
 * Tells whether all rows of a statement stand below lines that print a day and its balance, and print no day themselves.
 *
 *   30 MAR 2025          balance 1,120.00
 *   GREEN GROCER                    40.00
 *   28 MAR 2025          balance 1,160.00
 *   TAXI                            10.00
 *   Previous balance              1,170.00     ← without a day: the balance of a day heads its rows
 */
import { STATEMENTS } from '../thresholds.ts';
import { isCheckpoint, isMoved } from './place-rows.ts';
import type { PlacedRow } from './statement-parts.ts';

const { FEWEST_DAYS } = STATEMENTS.dateRows;

/** Every balance between the rows prints its day, and so does the one above them, but none below. */
export function areDaysHeaded(placed: readonly PlacedRow[], isDated: (place: PlacedRow) => boolean): boolean {
  const [first, last] = [placed.findIndex(isMoved), placed.findLastIndex(isMoved)];
  if (first < 0 || placed.some((place) => isMoved(place) && isDated(place))) return false;
  const isBalance = ({ row, entry }: PlacedRow) => isCheckpoint(row, entry);
  const inside = placed.slice(first, last).filter(isBalance);
  const above = placed.slice(0, first).findLast(isBalance);
  if (above === undefined || inside.length + 1 < FEWEST_DAYS || ![above, ...inside].every(isDated)) return false;
  return !placed.slice(last).some((place) => isBalance(place) && isDated(place));
}
