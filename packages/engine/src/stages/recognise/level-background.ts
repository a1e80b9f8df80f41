/**
 * Divides a page by the brightness of its paper, so that shadows, yellowed paper and shaded rows become white and ink stays
 * ink. The paper of a tile is its brighter part; a tile darker than half of the page's paper is a printed area, such as a
 * header band with white letters, and is levelled like its surroundings.
 *
 * Known weakness: a shadow that swallows more than half of the light counts as print.
 */
import type { Raster } from '@extracto/model';

const TILE_INCHES = 0.16;
/** Part of a tile's pixels that are brighter than what is taken for its paper. */
const BRIGHTER = 0.15;
const PRINTED_BELOW = 0.5;
const WHITE = 255;

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
  const across = new Float32Array(width);
  for (let y = 0; y < height; y++) {
    interpolateRow(tiles, y, across);
    const start = y * width;
    for (let x = 0; x < width; x++) {
      const value = gray[start + x]! * across[x]!;
      level[start + x] = Math.min(value, WHITE);
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
  const paper = bright.map((value) => WHITE / Math.max(1, value < page * PRINTED_BELOW ? page : value));
  return { columns, rows, side, paper };
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
  for (let value = WHITE; value > 0; value--) {
    remaining -= histogram[value]!;
    if (remaining <= 0) return value;
  }
  return 0;
}

/** Between the middles of four tiles, so that no edge of a tile shows. */
function interpolateRow({ columns, rows, side, paper }: Tiles, y: number, factors: Float32Array): void {
  const v = Math.min(rows - 1, Math.max(0, y / side - 0.5));
  const above = Math.floor(v);
  const below = Math.min(rows - 1, above + 1);
  const fy = v - above;
  for (let x = 0; x < factors.length; x++) {
    const u = Math.min(columns - 1, Math.max(0, x / side - 0.5));
    const before = Math.floor(u);
    const behind = Math.min(columns - 1, before + 1);
    const fx = u - before;
    const upper = paper[above * columns + before]! * (1 - fx) + paper[above * columns + behind]! * fx;
    const lower = paper[below * columns + before]! * (1 - fx) + paper[below * columns + behind]! * fx;
    factors[x] = upper * (1 - fy) + lower * fy;
  }
}
