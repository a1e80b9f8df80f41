/** Columns of dates and amounts, and the headers left over → text columns in the room between. */
import type { HeaderCell } from '../../lines/reading.ts';
import { type Region, type Span, spanOf, type TableColumn } from '../table.ts';
import { findTextBorder } from './find-text-border.ts';

export function toColumn(kind: TableColumn['kind'], cell: HeaderCell | null, span: Span): TableColumn {
  return {
    kind,
    candidates: cell?.roles ?? [],
    headerText: cell?.text ?? null,
    currencies: cell?.currencies ?? [],
    span: { x0: span.x0, x1: span.x1 },
  };
}

/** Text columns fill the room between typed ones; a text column without a header is a description. */
export function placeTexts(typed: readonly TableColumn[], cells: readonly HeaderCell[], region: Region): TableColumn[] {
  const fixed = typed.map((column) => endBeforeName(column, cells, region)).sort((a, b) => a.span.x0 - b.span.x0);
  const columns: TableColumn[] = [];
  for (let at = 0; at <= fixed.length; at++) {
    const room: Span = { x0: fixed[at - 1]?.span.x1 ?? -Infinity, x1: fixed[at]?.span.x0 ?? Infinity };
    const inside = cells
      .filter((cell) => isInside(cell, room, fixed[at - 1], fixed[at]))
      .sort((a, b) => a.box[0] - b.box[0]);
    columns.push(...splitRoom(room, inside, region));
    if (fixed[at] !== undefined) columns.push(fixed[at]!);
  }
  return columns;
}

/**
 * A few dates that print more than the others may reach under the next name, and their column ends in front of it:
 *
 *   Date     Transaction
 *   01 Nov 2024 OPENING BALANCE
 *   02 Nov   Transfer
 */
function endBeforeName(column: TableColumn, cells: readonly HeaderCell[], { lines }: Region): TableColumn {
  const { x0, x1 } = column.span;
  const name = cells.find(({ box }) => box[0] > x0 && box[0] < x1);
  if (column.kind !== 'date' || column.headerText === null || name === undefined) return column;
  const dates = lines.flatMap((line) => line.dates.filter(({ box }) => box[0] < x1 && box[2] > x0));
  const shorter = dates.filter(({ box }) => box[2] < name.box[0]);
  if (shorter.length * 2 <= dates.length) return column;
  return { ...column, span: { x0, x1: Math.max(...shorter.map(({ box }) => box[2])) } };
}

/** A header belongs to the room that holds its middle; one above its neighbour's values goes to the nearer side. */
function isInside(
  cell: HeaderCell,
  room: Span,
  left: TableColumn | undefined,
  right: TableColumn | undefined,
): boolean {
  const middle = (cell.box[0] + cell.box[2]) / 2;
  if (opensUnder(cell, right)) return false;
  if (opensUnder(cell, left) && middle < room.x0) return true;
  const from = left === undefined ? -Infinity : (left.span.x0 + left.span.x1) / 2;
  const to = right === undefined ? Infinity : (right.span.x0 + right.span.x1) / 2;
  return (
    (middle >= room.x0 && middle < room.x1) ||
    (middle >= from && middle < room.x0) ||
    (middle >= room.x1 && middle < to)
  );
}

/** Dates without a name of their own open what the header names: the header stands over them and means what follows. */
function opensUnder(cell: HeaderCell, dates: TableColumn | undefined): boolean {
  return dates?.kind === 'date' && dates.headerText === null && Math.abs(cell.box[0] - dates.span.x0) < 6;
}

function splitRoom(room: Span, cells: readonly HeaderCell[], region: Region): TableColumn[] {
  if (cells.length === 0) return [toColumn('text', null, room)];
  const columns: TableColumn[] = [];
  let x0 = room.x0;
  cells.forEach((cell, index) => {
    const next = cells[index + 1];
    const x1 =
      next === undefined
        ? room.x1
        : findTextBorder(
            region.lines,
            { x0: Math.max(x0, cell.box[0]), x1: cell.box[2] },
            spanOf(next.box),
            cells[index + 2]?.box[0] ?? room.x1,
          );
    columns.push(toColumn('text', cell, { x0, x1 }));
    x0 = x1;
  });
  return columns;
}
