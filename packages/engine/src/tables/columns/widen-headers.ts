/**
 * Names in a ruled table head what stands between the rulings beside them, on whichever side of it they are printed.
 *
 *   │Débit       │Crédit      │
 *   │       78,10│            │      78,10 is nearer to "Crédit", and a debit
 *
 * Widens the names of amounts alone, and only where upright rulings part all names of the header. Known weakness: tables moved
 * sideways before.
 */
import type { Page } from '@extracto/model';
import type { Header, HeaderCell } from '../../lines/reading.ts';
import { MONEY } from './value-spans.ts';

/** `pages` are those on which the headers stand. Headers without such rulings are returned unchanged. */
export function widenHeaders(headers: readonly Header[], pages: readonly Page[]): readonly Header[] {
  const ruled = new Map(
    pages.map(({ pageNumber, rulings }) => [pageNumber, rulings.filter((one) => one.orientation === 'vertical')]),
  );
  return headers.map((header) => {
    const [, top, , bottom] = header.box;
    const middle = (top + bottom) / 2;
    const beside = (ruled.get(header.pageNumber) ?? []).filter(({ box }) => box[1] <= middle && box[3] >= middle);
    const edges = beside.map(({ box }) => (box[0] + box[2]) / 2).sort((one, other) => one - other);
    return edges.length > header.cells.length ? widen(header, edges) : header;
  });
}

function widen(header: Header, edges: readonly number[]): Header {
  const rooms = header.cells.map((cell) => findRoom(cell, edges));
  const lefts = new Set(rooms.map((room) => room?.[0]));
  if (rooms.includes(null) || lefts.size < rooms.length) return header;
  const cells = header.cells.map((cell, index): HeaderCell => {
    const [left, right] = rooms[index]!;
    const isOfMoney = cell.roles.some((role) => MONEY.has(role));
    return isOfMoney ? { ...cell, box: [left, cell.box[1], right, cell.box[3]] } : cell;
  });
  return { ...header, cells };
}

/** The rulings left and right of a name; `null` where there is none on one side, or one runs through it. */
function findRoom({ box }: HeaderCell, edges: readonly number[]): readonly [left: number, right: number] | null {
  const middle = (box[0] + box[2]) / 2;
  const [left, right] = [edges.findLast((edge) => edge < middle), edges.find((edge) => edge > middle)];
  if (left === undefined || right === undefined || left > box[0] || right < box[2]) return null;
  return [left, right];
}
