import { GRID_COLUMNS, type GridPlace } from './grid-columns.ts';

/** The place that a key moves to in a grid of `rowCount` rows; `null` when the key does not move. `page` is rows seen at once. */
export function movePlace(
  { row, column }: GridPlace,
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { rowCount, page }: { rowCount: number; page: number },
): GridPlace | null {
  const far = ctrlKey || metaKey;
  const index = GRID_COLUMNS.findIndex(({ name }) => name === column);
  const at = (nextRow: number, nextIndex: number): GridPlace => ({
    row: Math.min(Math.max(nextRow, 0), rowCount - 1),
    column: GRID_COLUMNS[Math.min(Math.max(nextIndex, 0), GRID_COLUMNS.length - 1)]!.name,
  });
  const last = GRID_COLUMNS.length - 1;
  switch (key) {
    case 'ArrowUp':
      return at(far ? 0 : row - 1, index);
    case 'ArrowDown':
      return at(far ? rowCount - 1 : row + 1, index);
    case 'ArrowLeft':
      return at(row, index - 1);
    case 'ArrowRight':
      return at(row, index + 1);
    case 'PageUp':
      return at(row - page, index);
    case 'PageDown':
      return at(row + page, index);
    case 'Home':
      return at(far ? 0 : row, 0);
    case 'End':
      return at(far ? rowCount - 1 : row, last);
    default:
      return null;
  }
}
