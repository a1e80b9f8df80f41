import type { Raster } from '@extracto/model';
import { expect, test } from 'vitest';
import { denoise } from './denoise.ts';

const [WIDTH, HEIGHT] = [600, 200];
/** A shaded row with a light stroke in it, and strokes of letters below. */
const SHADE = { left: 60, right: 540, top: 20, bottom: 80 };
const STROKE = { left: 200, right: 206, top: 35, bottom: 65 };

/** A multiplicative congruential generator (Lehmer), so that grains are the same each time. */
function createGrains(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const isWithin = (x: number, y: number, box: typeof SHADE) =>
  x >= box.left && x < box.right && y >= box.top && y < box.bottom;

/** `dark`: of the grains of the shade. */
function draw(dark: number): Raster {
  const next = createGrains(7);
  const gray = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const isGrain = isWithin(x, y, SHADE) && !isWithin(x, y, STROKE) && next() < dark;
      // three pixels of a stem, then four of paper
      const isLetter = y > 120 && y < 136 && x > 60 && x < 540 && x % 7 < 3;
      if (isGrain || isLetter) gray[y * WIDTH + x] = 0;
    }
  return { width: WIDTH, height: HEIGHT, gray, dpi: 200 };
}

const meanOf = ({ gray }: Raster, box: typeof SHADE) => {
  let [sum, count] = [0, 0];
  for (let y = box.top; y < box.bottom; y++)
    for (let x = box.left; x < box.right; x++) {
      sum += gray[y * WIDTH + x]!;
      count += 1;
    }
  return sum / count;
};

test.each([0.3, 0.7])(
  'a shade that a fax made grains of, %d of them dark, is an even gray with its light letters',
  (dark) => {
    const denoised = denoise(draw(dark));
    const inside = { left: 300, right: 500, top: 30, bottom: 70 };
    const values = [...Array(40).keys()].map((step) => denoised.gray[50 * WIDTH + 300 + 5 * step]!);
    expect(meanOf(denoised, inside) / 255).toBeCloseTo(1 - dark, 1);
    expect(values.every((value) => value > 0 && value < 250)).toBe(true);
    expect(meanOf(denoised, { left: 202, right: 204, top: 40, bottom: 60 })).toBeGreaterThan(250 - 90 * dark);
  },
);

test('letters keep their edges', () => {
  const given = draw(0.7);
  const denoised = denoise(given);
  const below = WIDTH * 110;
  expect(denoised.gray.subarray(below)).toEqual(given.gray.subarray(below));
});

test('a page without grains, and one of many grays, stay as they are', () => {
  const plain = draw(0);
  expect(denoise(plain)).toBe(plain);
  const given = draw(0.7);
  const many = { ...given, gray: given.gray.map((value, at) => (value === 255 ? 120 + (at % 80) : value)) };
  expect(denoise(many)).toBe(many);
});
