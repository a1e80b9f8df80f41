/** A cell of a scanned page → its strip, cut as the engine cuts figures, with the errors that a recogniser's boxes have. */
import type { Raster } from '@extracto/model';
import type { Random } from '@extracto/samples';
import type { LineImage } from '../packages/engine/src/geometry/line-image.ts';
import { cropFigure } from '../packages/engine/src/ocr/crop-figure.ts';
import type { Cell } from './cell.ts';

/** Parts of an em, as the engine takes them for all fonts. */
const CAP_HEIGHT = 0.72;
const ROOM = { before: 0.75, behind: 0.5 };
const SIZE_ERROR = 0.09;
/** A line whose letters tell little about its size is taken for a larger one, seldom for a smaller one. */
const WRONG_SIZE = { chance: 0.3, least: 0.8, most: 1.45 };
const BASELINE_ERROR = 0.04;
/** Pixels. */
const EDGE_ERROR = 2;
const NEIGHBOUR_GAP = 1.5;
const MOST_WIDTH = 640;
/** Pixels by which a cell may lie elsewhere than computed: scanned pages are levelled around another middle. */
const REACH = 10;
/** A shift must gain so much for each pixel. */
const SHIFT_COST = 0.01;
/** Dark pixels of the faintest cell. */
const LEAST_INK = 4;

/** `null` where the scan kept nothing of it. */
export function cutCell(cell: Cell, cells: readonly Cell[], scan: Raster, random: Random): LineImage | null {
  const scale = scan.dpi / 72;
  const moved = findCell(cell, scan, scale);
  if (moved === null) return null;
  const error = (most: number) => (2 * random.next() - 1) * most;
  const { chance, least, most } = WRONG_SIZE;
  const size = random.chance(chance) ? least + (most - least) * random.next() : 1 + error(SIZE_ERROR);
  const em = ((cell.capHeight * scale) / CAP_HEIGHT) * size;
  const left = cell.left * scale + moved.x + error(EDGE_ERROR);
  const right = cell.right * scale + moved.x + error(EDGE_ERROR);
  const row = cells.filter(({ baseline }) => baseline === cell.baseline);
  const before = Math.max(...row.map((other) => other.right).filter((edge) => edge <= cell.left), -Infinity);
  const behind = Math.min(...row.map((other) => other.left).filter((edge) => edge >= cell.right), Infinity);
  const strip = cropFigure(scan, {
    left: Math.min(left, Math.max(left - ROOM.before * em, before * scale + moved.x + NEIGHBOUR_GAP)),
    right: Math.max(right, Math.min(right + ROOM.behind * em, behind * scale + moved.x - NEIGHBOUR_GAP)),
    baseline: cell.baseline * scale + moved.y + error(BASELINE_ERROR) * em,
    em,
  });
  return strip.width < MOST_WIDTH ? strip : null;
}

/** How far from its computed place a cell has most ink inside of its box and least just around it. */
function findCell(cell: Cell, scan: Raster, scale: number): { readonly x: number; readonly y: number } | null {
  const [left, right] = [Math.round(cell.left * scale), Math.round(cell.right * scale)];
  const [top, bottom] = [Math.round((cell.baseline - cell.capHeight) * scale), Math.round(cell.baseline * scale)];
  const down = findShift(top, bottom, (y) => sumInk(scan, left, right, y, y + 1));
  if (down.ink < LEAST_INK * 255) return null;
  const across = findShift(left, right, (x) => sumInk(scan, x, x + 1, top + down.by, bottom + down.by));
  return { x: across.by, y: down.by };
}

/** The shift of a stretch of lines with most ink inside and least on the two lines at both ends. */
function findShift(from: number, to: number, inkOf: (line: number) => number): { by: number; ink: number } {
  const ink = Array.from({ length: to - from + 2 * REACH + 4 }, (_, line) => inkOf(from - REACH - 2 + line));
  let best = { by: 0, ink: Number.NEGATIVE_INFINITY };
  for (let by = -REACH; by <= REACH; by++) {
    const start = by + REACH + 2;
    const end = start + to - from;
    const sum = (lines: readonly number[]) => lines.reduce((total, line) => total + line, 0);
    const inside = sum(ink.slice(start, end)) - sum(ink.slice(start - 2, start)) - sum(ink.slice(end, end + 2));
    const score = inside * (1 - SHIFT_COST * Math.abs(by));
    if (score > best.ink) best = { by, ink: score };
  }
  return best;
}

function sumInk({ width, height, gray }: Raster, left: number, right: number, top: number, bottom: number): number {
  let sum = 0;
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y++)
    for (let x = Math.max(0, left); x < Math.min(width, right); x++) sum += 255 - gray[y * width + x]!;
  return sum;
}
