/**
 * Tells whether texts wrap in the cells of a list whose rows have two lines, a name for each of them in the header. Where a text of
 * one name goes on in the second line, each column is read by itself, and else one line after the other:
 *
 *   Booked      Kind          Details
 *   Valued      Reference
 *   02.12.24    Transfer      Savings for the holidays, ref.
 *   02.12.24    FPQY/0807     not given
 */
import type { Header } from '../lines/reading.ts';
import type { Record, TableColumn } from '../tables/table.ts';

export function wrapsBelowOneName(
  header: Header,
  columns: readonly TableColumn[],
  records: readonly Record[],
): boolean {
  if (!header.cells.some(({ isStacked }) => isStacked)) return false;
  const single = new Set(header.cells.filter(({ isStacked }) => !isStacked).map(({ text }) => text));
  return columns.some(({ candidates: [role], headerText }, at) => {
    if (role !== 'description' || headerText === null || !single.has(headerText)) return false;
    const filled = records.filter(({ texts }) => texts.has(at));
    const below = filled.filter(({ money }) => money.size === 0).length;
    return below * 2 >= filled.length - below;
  });
}
