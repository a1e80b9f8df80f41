/**
 * Divides a page by the brightness of its paper, so that shadows, yellowed paper and shaded rows become white and ink stays
 * ink. The paper of a tile is its brighter part; a tile darker than half of the page's paper, or much darker than the paper both
 * above and below it, is a printed area, such as a header band with white letters, and is levelled like its surroundings: shadows
 * fall on one side of what they darken, or fade.
 *
 * Known weakness: a shadow that swallows more than half of the light counts as print.
 */
import type { Raster } from '@extracto/model';
import { OCR } from './thresholds.ts';

const { PAPER } = OCR.shared;
const { TILE_INCHES, BRIGHTER, PRINTED_BELOW, BAND_BELOW, BAND_TILES } = OCR.levelBackground;

interface Tiles {
  readonly columns: number;
  readonly rows: number;
  readonly side: number;
  readonly paper: Float32Array;
}

export function levelBackground(raster: Raster): Raster {
  const tiles = measurePaper(raster);
  const { width, height, gray } = raster;
  const level = new Uint8Array(gray.length);
  const columns = betweenMiddles(width, tiles.side, tiles.columns);
  const rows = betweenMiddles(height, tiles.side, tiles.rows);
  const across = new Float32Array(width);
  for (let y = 0; y < height; y++) {
    interpolateRow(tiles, columns, rows, y, across);
    const start = y * width;
    for (let x = 0; x < width; x++) {
      const value = gray[start + x]! * across[x]!;
      level[start + x] = Math.min(value, PAPER);
    }
  }
  return { ...raster, gray: level };
}

/** Factors that make the paper of each tile white. */
function measurePaper({ width, height, gray, dpi }: Raster): Tiles {
  const side = Math.max(8, Math.round(dpi * TILE_INCHES));
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const bright = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      bright[row * columns + column] = brightOf(gray, width, height, column * side, row * side, side);
  const page = bright.toSorted()[bright.length >> 1]!;
  const paper = bright.map((value, at) => {
    if (value < page * PRINTED_BELOW) return PAPER / Math.max(1, page);
    const around = paperAround(bright, columns, at);
    return PAPER / Math.max(1, value < around * BAND_BELOW ? around : value);
  });
  return { columns, rows, side, paper };
}

/** The brightest tile near above the tile `at`, or near below it, whichever is darker. */
function paperAround(bright: Float32Array, columns: number, at: number): number {
  let [above, below] = [0, 0];
  for (let step = 1; step <= BAND_TILES; step++) {
    above = Math.max(above, bright[at - step * columns] ?? 0);
    below = Math.max(below, bright[at + step * columns] ?? 0);
  }
  return Math.min(above, below);
}

function brightOf(gray: Uint8Array, width: number, height: number, left: number, top: number, side: number): number {
  const histogram = new Uint32Array(256);
  const [right, bottom] = [Math.min(width, left + side), Math.min(height, top + side)];
  for (let y = top; y < bottom; y += 2)
    for (let x = left; x < right; x += 2) {
      const value = gray[y * width + x]!;
      histogram[value] = histogram[value]! + 1;
    }
  let remaining = BRIGHTER * Math.ceil((right - left) / 2) * Math.ceil((bottom - top) / 2);
  for (let value = PAPER; value > 0; value--) {
    remaining -= histogram[value]!;
    if (remaining <= 0) return value;
  }
  return 0;
}

/** For each pixel of a side of the page the tile whose middle lies before it, and how far behind that it lies, 0 to 1. */
interface Between {
  readonly before: Int32Array;
  readonly part: Float64Array;
}

function betweenMiddles(pixels: number, side: number, tiles: number): Between {
  const middles = Float64Array.from({ length: pixels }, (_, at) => Math.min(tiles - 1, Math.max(0, at / side - 0.5)));
  const before = Int32Array.from(middles);
  return { before, part: middles.map((middle, at) => middle - before[at]!) };
}

/** Between the middles of four tiles, so that no edge of a tile shows. */
function interpolateRow(
  { columns, rows, paper }: Tiles,
  across: Between,
  down: Between,
  y: number,
  factors: Float32Array,
): void {
  const { before, part } = across;
  const above = down.before[y]! * columns;
  const below = Math.min(rows - 1, down.before[y]! + 1) * columns;
  const fy = down.part[y]!;
  for (let x = 0; x < factors.length; x++) {
    const first = before[x]!;
    const next = first + 1 < columns ? first + 1 : first;
    const fx = part[x]!;
    const upper = paper[above + first]! * (1 - fx) + paper[above + next]! * fx;
    const lower = paper[below + first]! * (1 - fx) + paper[below + next]! * fx;
    factors[x] = upper * (1 - fy) + lower * fy;
  }
}
