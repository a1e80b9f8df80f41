/**
 * Finds the beginning of a list above its header. The rows there stand as those below the header do: the header may be legible on
 * a later page only, as a scan loses light letters on a dark band, or head the second part of the list alone.
 *
 *   10/04/24   10/04/24   PAYMENT RECEIVED      -612.33
 *   Card 4532 77** **** 1188
 *   Bought     Booked     Details                Amount
 *   30/03/24   01/04/24   GREEN GROCER           119.87
 */

import type { TokenLine } from '../../lines/reading.ts';
import { isDatedRow } from '../is-dated-row.ts';
import { TABLES } from '../thresholds.ts';

const { ALIKE_PT } = TABLES.shared;
const { FEWEST_ROWS, FEWEST_DATES } = TABLES.findUnheadedRows;

/**
 * `before`: the lines in front of the first header. `listed`: those below it. The index in `before` of the first row of the
 * list, -1 where other rows or none stand there.
 */
export function findUnheadedRows(before: readonly TokenLine[], listed: readonly TokenLine[]): number {
  const page = listed[0]?.pageNumber ?? 0;
  const rows = before.filter(isDatedRow);
  if (rows.length === 0 || rows.some(({ pageNumber }) => pageNumber > page)) return -1;
  const isBefore = rows.length >= FEWEST_ROWS && rows.every(({ pageNumber }) => pageNumber < page);
  const dates = isBefore ? 1 : FEWEST_DATES;
  const known = listed.filter((line) => isDatedRow(line) && line.dates.length >= dates);
  if (known.length < FEWEST_ROWS) return -1;
  const starts = Array.from({ length: dates }, (_, at) => known.map((line) => line.dates[at]!.box[0]));
  const ends = known.flatMap(endsOfAmounts);
  const standsAlike = (row: TokenLine) =>
    starts.every((known, at) => row.dates[at] !== undefined && isNear(row.dates[at].box[0], known)) &&
    endsOfAmounts(row).every((end) => isNear(end, ends));
  return rows.every(standsAlike) ? before.indexOf(rows[0]!) : -1;
}

function endsOfAmounts({ money }: TokenLine): number[] {
  return money.filter(({ strong }) => strong).map(({ box }) => box[2]);
}

function isNear(edge: number, others: readonly number[]): boolean {
  return others.some((other) => Math.abs(edge - other) <= ALIKE_PT);
}
