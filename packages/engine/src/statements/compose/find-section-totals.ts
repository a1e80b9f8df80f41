/**
 * Totals of sections: figures that come to the rows right above them, and not to all. "Total fees  1.99" may be called as a total of
 * all debits is; where the fees have a section of their own, it says nothing of the others. So does "Total checks" below a grid, in
 * none of its columns.
 */
import type { Minor } from '@extracto/model';
import { onlyOnce } from '../../geometry/only-once.ts';
import { type Notation, signedMinor } from '../../tokens/notation.ts';
import type { LabelledMoney } from '../interpret/select-labelled.ts';
import type { RowRanges } from './list-ranges.ts';
import type { PlacedRow } from './statement-parts.ts';

/** Indexes of their lines. `listAmounts`: those of all transactions, in their order. `labelled`: totals by their label alone. */
export function findSectionTotals(
  placed: readonly PlacedRow[],
  indexOf: (place: PlacedRow) => number,
  findRanges: () => RowRanges,
  listAmounts: () => readonly Minor[],
  notation: Notation,
  labelled: readonly LabelledMoney[],
): ReadonlySet<number> {
  const sums = onlyOnce(() => runSums(listAmounts()));
  const isOfSection = ({ row }: PlacedRow) => {
    const values = row.money.values().map((token) => Math.abs(signedMinor(token, notation) ?? Number.NaN));
    return findRanges()
      .above(row)
      .some(([from, to]) => {
        const isPart = to > from && to - from < sums().length - 1;
        return isPart && values.includes(Math.abs(sums()[to]! - sums()[from]!));
      });
  };
  const totals = placed.filter((place) => place.row.kind === 'total' && isOfSection(place));
  const rows = onlyOnce(() => placed.filter((place) => indexOf(place) >= 0));
  const below = labelled.filter(({ line, value }) => {
    const above = rows().filter(({ row }) => row.firstLine < line.index).length;
    return endsSection(sums(), above, Math.abs(value));
  });
  return new Set([...totals.flatMap(({ row }) => row.lines), ...below.map(({ line }) => line.index)]);
}

/** The last rows of so many come to the value, which is not that of all rows. */
function endsSection(sums: readonly Minor[], above: number, value: Minor): boolean {
  if (value === Math.abs(sums.at(-1)!)) return false;
  for (let from = above - 1; from >= 0; from--) if (Math.abs(sums[above]! - sums[from]!) === value) return true;
  return false;
}

/** After each number of rows, from 0: every page of a long list may print a total. */
function runSums(amounts: readonly Minor[]): Minor[] {
  const sums = [0];
  for (const amount of amounts) sums.push(sums.at(-1)! + amount);
  return sums;
}
