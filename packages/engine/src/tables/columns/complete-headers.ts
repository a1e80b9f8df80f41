/**
 * A header of a scan that lost some of its names has those of another one in the document that stands over the same columns:
 * sections and pages of one list repeat it.
 *
 *   Date    Details        Amount   Balance
 *                          Amount   Balance      ← the left half was not read
 */
import { type Box, boxAround } from '@extracto/model';
import type { Header, HeaderCell } from '../../lines/reading.ts';
import { overlapX } from '../../lines/segments.ts';
import { TABLES } from '../thresholds.ts';

const { LEAST_OVERLAP, LEAST_IN_COMMON, LINES_OF_A_PAGE } = TABLES.completeHeaders;

/** `recognised`: numbers of the pages read from their image. Headers without a fuller twin are returned unchanged. */
export function completeHeaders(headers: readonly Header[], recognised: ReadonlySet<number>): readonly Header[] {
  if (recognised.size === 0 || headers.length < 2) return headers;
  return headers.map((header) => {
    if (!recognised.has(header.pageNumber)) return header;
    const names = header.cells.filter(isNamed);
    const fuller = headers
      .filter(({ cells }) => cells.filter(isNamed).length > names.length && standOver(cells, names))
      .toSorted((one, other) => distance(one, header) - distance(other, header))[0];
    return fuller === undefined ? header : withNamesOf(fuller, header);
  });
}

/** The name of an ignored column, such as a row number, doesn't count. */
function isNamed({ roles }: HeaderCell): boolean {
  return roles.length > 0 && roles[0] !== 'ignored';
}

/** Prefers the same page: on another skewed page the columns lie elsewhere. */
function distance(one: Header, other: Header): number {
  const lines = Math.abs(one.lineIndexes[0]! - other.lineIndexes[0]!);
  return lines + (one.pageNumber === other.pageNumber ? 0 : LINES_OF_A_PAGE);
}

/** True when each name has a cell with the same role over the same column. */
function standOver(cells: readonly HeaderCell[], names: readonly HeaderCell[]): boolean {
  return names.length >= LEAST_IN_COMMON && names.every((name) => cells.some((cell) => areTwins(name, cell)));
}

function areTwins(one: HeaderCell, other: HeaderCell): boolean {
  const shared = overlapX(one.box, other.box);
  return (
    one.roles.some((role) => other.roles.includes(role)) &&
    shared >= LEAST_OVERLAP * Math.min(width(one.box), width(other.box))
  );
}

/** A guess for a lost name gives way to the name. */
function withNamesOf(fuller: Header, header: Header): Header {
  const [, top, , bottom] = header.box;
  const names = header.cells.filter(isNamed);
  const lost = fuller.cells
    .filter(({ box }) => !names.some((name) => overlapX(name.box, box) > 0))
    .map((cell): HeaderCell => ({ ...cell, box: [cell.box[0], top, cell.box[2], bottom] }));
  const kept = header.cells.filter((cell) => isNamed(cell) || !lost.some(({ box }) => overlapX(cell.box, box) > 0));
  const cells = [...kept, ...lost].toSorted((one, other) => one.box[0] - other.box[0]);
  return { ...header, cells, box: boxAround(cells) };
}

function width([left, , right]: Box): number {
  return right - left;
}
