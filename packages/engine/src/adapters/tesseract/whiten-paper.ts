/**
 * Removes paper grain from a nearly empty page, away from ink. Tesseract separates ink from paper by the page's histogram
 * (Otsu 1979), and with hardly any ink it takes grain for print. Grays near ink stay: the tails of commas are hardly darker
 * than paper.
 */
import type { Raster } from '@extracto/model';

const INK_BELOW = 170;
/** Smaller than the gap between two lines. */
const TILE_PX = 8;
const WHITE = 255;
/** Share of dark pixels on a nearly empty page. A full page has 2 % and more, which Tesseract separates correctly. */
const HARDLY_ANY_INK = 0.005;

export function whitenPaper(raster: Raster): Raster {
  const { width, height } = raster;
  if (!isNearlyEmpty(raster.gray)) return raster;
  const columns = Math.ceil(width / TILE_PX);
  const isNearInk = findNearInk(raster, columns);
  const gray = new Uint8Array(raster.gray);
  for (let y = 0; y < height; y++)
    for (let column = 0, row = Math.floor(y / TILE_PX); column < columns; column++)
      if (isNearInk[row * columns + column] === 0)
        gray.fill(WHITE, y * width + column * TILE_PX, y * width + Math.min(width, (column + 1) * TILE_PX));
  return { ...raster, gray };
}

/** Stops early on a full page: this runs on every page. */
function isNearlyEmpty(gray: Uint8Array): boolean {
  const least = HARDLY_ANY_INK * gray.length;
  let ink = 0;
  for (let at = 0; at < gray.length && ink <= least; at++) if (gray[at]! < INK_BELOW) ink += 1;
  return ink <= least;
}

/** 1 for each tile that has ink or a neighbour that has. */
function findNearInk({ width, height, gray }: Raster, columns: number): Uint8Array {
  const rows = Math.ceil(height / TILE_PX);
  const isNear = new Uint8Array(columns * rows);
  for (let at = 0; at < gray.length; at++) {
    if (gray[at]! >= INK_BELOW) continue;
    const y = Math.floor(at / width);
    const [column, row] = [Math.floor((at - y * width) / TILE_PX), Math.floor(y / TILE_PX)];
    for (let near = Math.max(0, row - 1); near <= Math.min(rows - 1, row + 1); near++)
      isNear.fill(1, near * columns + Math.max(0, column - 1), near * columns + Math.min(columns, column + 2));
  }
  return isNear;
}
