/**
 * Rows of one status ("Completed", "Failed"), in whatever language: a text column beside the description that every row
 * fills with one of a few words. Which of them moved no money is not for the words to say.
 *
 *   Date         Description          Status       Amount     Balance
 *   01/02/2025   GREEN GROCER         Completed    -45.20      954.80
 *   02/02/2025   PIKE ST COFFEE       Rechazado     -9.30      954.80
 */

import { STATEMENTS } from '../thresholds.ts';
import type { PlacedRow } from './statement-parts.ts';

const { MOST_STATUSES } = STATEMENTS.listStatuses;

/**
 * Rows that may be left out: those of one status, or of several ("Failed", "Declined"), fewer than half of all rows, none of
 * which moves a printed balance. In printed order.
 */
export function listStatuses(listed: readonly PlacedRow[]): readonly (readonly PlacedRow[])[] {
  const rows = listed.filter(({ row }) => row.kind === 'transaction');
  const placeOf = new Map(listed.map((row, place) => [row, place]));
  const isStill = (row: PlacedRow) => isBalanceOfNeighbour(row, listed, placeOf.get(row)!);
  return groupByWords(rows, MOST_STATUSES).flatMap((words) =>
    listUnions(words.map((word) => word.rows).filter((group) => group.every(isStill)))
      .filter((union) => union.length * 2 < rows.length)
      .map((union) => union.toSorted((one, other) => one.at - other.at)),
  );
}

/** The rows that print a word in a column. */
interface RowsOfWord {
  readonly text: string;
  readonly rows: readonly PlacedRow[];
}

/** Each column beside the description that all rows fill with one of a few words, as the rows of each word. */
export function groupByWords(rows: readonly PlacedRow[], most: number): readonly (readonly RowsOfWord[])[] {
  const columns = new Set(rows.flatMap(({ row, table }) => row.texts.keys().filter((at) => isBeside(table, at))));
  return [...columns].flatMap((column) => {
    if (rows.some(({ row }) => !row.texts.has(column))) return [];
    const groups = Map.groupBy(rows, ({ row }) => row.texts.get(column)!);
    return groups.size < 2 || groups.size > most ? [] : [[...groups].map(([text, own]) => ({ text, rows: own }))];
  });
}

/** The rows of one group, of two, and so on. */
function listUnions(groups: readonly (readonly PlacedRow[])[]): PlacedRow[][] {
  const [first, ...others] = groups;
  if (first === undefined) return [];
  const without = listUnions(others);
  return [[...first], ...without, ...without.map((union) => [...first, ...union])];
}

function isBeside({ columns, use }: PlacedRow['table'], column: number): boolean {
  return columns[column]!.kind === 'text' && !use.description.has(column) && column !== use.sign;
}

/** Prints no balance, or that of one of its neighbours. */
function isBalanceOfNeighbour({ entry: { balance } }: PlacedRow, listed: readonly PlacedRow[], at: number): boolean {
  return balance === null || [listed[at - 1], listed[at + 1]].some((beside) => beside?.entry.balance === balance);
}
