/** A scanned page of cells → the strips that the engine cuts of its lines, each with what is printed there. */
import type { Raster } from '@extracto/model';
import type { LineImage } from '../packages/engine/src/geometry/line-image.ts';
import { cutLineImage } from '../packages/engine/src/ocr/lines/cut-line-image.ts';
import { findLines, type Segment } from '../packages/engine/src/ocr/lines/find-lines.ts';
import type { Cell } from './cell.ts';

export interface LabelledImage {
  readonly text: string;
  readonly strip: LineImage;
}

/** Parts of an em: scanned pages are levelled around another middle, and pale ends of a line are lost. */
const ASIDE = 0.6;
const UP_OR_DOWN = 0.55;
const MOST_WIDTH = 1000;
/** Parts of an em, as the engine takes them for all fonts. */
const CAP_HEIGHT = 0.72;

/** Leaves out lines that were not found as printed: their text is unknown. */
export function cutLines(cells: readonly Cell[], scan: Raster): LabelledImage[] {
  const scale = scan.dpi / 72;
  const found = findLines(scan);
  const shift = findShift(cells, found.segments, scale);
  const strips: LabelledImage[] = [];
  for (const [index, segment] of found.segments.entries()) {
    const inside = cellsOf(segment, cells, scale, shift);
    if (inside === null) continue;
    const strip = cutLineImage(scan, found, index);
    if (strip.width <= MOST_WIDTH) strips.push({ text: inside.map(({ text }) => text).join(' '), strip });
  }
  return strips;
}

interface Shift {
  readonly x: number;
  readonly y: number;
}

/** Returns the offset of the whole page in pixels: the median distance of line starts to the nearest cell. */
function findShift(cells: readonly Cell[], segments: readonly Segment[], scale: number): Shift {
  const away = segments.flatMap((segment) => {
    const near = cells.filter((cell) => isNear(segment, cell, scale));
    return near.map((cell) => ({
      x: segment.left - cell.left * scale,
      y: segment.foot + segment.slope * segment.left - cell.baseline * scale,
    }));
  });
  const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
  return { x: middle(away.map(({ x }) => x)), y: middle(away.map(({ y }) => y)) };
}

function isNear({ left, foot, slope }: Segment, cell: Cell, scale: number): boolean {
  const em = (cell.capHeight * scale) / CAP_HEIGHT;
  return (
    Math.abs(left - cell.left * scale) < 0.7 * em && Math.abs(foot + slope * left - cell.baseline * scale) < 0.55 * em
  );
}

/** Left to right; `null` unless the segment begins and ends with cells of one row. */
function cellsOf(
  { left, right, foot, slope }: Segment,
  cells: readonly Cell[],
  scale: number,
  shift: Shift,
): Cell[] | null {
  const inside = cells.filter((cell) => {
    const middle = ((cell.left + cell.right) / 2) * scale + shift.x;
    const em = (cell.capHeight * scale) / CAP_HEIGHT;
    const down = foot + slope * middle - cell.baseline * scale - shift.y;
    return middle > left && middle < right && Math.abs(down) < UP_OR_DOWN * em;
  });
  const [first, last] = [inside[0], inside.at(-1)];
  if (first === undefined || last === undefined || new Set(inside.map(({ baseline }) => baseline)).size > 1)
    return null;
  const em = (first.capHeight * scale) / CAP_HEIGHT;
  const isClose = (found: number, printed: number, shifted: number) =>
    Math.abs(found - printed * scale - shifted) < ASIDE * em;
  return isClose(left, first.left, shift.x) && isClose(right, last.right, shift.x) ? inside : null;
}
