/**
 * Rows that print no date of their own where most rows do. They may be sums of a page, advertisements or what stands below
 * the list, or a fee that the list dates by the row above: that is not for their words to say.
 *
 *   27/02/2025   TRAIN TICKET          5.39
 *                Zwisk               936.02
 */

import { STATEMENTS } from '../thresholds.ts';
import { dateToken } from './date-rows.ts';
import type { PlacedRow } from './statement-parts.ts';

const { MOST_ALONE } = STATEMENTS.listUndated;

/** Groups that may be left out: all such rows, or one of them. */
export function listUndated(listed: readonly PlacedRow[]): readonly (readonly PlacedRow[])[] {
  const rows = listed.filter(({ row }) => row.kind === 'transaction');
  const undated = rows.filter(isUndated);
  if (undated.length === 0 || undated.length * 2 >= rows.length) return [];
  const alone = undated.length === 1 || undated.length > MOST_ALONE ? [] : undated.map((row) => [row]);
  return [undated, ...alone];
}

/** Nothing of a table without a column of dates. */
export function isUndated(place: PlacedRow): boolean {
  return place.table.use.date !== null && dateToken(place) === null;
}
