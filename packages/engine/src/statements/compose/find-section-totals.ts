/**
 * Totals of sections: figures on a line of the list that come to the rows right above them, and not to all. "Total fees  1.99"
 * may be called as a total of all debits is; where the fees have a section of their own, it says nothing of the others.
 */
import type { Minor } from '@extracto/model';
import { onlyOnce } from '../../geometry/only-once.ts';
import type { Notation } from '../../tokens/notation.ts';
import { signedMinor } from '../interpret/read-ledger.ts';
import type { RowRanges } from './list-ranges.ts';
import type { PlacedRow } from './statement-parts.ts';

/** Indexes of their lines. `listAmounts`: those of all transactions, in their order. */
export function findSectionTotals(
  placed: readonly PlacedRow[],
  findRanges: () => RowRanges,
  listAmounts: () => readonly Minor[],
  notation: Notation,
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
  return new Set(totals.flatMap(({ row }) => row.lines));
}

/** After each number of rows, from 0: every page of a long list may print a total. */
function runSums(amounts: readonly Minor[]): Minor[] {
  const sums = [0];
  for (const amount of amounts) sums.push(sums.at(-1)! + amount);
  return sums;
}
