/** Turns, levels and scales a raster. */
import type { Raster } from '@extracto/model';
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

/** Levels rows that are tilted clockwise by `skewDeg` around the middle of the page, and resamples to `dpi`. */
export function levelRows(raster: Raster, skewDeg: number, dpi: number): Raster {
  const scale = raster.dpi / dpi;
  if (skewDeg === 0 && scale === 1) return raster;
  const source = scale > 1.2 ? soften(raster) : raster;
  const [width, height] = [Math.round(raster.width / scale), Math.round(raster.height / scale)];
  const [cos, sin] = [Math.cos((skewDeg * Math.PI) / 180) * scale, Math.sin((skewDeg * Math.PI) / 180) * scale];
  const gray = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const dy = y - height / 2;
    let u = raster.width / 2 - (width / 2) * cos - dy * sin;
    let v = raster.height / 2 - (width / 2) * sin + dy * cos;
    for (let x = 0; x < width; x++, u += cos, v += sin) gray[y * width + x] = sampleBetween(source, u, v) + 0.5;
  }
  return { width, height, gray, dpi };
}

/** A 3 × 3 binomial filter: fewer pixels then do not mean more noise, and broken strokes close. */
export function soften(raster: Raster): Raster {
  const { width, height, gray } = raster;
  const across = new Uint16Array(gray.length);
  for (let at = 1; at < gray.length - 1; at++) across[at] = gray[at - 1]! + 2 * gray[at]! + gray[at + 1]!;
  const soft = new Uint8Array(gray);
  for (let at = width; at < gray.length - width; at++)
    soft[at] = (across[at - width]! + 2 * across[at]! + across[at + width]! + 8) >> 4;
  return { ...raster, width, height, gray: soft };
}
