/**
 * Totals of sections: figures on a line of the list that come to the rows right above them, and not to all. "Total fees  1.99"
 * may be called as a total of all debits is; where the fees have a section of their own, it says nothing of the others.
 */
import type { Minor } from '@extracto/model';
import type { Notation } from '../notation.ts';
import { signedMinor } from '../stages/interpret/read-ledger.ts';
import type { Row } from '../stages/rows/build-rows.ts';
import { listRanges } from './list-ranges.ts';
import type { PlacedRow } from './statement-parts.ts';

/** Indexes of their lines. `amounts` are those of all transactions, in their order, and `indexOf` tells the one of a row. */
export function findSectionTotals(
  placed: readonly PlacedRow[],
  indexOf: ReadonlyMap<Row, number>,
  amounts: readonly Minor[],
  notation: Notation,
): ReadonlySet<number> {
  const { above } = listRanges(placed, indexOf);
  const sumOf = (from: number, to: number) => amounts.slice(from, to).reduce((sum, amount) => sum + amount, 0);
  const isOfSection = ({ row }: PlacedRow) => {
    const values = [...row.money.values()].map((token) => Math.abs(signedMinor(token, notation) ?? Number.NaN));
    return above(row).some(
      ([from, to]) => to > from && to - from < amounts.length && values.includes(Math.abs(sumOf(from, to))),
    );
  };
  const totals = placed.filter((place) => place.row.kind === 'total' && isOfSection(place));
  return new Set(totals.flatMap(({ row }) => row.lines));
}
