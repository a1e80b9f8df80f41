/**
 * Estimates how a page lies: the angle at which its ink falls into the sharpest rows, and whether it lies on its side. Ink is projected
 * along candidate angles on a coarse copy; rows of text make a profile that jumps, any other angle smears it (Postl 1986).
 *
 * Upside down looks the same to a profile; reading decides that.
 */
import type { Raster } from '@extracto/model';
import { collectInk, type Ink } from './collect-ink.ts';
import { runsDown } from './lines/runs-down.ts';
import { OCR } from './thresholds.ts';

const { MOST_DEG, SIDEWAYS_RATIO, CLEAR_RATIO } = OCR.estimateSkew;

export interface Lie {
  /** Clockwise tilt of the printed rows in degrees; turning by as much the other way makes them level. */
  readonly skewDeg: number;
  /** The rows run up or down the page. */
  readonly isSideways: boolean;
}

/** Each pass looks around the best angle of the one before. */
const PASSES = [
  { reachDeg: MOST_DEG, stepDeg: 0.25 },
  { reachDeg: 0.25, stepDeg: 0.05 },
  { reachDeg: 0.05, stepDeg: 0.01 },
] as const;

/** `raster` has white paper; `ink` is its own, where it was collected before. A page without ink lies straight. */
export function estimateSkew(raster: Raster, ink: Ink = collectInk(raster)): Lie {
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
