/**
 * Drops rows above the opening balance or below the closing balance of a list when the rows between
 * the two lead from one to the other: charges that an annex lists again, limits, plans.
 */
import type { Minor } from '@extracto/model';
import type { Row } from '../../tables/rows/build-rows.ts';
import { columnHabits, signAmount } from '../interpret/amounts.ts';
import { STATEMENTS } from '../thresholds.ts';
import { asBeyond, isCheckpoint } from './place-rows.ts';
import type { PlacedRow } from './statement-parts.ts';

const { FEWEST_ROWS } = STATEMENTS.keepBetweenEnds;

const ENDS: ReadonlySet<Row['label']> = new Set(['opening', 'closing']);

/** In the same order, such rows as beyond the list; both ends carry a label, and no balance stands outside of them. */
export function keepBetweenEnds(placed: PlacedRow[]): PlacedRow[] {
  const hasBalance = balanceTest(placed);
  const first = placed.findIndex(hasBalance);
  const last = placed.findLastIndex(hasBalance);
  if (last <= first || !isEnd(placed[first]!) || !isEnd(placed[last]!)) return placed;
  const isOutside = ({ row }: PlacedRow, at: number) => row.kind === 'transaction' && (at < first || at > last);
  const difference = placed[last]!.entry.balance! - placed[first]!.entry.balance!;
  const moved = sumOf(placed.slice(first, last));
  if (!placed.some(isOutside) || moved === null || Math.abs(moved) !== Math.abs(difference)) return placed;
  // "balance on 31 July" opens and closes: the second of two such lines closes
  const isSameLabel = placed[first]!.row.label === placed[last]!.row.label;
  const isRowAbove = placed.slice(0, first).some(({ row }) => row.kind === 'transaction');
  if (
    isSameLabel &&
    (moved !== difference || isBroughtForward(placed, last) || (isRowAbove && isOfDays(placed, first)))
  )
    return placed;
  if (isOfDays(placed, last) && goesOn(placed, last)) return placed;
  return placed.map((place, at) => {
    if (isOutside(place, at)) return asBeyond(place);
    if (!isSameLabel || (at !== first && at !== last)) return place;
    return { ...place, row: { ...place.row, label: at === first ? 'opening' : 'closing' } };
  });
}

/** "Brought forward" overleaf, in the words of the list's own beginning: the balance that the page before carried forward. */
function isBroughtForward(placed: readonly PlacedRow[], at: number): boolean {
  const [before, own] = [placed[at - 1]!, placed[at]!];
  const isPageTurned = before.row.pageNumber < own.row.pageNumber;
  return isPageTurned && before.row.kind === 'balance' && before.entry.balance === own.entry.balance;
}

/** More than two balances of one label: each is of a day, and neither the first nor the last of them is the list's own. */
function isOfDays(placed: readonly PlacedRow[], at: number): boolean {
  const { label } = placed[at]!.row;
  return placed.filter(({ row, entry }) => entry.balance !== null && row.label === label).length > ENDS.size;
}

/** The next row is of the same block. */
function goesOn(placed: readonly PlacedRow[], last: number): boolean {
  const [{ row, table }, next] = [placed[last]!, placed[last + 1]];
  return next?.row.kind === 'transaction' && next.table === table && next.row.block === row.block;
}

/** By the columns and signs that are printed; `null` for too few rows. */
function sumOf(placed: readonly PlacedRow[]): Minor | null {
  const entries = placed.map(({ entry }) => entry);
  const amounts = entries.flatMap(({ amount }) => amount ?? []);
  if (amounts.length < FEWEST_ROWS) return null;
  const habits = columnHabits(entries);
  return amounts.reduce((sum, amount) => sum + signAmount(amount, 'asPrinted', habits), 0);
}

/** What no name and no row between the ends calls a balance is none: a letterhead's strip of values above the list. */
function balanceTest(placed: readonly PlacedRow[]): (place: PlacedRow) => boolean {
  const isPrinted = ({ entry }: PlacedRow) => entry.balance !== null;
  const [first, last] = [placed.findIndex(isEnd), placed.findLastIndex(isEnd)];
  const between = placed.slice(first, last).filter(({ row }) => row.kind === 'transaction');
  const tables = new Set(between.map(({ table }) => table));
  if (first < 0 || between.some(isPrinted)) return isPrinted;
  const isNamed = ({ table: { columns, use } }: PlacedRow) =>
    use.balance !== null && columns[use.balance]!.headerText !== null;
  return (place) =>
    isPrinted(place) && (place.row.kind !== 'transaction' || isNamed(place) || !tables.has(place.table));
}

function isEnd({ row, entry }: PlacedRow): boolean {
  return isCheckpoint(row, entry) && ENDS.has(row.label);
}
