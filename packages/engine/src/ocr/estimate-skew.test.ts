import type { Raster } from '@extracto/model';
import { expect, test } from 'vitest';
import { turnedTilt } from '../geometry/page-tilt.ts';
import { estimateSkew } from './estimate-skew.ts';
import { levelRows, turnRaster } from './straighten.ts';

const [WIDTH, HEIGHT] = [700, 900];

/** Rows of short words, and columns ruled from top to bottom. */
function drawTable(): Raster {
  const gray = new Uint8Array(WIDTH * HEIGHT).fill(255);
  const fill = (left: number, top: number, width: number, height: number) => {
    for (let y = top; y < top + height; y++) gray.fill(20, y * WIDTH + left, y * WIDTH + left + width);
  };
  for (let row = 0; row < 24; row++)
    for (let column = 0; column < 5; column++) {
      const [left, first, second] = [
        60 + column * 120 + ((row * 31 + column * 17) % 24),
        10 + ((row * 17 + column * 29) % 27),
        8 + ((row * 13) % 21),
      ];
      fill(left, 60 + row * 34, first, 10);
      fill(left + first + 8, 60 + row * 34, second, 10);
    }
  for (let rule = 0; rule < 6; rule++) fill(48 + rule * 120, 40, 3, 830);
  return { width: WIDTH, height: HEIGHT, gray, dpi: 100 };
}

test.each([
  ['upright, whatever stands beside it in rules', 0, 0, false],
  ['tilted', 0, 1.5, false],
  ['on its side', 1, 0, true],
  ['on its side the other way', 3, 0, true],
] as const)('%s', (_, turns, tiltDeg, isSideways) => {
  const lie = estimateSkew(levelRows(turnRaster(drawTable(), turns), turnedTilt(-tiltDeg), 100));
  expect(lie.isSideways).toBe(isSideways);
  expect(lie.skewDeg).toBeCloseTo(tiltDeg, 0.5);
});
