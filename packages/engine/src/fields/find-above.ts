/**
 * Tiles print a figure with its name below it. A figure belongs to the name that stands nearer to it; heights are those of its own
 * letters.
 *
 *   £1,700.38               -£288.53
 *   Account balance         Total outgoings
 */
import type { Box } from '@extracto/model';
import type { MoneyToken, TokenLine } from '../lines/reading.ts';
import { overlapX, splitSegments, type TextSegment } from '../lines/segments.ts';
import { FIELDS } from './thresholds.ts';

const { WIDEST_GAP, MOST_LINES, NEARER } = FIELDS.findAbove;

interface Cell {
  readonly line: TokenLine;
  readonly segment: TextSegment;
}

/** The figure that the name at `box` on line `at` of `lines` stands under, `null` where it stands under another or under none. */
export function findAbove(
  lines: readonly TokenLine[],
  at: number,
  box: Box,
): (Cell & { readonly money: MoneyToken }) | null {
  const found = nearestCell(lines, at, box, -1);
  const money = found === null ? null : figureOf(found);
  if (found === null || money === null) return null;
  const gap = box[1] - found.segment.box[3];
  if (gap > heightOf(found) * WIDEST_GAP) return null;
  const over = nearestCell(lines, lines.indexOf(found.line), found.segment.box, -1);
  const isOthers = over !== null && found.segment.box[1] - over.segment.box[3] <= gap * NEARER;
  return isOthers ? null : { ...found, money };
}

/** True when the figure below a name has a name of its own, nearer to it, below. */
export function isNamedBelow(lines: readonly TokenLine[], box: Box, found: Cell): boolean {
  if (figureOf(found) === null) return false;
  const under = nearestCell(lines, lines.indexOf(found.line), found.segment.box, 1);
  if (under === null || HAS_DIGIT.test(under.segment.text)) return false;
  const gap = under.segment.box[1] - found.segment.box[3];
  return gap <= heightOf(found) * WIDEST_GAP && gap * NEARER < found.segment.box[1] - box[3];
}

const HAS_DIGIT = /\d/;

function nearestCell(lines: readonly TokenLine[], at: number, box: Box, step: 1 | -1): Cell | null {
  const page = lines[at]!.pageNumber;
  for (let next = at + step; Math.abs(next - at) <= MOST_LINES; next += step) {
    const line = lines[next];
    if (line === undefined || line.pageNumber !== page) return null;
    const segment = splitSegments(line.words).find((part) => overlapX(part.box, box) > 0);
    if (segment !== undefined) return { line, segment };
  }
  return null;
}

function figureOf({ line, segment }: Cell): MoneyToken | null {
  return line.money.find(({ strong, from, to }) => strong && from === segment.from && to === segment.to) ?? null;
}

function heightOf({ segment: { box } }: Cell): number {
  return box[3] - box[1];
}
