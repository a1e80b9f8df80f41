import { expect, test } from 'vitest';
import { cropFigure } from './crop-figure.ts';

const [WIDTH, HEIGHT, EM, BASELINE] = [400, 60, 37, 42];

function draw(ink: readonly (readonly [from: number, to: number, gray: number])[]) {
  const gray = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const [from, to, value] of ink)
    for (let y = BASELINE - 20; y < BASELINE; y++) gray.fill(value, y * WIDTH + from, y * WIDTH + to);
  return { width: WIDTH, height: HEIGHT, gray, dpi: 220 };
}

const crop = (...ink: Parameters<typeof draw>[0]) =>
  cropFigure(draw(ink), { left: 100, right: 300, baseline: BASELINE, em: EM }).width;

test('a figure is cut out with a little paper around it, and with a pale dash in front of it', () => {
  expect(crop([150, 250, 0])).toBeLessThan(130);
  expect(crop([150, 250, 0], [110, 122, 190])).toBeGreaterThan(150);
});

test('a place is cut out whole when it is full, or shows nothing', () => {
  expect(crop([100, 300, 0])).toBe(crop());
});
