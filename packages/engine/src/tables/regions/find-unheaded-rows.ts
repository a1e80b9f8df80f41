/**
 * Finds the beginning of a list whose header is legible on a later page only: a scan may lose light letters on a dark band. The rows on
 * the pages before stand as those below the header do.
 */

import type { TokenLine } from '../../lines/reading.ts';
import { isDatedRow } from '../is-dated-row.ts';
import { TABLES } from '../thresholds.ts';

const { ALIKE_PT } = TABLES.shared;
const { FEWEST_ROWS } = TABLES.findUnheadedRows;

/**
 * `before`: the lines in front of the first header. `listed`: those below it. The index in `before` of the first row of the
 * list, -1 where other rows or none stand there.
 */
export function findUnheadedRows(before: readonly TokenLine[], listed: readonly TokenLine[]): number {
  const page = listed[0]?.pageNumber ?? 0;
  const rows = before.filter(isDatedRow);
  if (rows.length < FEWEST_ROWS || rows.some(({ pageNumber }) => pageNumber >= page)) return -1;
  const known = listed.filter(isDatedRow);
  if (known.length < FEWEST_ROWS) return -1;
  const [starts, ends] = [known.map(startOfDate), known.flatMap(endsOfAmounts)];
  const standsAlike = (row: TokenLine) =>
    isNear(startOfDate(row), starts) && endsOfAmounts(row).every((end) => isNear(end, ends));
  return rows.every(standsAlike) ? before.indexOf(rows[0]!) : -1;
}

function startOfDate({ dates }: TokenLine): number {
  return dates[0]!.box[0];
}

function endsOfAmounts({ money }: TokenLine): number[] {
  return money.filter(({ strong }) => strong).map(({ box }) => box[2]);
}

function isNear(edge: number, others: readonly number[]): boolean {
  return others.some((other) => Math.abs(edge - other) <= ALIKE_PT);
}
