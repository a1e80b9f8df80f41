import type { Transaction } from '@extracto/model';

interface GridRows {
  readonly transactions: readonly Transaction[];
  readonly broken: ReadonlySet<number>;
  /** Cells as `row column`. */
  readonly edited: ReadonlySet<string> | undefined;
}

/** The rows at `places`, and what is known of rows by their place among these. */
export function turnToShown(places: readonly number[], { transactions, broken, edited }: GridRows) {
  const shownAt = new Map(places.map((place, shown) => [place, shown]));
  return {
    transactions: places.flatMap((place) => transactions[place] ?? []),
    broken: new Set([...broken].flatMap((place) => shownAt.get(place) ?? [])),
    edited: new Set(
      [...(edited ?? [])].flatMap((cell) => {
        const [place, column] = cell.split(' ');
        const shown = shownAt.get(Number(place));
        return shown === undefined ? [] : [`${shown} ${column}`];
      }),
    ),
  };
}
