/**
 * Turns the dithered shading of a two-colour page (a fax) back into gray. A recogniser reads hundreds of the dots as letters
 * and misses the words printed there in light or dark.
 *
 * Dither dots are random: with a dark share d, the colour changes in 2·d·(1 − d) of the steps from pixel to pixel, along rows
 * and columns alike. Strokes of letters continue along at least one of them.
 */
import type { Raster } from '@extracto/model';
import { type Component, isFilledArea, type LeastArea, labelComponents } from './label-components.ts';
import { OCR } from './thresholds.ts';

const { DARK_BELOW, LEAST_OF_TWO_COLOURS, SAMPLE_STEP, WINDOW_INCHES, STEP_PX, LEAST_CHANGES, REACH_PX } = OCR.denoise;

const [BLACK_BELOW, WHITE_FROM] = [48, 208];
const DARK = { least: 0.12, most: 0.92 };
/** Smallest shaded area; letters leave holes in it. */
const LEAST: LeastArea = { heightInches: 0.12, widthInches: 0.6, filled: 0.4 };

export function denoise(raster: Raster): Raster {
  if (!isOfTwoColours(raster)) return raster;
  const dark = sumUp(raster, (at) => raster.gray[at]! < DARK_BELOW);
  const windows = findGrainyWindows(raster, dark);
  const shades = findShades(windows, raster.dpi);
  if (shades.length === 0) return raster;
  const gray = new Uint8Array(raster.gray);
  for (const shade of shades) denoiseShade(shade, windows, dark, raster, gray);
  return { ...raster, gray };
}

function isOfTwoColours({ gray }: Raster): boolean {
  let [extreme, seen] = [0, 0];
  for (let at = 0; at < gray.length; at += SAMPLE_STEP) {
    if (gray[at]! < BLACK_BELOW || gray[at]! >= WHITE_FROM) extreme += 1;
    seen += 1;
  }
  return extreme >= LEAST_OF_TWO_COLOURS * seen;
}

/** One for each step across and down the page: 0 where the window from there is grainy, 255 where it is not. */
interface Windows {
  readonly columns: number;
  readonly rows: number;
  readonly side: number;
  readonly marks: Uint8Array;
}

function findGrainyWindows(raster: Raster, dark: Sums): Windows {
  const { width, height, gray, dpi } = raster;
  const side = Math.round(WINDOW_INCHES * dpi);
  const isDark = (at: number) => gray[at]! < DARK_BELOW;
  const across = sumUp(raster, (at) => at % width > 0 && isDark(at) !== isDark(at - 1));
  const down = sumUp(raster, (at) => at >= width && isDark(at) !== isDark(at - width));
  const columns = Math.max(0, Math.floor((width - side) / STEP_PX));
  const rows = Math.max(0, Math.floor((height - side) / STEP_PX));
  const marks = new Uint8Array(columns * rows).fill(255);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [left, top] = [column * STEP_PX, row * STEP_PX];
      const count = (sums: Sums) => sums.within(left, top, left + side, top + side) / side ** 2;
      const part = count(dark);
      if (part < DARK.least || part > DARK.most) continue;
      const least = LEAST_CHANGES * 2 * part * (1 - part);
      if (count(across) >= least && count(down) >= least) marks[row * columns + column] = 0;
    }
  return { columns, rows, side, marks };
}

/** Components of grainy windows as large as a shaded row. */
function findShades({ columns, marks }: Windows, dpi: number): Component[] {
  const stepsPerInch = dpi / STEP_PX;
  return labelComponents(marks, columns, 1).components.filter((component) =>
    isFilledArea(component, LEAST, stepsPerInch),
  );
}

/** From the first to the last grainy window of each step across. */
function denoiseShade(
  shade: Component,
  { columns, side, marks }: Windows,
  dark: Sums,
  { width, height }: Raster,
  gray: Uint8Array,
): void {
  for (let column = shade.left; column < shade.right; column++) {
    let [first, last] = [-1, -1];
    for (let row = shade.top; row < shade.bottom; row++) {
      if (marks[row * columns + column] !== 0) continue;
      if (first < 0) first = row;
      last = row;
    }
    if (first < 0) continue;
    const isLast = column === shade.right - 1;
    const [left, right] = [column * STEP_PX, column * STEP_PX + (isLast ? side : STEP_PX)];
    for (let y = Math.max(0, first * STEP_PX - STEP_PX); y < Math.min(height, last * STEP_PX + side + STEP_PX); y++)
      for (let x = left; x < Math.min(width, right); x++) gray[y * width + x] = meanAround(dark, x, y, width, height);
  }
}

function meanAround(dark: Sums, x: number, y: number, width: number, height: number): number {
  const [left, top] = [Math.max(0, x - REACH_PX), Math.max(0, y - REACH_PX)];
  const [right, bottom] = [Math.min(width, x + REACH_PX + 1), Math.min(height, y + REACH_PX + 1)];
  return 255 * (1 - dark.within(left, top, right, bottom) / ((right - left) * (bottom - top)));
}

interface Sums {
  /** Number of pixels that count; right and bottom are exclusive. */
  within(left: number, top: number, right: number, bottom: number): number;
}

/** A summed-area table (Crow 1984). */
function sumUp({ width, height }: Raster, counts: (at: number) => boolean): Sums {
  const across = width + 1;
  const sums = new Uint32Array(across * (height + 1));
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = 0; x < width; x++) {
      if (counts(y * width + x)) sum += 1;
      sums[(y + 1) * across + x + 1] = sums[y * across + x + 1]! + sum;
    }
  }
  return {
    within: (left, top, right, bottom) =>
      sums[bottom * across + right]! -
      sums[top * across + right]! -
      sums[bottom * across + left]! +
      sums[top * across + left]!,
  };
}
