/** Turns, levels and scales a raster. */
import type { PageTilt, Raster } from '@extracto/model';
import { isLevel, placeOnTilted } from '../geometry/page-tilt.ts';
import { sampleBetween } from './sample-between.ts';

export type QuarterTurns = 0 | 1 | 2 | 3;

/** Clockwise, pixel for pixel. */
export function turnRaster(raster: Raster, turns: QuarterTurns): Raster {
  if (turns === 0) return raster;
  const { width, height, gray } = raster;
  const turned = new Uint8Array(gray.length);
  const last = gray.length - 1;
  if (turns === 2) {
    for (let index = 0; index <= last; index++) turned[last - index] = gray[index]!;
    return { ...raster, gray: turned };
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [column, row] = turns === 1 ? [height - 1 - y, x] : [y, width - 1 - x];
      turned[row * height + column] = gray[y * width + x]!;
    }
  return { ...raster, width: height, height: width, gray: turned };
}

/** Levels rows and columns that run so over the page, around its middle, and resamples to `dpi`. */
export function levelRows(raster: Raster, tilt: PageTilt, dpi: number): Raster {
  const scale = raster.dpi / dpi;
  if (isLevel(tilt) && scale === 1) return raster;
  const source = scale > 1.2 ? smooth(raster) : raster;
  const [width, height] = [Math.round(raster.width / scale), Math.round(raster.height / scale)];
  const gray = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    // Along a row both places grow evenly.
    const [from, to] = [-width / 2, width / 2].map((across) =>
      placeOnTilted(tilt, { width, height }, across, y - height / 2),
    ) as [[number, number], [number, number]];
    const [across, down] = [((to[0] - from[0]) / width) * scale, ((to[1] - from[1]) / width) * scale];
    let u = raster.width / 2 + from[0] * scale;
    let v = raster.height / 2 + from[1] * scale;
    for (let x = 0; x < width; x++, u += across, v += down) gray[y * width + x] = sampleBetween(source, u, v) + 0.5;
  }
  return { width, height, gray, dpi };
}

/** A 3 × 3 binomial filter: fewer pixels then do not mean more noise, and broken strokes close. The first and the last row stay. */
export function smooth(raster: Raster): Raster {
  const { width, gray } = raster;
  const soft = new Uint8Array(gray);
  const down = (at: number) => gray[at - width]! + 2 * gray[at]! + gray[at + width]!;
  let [before, here] = [down(width), down(width + 1)];
  for (let at = width + 1; at < gray.length - width - 1; at++) {
    const next = gray[at + 1 - width]! + 2 * gray[at + 1]! + gray[at + 1 + width]!;
    soft[at] = (before + 2 * here + next + 8) >> 4;
    before = here;
    here = next;
  }
  return { ...raster, gray: soft };
}
