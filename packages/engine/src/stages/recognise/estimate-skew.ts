/**
 * How a page lies: the angle at which its ink falls into the sharpest rows, and whether it lies on its side. Ink is projected
 * along candidate angles on a coarse copy; rows of text make a profile that jumps, any other angle smears it (Postl 1986).
 *
 * Upside down looks the same to a profile; reading decides that.
 */
import type { Raster } from '@extracto/model';
import { labelPieces } from './label-pieces.ts';
import { runsDown } from './lines/runs-down.ts';

export interface Lie {
  /** Clockwise tilt of the printed rows in degrees; turning by as much the other way makes them level. */
  readonly skewDeg: number;
  /** The rows run up or down the page. */
  readonly isSideways: boolean;
}

const COARSE_DPI = 75;
const INK_BELOW = 190;
const MOST_DEG = 8;
/** Each pass looks around the best angle of the one before. */
const PASSES = [
  { reachDeg: MOST_DEG, stepDeg: 0.25 },
  { reachDeg: 0.25, stepDeg: 0.05 },
  { reachDeg: 0.05, stepDeg: 0.01 },
] as const;
/** Columns of figures line up too, but less sharply than rows of text. */
const SIDEWAYS_RATIO = 1.3;
/** Between this and its inverse the letters themselves are asked: short rows of wide signs line up in both directions. */
const CLEAR_RATIO = 2.5;
const MOST_INK = 60_000;
/** Letters run together on the coarse copy. What is longer is a rule, a frame, a band or a picture. */
const LONGEST_WORD_INCHES = 1.2;

/** Dark pixels. */
interface Ink {
  readonly x: Int32Array;
  readonly y: Int32Array;
  readonly width: number;
  readonly height: number;
}

/** `raster` has white paper. A page without ink lies straight. */
export function estimateSkew(raster: Raster): Lie {
  const ink = collectInk(raster);
  if (ink.x.length === 0) return { skewDeg: 0, isSideways: false };
  const level = findAngle(ink);
  const upright = findAngle({ x: ink.y, y: ink.x, width: ink.height, height: ink.width });
  const isSideways = liesSideways(raster, upright.sharpness / level.sharpness);
  return { skewDeg: isSideways ? -upright.deg : level.deg, isSideways };
}

function liesSideways(raster: Raster, ratio: number): boolean {
  const seen = ratio > 1 / CLEAR_RATIO && ratio < CLEAR_RATIO ? runsDown(raster) : null;
  return seen ?? ratio > SIDEWAYS_RATIO;
}

function findAngle(ink: Ink): { deg: number; sharpness: number } {
  let best = { deg: 0, sharpness: sharpnessAt(ink, 0) };
  for (const { reachDeg, stepDeg } of PASSES) {
    const middle = best.deg;
    for (let deg = middle - reachDeg; deg <= middle + reachDeg; deg += stepDeg) {
      const sharpness = sharpnessAt(ink, deg);
      if (sharpness > best.sharpness) best = { deg, sharpness };
    }
  }
  return best;
}

function sharpnessAt({ x, y, width, height }: Ink, deg: number): number {
  const slope = Math.tan((deg * Math.PI) / 180);
  const margin = Math.ceil(Math.abs(slope) * width) + 1;
  const shifts = Int32Array.from({ length: width }, (_, column) => Math.floor(0.5 - column * slope) + margin);
  const rows = new Int32Array(height + 2 * margin);
  for (let index = 0; index < x.length; index++) {
    const at = y[index]! + shifts[x[index]!]!;
    rows[at] = rows[at]! + 1;
  }
  let sum = 0;
  for (let row = 1; row < rows.length; row++) sum += (rows[row]! - rows[row - 1]!) ** 2;
  return sum;
}

/**
 * Dark pixels of a coarse copy, without frames, rules and bands: their edges are sharper than any row of text and say
 * nothing about the way it runs. A page that is mostly dark is thinned out.
 */
function collectInk({ width, height, gray, dpi }: Raster): Ink {
  const step = Math.max(1, Math.round(dpi / COARSE_DPI));
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)];
  const coarse = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      coarse[row * columns + column] = meanOf(gray, width, column * step, row * step, step);
  const { labels, pieces } = labelPieces(coarse, columns, INK_BELOW);
  const longest = (LONGEST_WORD_INCHES * dpi) / step;
  const isText = pieces.map(({ left, top, right, bottom }) => Math.max(right - left, bottom - top) <= longest);
  const places: number[] = [];
  for (let at = 0; at < labels.length; at++) if (labels[at] !== 0 && isText[labels[at]! - 1]) places.push(at);
  const every = Math.ceil(places.length / MOST_INK);
  const thin = Int32Array.from({ length: Math.ceil(places.length / every) }, (_, index) => places[index * every]!);
  return {
    x: thin.map((at) => at % columns),
    y: thin.map((at) => Math.floor(at / columns)),
    width: columns,
    height: rows,
  };
}

function meanOf(gray: Uint8Array, width: number, left: number, top: number, side: number): number {
  let sum = 0;
  for (let y = top; y < top + side; y++) for (let x = left; x < left + side; x++) sum += gray[y * width + x]!;
  return sum / (side * side);
}
