/**
 * Rows of one status ("Completed", "Failed"), in whatever language: a text column beside the description that every row
 * fills with one of a few words. Which of them moved no money is not for the words to say.
 *
 *   Date         Description          Status       Amount     Balance
 *   01/02/2025   GREEN GROCER         Completed    -45.20      954.80
 *   02/02/2025   PIKE ST COFFEE       Rechazado     -9.30      954.80
 */
import type { PlacedRow } from './statement-parts.ts';

const MOST_STATUSES = 4;

/** Groups that may be left out: fewer than half of the rows each, and none moves a printed balance. In printed order. */
export function listStatuses(listed: readonly PlacedRow[]): readonly (readonly PlacedRow[])[] {
  const rows = listed.filter(({ row }) => row.kind === 'transaction');
  const columns = new Set(rows.flatMap(({ row, table }) => row.texts.keys().filter((at) => isBeside(table, at))));
  const placeOf = new Map(listed.map((row, place) => [row, place]));
  const isStill = (row: PlacedRow) => isBalanceOfNeighbour(row, listed, placeOf.get(row)!);
  return [...columns].flatMap((column) => {
    if (rows.some(({ row }) => !row.texts.has(column))) return [];
    const groups = [...Map.groupBy(rows, ({ row }) => row.texts.get(column)!).values()];
    if (groups.length < 2 || groups.length > MOST_STATUSES) return [];
    return groups.filter((group) => group.length * 2 < rows.length && group.every(isStill));
  });
}

function isBeside({ columns, use }: PlacedRow['table'], column: number): boolean {
  return columns[column]!.kind === 'text' && !use.description.has(column) && column !== use.sign;
}

/** Prints no balance, or that of one of its neighbours. */
function isBalanceOfNeighbour({ entry: { balance } }: PlacedRow, listed: readonly PlacedRow[], at: number): boolean {
  return balance === null || [listed[at - 1], listed[at + 1]].some((beside) => beside?.entry.balance === balance);
}
