import type { Raster } from '@extracto/model';
import { expect, test } from 'vitest';
import { levelBackground } from './level-background.ts';

const [WIDTH, HEIGHT] = [640, 640];

function draw(grayAt: (x: number, y: number) => number): Raster {
  const gray = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => grayAt(at % WIDTH, Math.floor(at / WIDTH)));
  return { width: WIDTH, height: HEIGHT, gray, dpi: 200 };
}

const at = ({ gray }: Raster, x: number, y: number) => gray[y * WIDTH + x]!;

test('a band a little brighter than half of the paper stays as dark as it is, everywhere', () => {
  const paper = 220;
  // it is unevenly printed
  const level = levelBackground(draw((x, y) => (y >= 288 && y < 352 ? 112 + (x % 64 < 32 ? 0 : 12) : paper)));
  for (let x = 16; x < WIDTH; x += 32) {
    expect(at(level, x, 320)).toBeLessThan(150);
    expect(at(level, x, 200)).toBeGreaterThan(250);
  }
});

test('a shadow on one side of the page becomes white', () => {
  const level = levelBackground(draw((_, y) => (y < 320 ? 230 : 130)));
  expect(at(level, 300, 100)).toBeGreaterThan(250);
  expect(at(level, 300, 500)).toBeGreaterThan(250);
});
