/** The selected rows, as their 0-based places in the print, and the row that a range begins at. */
export interface RowSelection {
  readonly rows: ReadonlySet<number>;
  readonly anchor: number | null;
}

/** A click or an arrow alone, with Shift, with Ctrl. */
export type SelectHow = 'only' | 'range' | 'toggle';

export const NO_ROWS: RowSelection = { rows: new Set(), anchor: null };

/** `places` are the rows that are shown, in their order: a range takes what is between two of them on the screen. */
export function selectRow(
  { rows, anchor }: RowSelection,
  { row, how, places }: { row: number; how: SelectHow; places: readonly number[] },
): RowSelection {
  if (how === 'toggle') return { rows: rows.symmetricDifference(new Set([row])), anchor: row };
  const from = anchor === null ? -1 : places.indexOf(anchor);
  if (how === 'only' || from < 0) return { rows: new Set([row]), anchor: row };
  const to = places.indexOf(row);
  return { rows: new Set(places.slice(Math.min(from, to), Math.max(from, to) + 1)), anchor };
}
