import type { Raster } from '@extracto/model';
import { expect, it } from 'vitest';
import { eraseLeaningRulings } from './erase-leaning-rulings.ts';

const [WIDTH, HEIGHT, DPI] = [120, 300, 200];

/** White paper with strokes of one grey, each three pixels wide around `x(y)`. */
function paint(strokes: readonly { from: number; to: number; x: (y: number) => number; gray: number }[]): Raster {
  const gray = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const { from, to, x, gray: ink } of strokes)
    for (let y = from; y < to; y++) for (const at of [-1, 0, 1]) gray[y * WIDTH + Math.round(x(y)) + at] = ink;
  return { width: WIDTH, height: HEIGHT, gray, dpi: DPI };
}

const inkOf = ({ gray }: Raster) => gray.reduce((count, value) => count + Number(value < 250), 0);
const erase = (raster: Raster) => eraseLeaningRulings(raster, raster);

it.each([
  ['upright', () => 40],
  ['leaning', (y: number) => 40 + y * 0.03],
  ['bent', (y: number) => 40 + 3 * Math.sin((y / HEIGHT) * Math.PI)],
])('a pale border that is %s is gone', (_, x) => {
  expect(inkOf(erase(paint([{ from: 20, to: 280, x, gray: 190 }])))).toBe(0);
});

it('borders of cells that stand a little apart are gone', () => {
  const cells = Array.from({ length: 9 }, (_, row) => ({
    from: 10 + row * 30,
    to: 35 + row * 30,
    x: (y: number) => 40 + y * 0.02,
    gray: 120,
  }));
  expect(inkOf(erase(paint(cells)))).toBe(0);
});

it('letters below each other stay, however well they line up', () => {
  const letters = Array.from({ length: 8 }, (_, line) => ({
    from: 10 + line * 35,
    to: 32 + line * 35,
    x: () => 60,
    gray: 60,
  }));
  const raster = paint(letters);
  expect(inkOf(erase(raster))).toBe(inkOf(raster));
});

it('a letter beside a border, and one that touches it, keep what is not the border', () => {
  const border = { from: 20, to: 280, x: (y: number) => 40 + y * 0.02, gray: 190 };
  const beside = { from: 100, to: 120, x: () => 60, gray: 60 };
  const touching = { from: 150, to: 170, x: (y: number) => 46 + y * 0.02, gray: 60 };
  const left = inkOf(erase(paint([border, beside, touching])));
  expect(left).toBeGreaterThanOrEqual(inkOf(paint([beside])) + 20);
});

it('a long border that leans like a stroke of handwriting stays', () => {
  const raster = paint([{ from: 20, to: 280, x: (y) => 10 + y * 0.3, gray: 190 }]);
  expect(inkOf(erase(raster))).toBe(inkOf(raster));
});
