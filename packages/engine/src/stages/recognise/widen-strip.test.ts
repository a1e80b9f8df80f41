import { expect, test } from 'vitest';
import { STRIP_HEIGHT } from '../../strip.ts';
import { widenStrip } from './widen-strip.ts';

test('a wider picture has its strokes where they were, and as tall', () => {
  const width = 50;
  const gray = new Uint8Array(width * STRIP_HEIGHT).fill(255);
  for (let y = 10; y < 30; y++) gray.fill(0, y * width + 20, y * width + 30);
  const wide = widenStrip({ width, gray });
  expect(wide.width).toBe(90);
  const at = (x: number, y: number) => wide.gray[y * wide.width + x];
  expect([at(30, 20), at(45, 20), at(60, 20), at(45, 5), at(45, 29), at(45, 30)]).toEqual([255, 0, 255, 255, 0, 255]);
});
