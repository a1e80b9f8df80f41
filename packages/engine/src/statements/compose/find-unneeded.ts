/**
 * Rows that no printed figure would miss. A block of rows that comes to zero leaves opening and closing balance as they
 * are, so their agreement says nothing about the block: pending payments and their release, examples, returned items.
 *
 *   02/03  SALARY       2,500.00   3,500.00
 *   20/03  RENT          -900.00   2,600.00
 *   Returned this month
 *   11/03  CHEQUE 123  -7,000.00              ← both rows together move nothing
 *   12/03  RETURNED     7,000.00
 *
 * A balance that a row of the block prints needs the rows before it, and a total or a number of rows that includes the
 * block needs all of them. Known weakness: rows that cancel inside one block are not told from rows that belong there.
 */
import type { Control, Minor } from '@extracto/model';
import { STATEMENTS } from '../thresholds.ts';
import type { PlacedRow } from './statement-parts.ts';
import { describe } from './to-transaction.ts';

const { MOST_COMBINED, MOST_STATUSES } = STATEMENTS.findUnneeded;

interface Booked {
  readonly place: PlacedRow;
  readonly amount: Minor;
}

/** `amounts`: one for each of `rows`. The rows of the first block that nothing needs, in printed order; none is empty. */
export function findUnneeded(
  rows: readonly PlacedRow[],
  amounts: readonly (Minor | null)[],
  controls: readonly Control[],
): readonly PlacedRow[] {
  const booked = rows.flatMap((place, index): Booked[] => {
    const amount = amounts[index] ?? null;
    return place.row.kind !== 'transaction' || amount === null ? [] : [{ place, amount }];
  });
  const isNeeded = (block: readonly Booked[]) => controls.some((control) => misses(control, block, booked));
  const found = listZeroBlocks(booked).find((block) => !isNeeded(block));
  return (found ?? []).map(({ place }) => place);
}

/** Some of the rows, and not all: that the whole list cancels is seen by the checker. */
function listZeroBlocks(booked: readonly Booked[]): readonly (readonly Booked[])[] {
  if (booked.every(printsBalance)) return [];
  const open = (groups: Iterable<readonly Booked[]>) =>
    [...groups].filter((group) => group.length < booked.length && !group.some(printsBalance));
  const tables = open(Map.groupBy(booked, ({ place }) => place.table).values());
  const blocks = open(Map.groupBy(booked, ({ place }) => blockOf(place)).values());
  const sections = open(Map.groupBy(booked, ({ place: { row } }) => row.sections.join()).values());
  // a page may begin with another list under the same headers
  const pages = open(Map.groupBy(booked, ({ place: { row } }) => row.pageNumber).values());
  const combined = [...combine(blocks), ...combine(tables)];
  const groups = [...tables, ...blocks, ...sections, ...pages, ...open(listStatusGroups(booked)), ...combined];
  return groups.filter((group) => group.length < booked.length && movesNothing(group));
}

function blockOf({ row, table }: PlacedRow): string {
  return `${table.region.lines[0]?.index ?? 0}:${row.block}`;
}

function printsBalance({ place: { entry } }: Booked): boolean {
  return entry.balance !== null;
}

/** Zeros are told by their number alone, unless nothing says what they are: those of a table of balances are no rows. */
function movesNothing(block: readonly Booked[]): boolean {
  const isTold = ({ amount, place: { row, table } }: Booked) => amount !== 0 || describe(row, table) !== '';
  return sumOf(block) === 0 && (block.some(({ amount }) => amount !== 0) || !block.some(isTold));
}

function sumOf(block: readonly Booked[]): Minor {
  return block.reduce((sum, { amount }) => sum + amount, 0);
}

/** Two or more blocks that come to zero together, and none of them alone. */
function combine(blocks: readonly (readonly Booked[])[]): readonly (readonly Booked[])[] {
  if (blocks.length < 2 || blocks.length > MOST_COMBINED) return [];
  const sums = blocks.map(sumOf);
  return Array.from({ length: 2 ** blocks.length }, (_, chosen) => chosen)
    .filter(
      (chosen) => chosen > 0 && sums.reduce((sum, value, at) => sum + (isChosen(chosen, at) ? value : 0), 0) === 0,
    )
    .map((chosen) => blocks.filter((_, at) => isChosen(chosen, at)).flat());
}

function isChosen(chosen: number, at: number): boolean {
  return Math.floor(chosen / 2 ** at) % 2 === 1;
}

/** Rows with the same word in a text column that only few words fill. */
function listStatusGroups(booked: readonly Booked[]): readonly (readonly Booked[])[] {
  const columns = new Set(
    booked.flatMap(({ place: { row, table } }) =>
      row.texts.keys().filter((column) => !table.use.description.has(column) && column !== table.use.sign),
    ),
  );
  return [...columns].flatMap((column) => {
    const groups = [...Map.groupBy(booked, ({ place: { row } }) => row.texts.get(column) ?? '').values()];
    return groups.length < 2 || groups.length > MOST_STATUSES ? [] : groups;
  });
}

/** True when a printed total or count holds with the block and fails without it. */
function misses({ kind, value, rows }: Control, block: readonly Booked[], booked: readonly Booked[]): boolean {
  if (kind !== 'total' && kind !== 'part' && kind !== 'count') return false;
  const gone = new Set(block);
  const ranges = rows.length === 0 ? [[0, booked.length] as const] : rows;
  return ranges.some(([from, to]) => {
    const within = booked.slice(from, to);
    const without = within.filter((row) => !gone.has(row));
    if (without.length === within.length) return false;
    const [said, rest] = [listSums(kind, within), listSums(kind, without)];
    return said.some((figure, at) => figure === digitsOf(value) && rest[at] !== figure);
  });
}

function listSums(kind: Control['kind'], rows: readonly Booked[]): readonly number[] {
  const [credits, debits] = [1, -1].map((sign) => rows.filter(({ amount }) => amount * sign > 0));
  if (kind === 'count') return [rows.length, credits!.length, debits!.length];
  return [sumOf(credits!), -sumOf(debits!)];
}

/** Figures of one statement are printed with the same number of decimals as its amounts. */
function digitsOf(value: string): number {
  return Number(value.replace(/[-.]/g, ''));
}
