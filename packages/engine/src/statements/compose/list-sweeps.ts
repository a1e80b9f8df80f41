/** Rows of a list that says of each day what all its other rows came to: what a broker took out of the cash fund or put into it. */
import type { Minor } from '@extracto/model';
import { columnHabits, signAmount } from '../interpret/amounts.ts';
import { STATEMENTS } from '../thresholds.ts';
import type { PlacedRow } from './statement-parts.ts';

const { FEWEST_CHAINED } = STATEMENTS.chooseBlocks;

/**
 * The rows of one table, in printed order, whose sum on each day is that of the rows of all other tables on it, which are more; empty
 * where no table is such a one. Days are compared as printed.
 *
 *   05/06  SHELL OIL           -138.32
 *   05/06  PANERA BREAD         -91.01
 *   05/09  CHECK PAID           -87.63
 *   05/06  YOU SOLD  CASH FUND -229.33    ← both rows of the day
 *   05/09  YOU SOLD  CASH FUND  -87.63
 */
export function listSweeps(listed: readonly PlacedRow[]): readonly PlacedRow[] {
  const moved = listed.filter(({ entry, row }) => entry.amount !== null && row.kind === 'transaction');
  const tables = [...Map.groupBy(moved, ({ table }) => table).values()];
  if (tables.length < 2) return [];
  const swept = tables.find((rows) => {
    if (rows.length < FEWEST_CHAINED || rows.length * 2 >= moved.length) return false;
    const own = new Set(rows);
    return isSweep(
      rows,
      moved.filter((place) => !own.has(place)),
    );
  });
  return swept ?? [];
}

/** On each day that either list has, both come to the same sum, by the signs and columns that are printed. */
export function isSweep(swept: readonly PlacedRow[], rows: readonly PlacedRow[]): boolean {
  const [sums, others] = [sumDays(swept), sumDays(rows)];
  return sums.size === others.size && sums.entries().every(([day, sum]) => sum === others.get(day));
}

function sumDays(rows: readonly PlacedRow[]): ReadonlyMap<string, Minor> {
  const habits = columnHabits(rows.map(({ entry }) => entry));
  const sums = new Map<string, Minor>();
  for (const { row, table, entry } of rows) {
    if (entry.amount === null) continue;
    const day = row.dates.get(table.use.date ?? -1)?.text ?? '';
    sums.set(day, (sums.get(day) ?? 0) + signAmount(entry.amount, 'asPrinted', habits));
  }
  return sums;
}
