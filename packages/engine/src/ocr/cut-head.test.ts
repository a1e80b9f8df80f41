import type { Raster } from '@extracto/model';
import { expect, test } from 'vitest';
import { cutHead } from './cut-head.ts';

const [WIDTH, LINE, GAP] = [300, 20, 10];

/** Bars of ink below each other in the upper part of a page that is `height` high. */
function draw(lines: number, height: number): Raster {
  const gray = new Uint8Array(WIDTH * height).fill(255);
  for (let line = 0; line < lines; line++)
    for (let y = GAP + line * (LINE + GAP); y < (line + 1) * (LINE + GAP); y++)
      gray.fill(20, y * WIDTH + 30, y * WIDTH + 200);
  return { width: WIDTH, height, gray, dpi: 200 };
}

test('the head of a page ends in the paper below its eighth line, whatever specks lie between', () => {
  const page = draw(20, 800);
  page.gray.fill(0, WIDTH * 35, WIDTH * 35 + 2);
  const head = cutHead(page)!;
  expect(head.height).toBe(8 * (LINE + GAP) + 1);
  expect(head.gray).toEqual(page.gray.subarray(0, WIDTH * head.height));
});

test.each([
  ['of few lines', draw(7, 800)],
  ['whose first lines fill half of it', draw(12, 500)],
  ['without any ink', draw(0, 800)],
])('a page %s has no head', (_, page) => {
  expect(cutHead(page)).toBeNull();
});
