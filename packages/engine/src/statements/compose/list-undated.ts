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
  const undated = rows.filter((row, at) => isUndated(row) && !isAgain(row, rows[at - 1]));
  if (undated.length === 0 || undated.length * 2 >= rows.length) return [];
  const alone = undated.length === 1 || undated.length > MOST_ALONE ? [] : undated.map((row) => [row]);
  return [undated, ...alone];
}

/** The row above once more, its balance and all: a row that is printed twice, which is for a person to see. */
function isAgain({ entry, row }: PlacedRow, above: PlacedRow | undefined): boolean {
  const { amount, balance } = entry;
  return (
    balance !== null &&
    balance === above?.entry.balance &&
    amount?.magnitude === above.entry.amount?.magnitude &&
    row.inLines === above.row.inLines
  );
}

/** Nothing of a table without a column of dates. */
export function isUndated(place: PlacedRow): boolean {
  return place.table.use.date !== null && dateToken(place) === null;
}
