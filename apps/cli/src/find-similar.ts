/** The name that somebody meant who typed another one: at most a third of its letters differ. */
export function findSimilar(typed: string, names: readonly string[]): string | null {
  const near = names
    .map((name) => ({ name, distance: editDistance(typed.toLowerCase(), name) }))
    .filter(({ name, distance }) => distance <= Math.max(1, Math.floor(name.length / 3)))
    .sort((left, right) => left.distance - right.distance);
  return near[0]?.name ?? null;
}

/** Letters to insert, drop, change, or swap with their neighbour. */
function editDistance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= from.length; row++) {
    rows[row] = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      rows[row]![column] = Math.min(
        rows[row - 1]![column]! + 1,
        rows[row]![column - 1]! + 1,
        rows[row - 1]![column - 1]! + (isSame ? 0 : 1),
        isSwapped ? rows[row - 2]![column - 2]! + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return rows[from.length]![to.length]!;
}
