import type { Raster } from '@extracto/model';
import { expect, test } from 'vitest';
import { lightenBands } from './lighten-bands.ts';

const SIDE = 5;

/** One character is a block of 5 × 5 pixels: `#` ink, `+` the ink of a band, anything else paper. */
function draw(picture: string): Raster {
  const rows = picture.trim().split('\n');
  const [width, height] = [SIDE * Math.max(...rows.map((row) => row.length)), SIDE * rows.length];
  const gray = new Uint8Array(width * height).fill(250);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const mark = rows[Math.floor(y / SIDE)]![Math.floor(x / SIDE)];
      if (mark === '#' || mark === '+') gray[y * width + x] = mark === '#' ? 20 : 90;
    }
  return { width, height, gray, dpi: 200 };
}

function show({ width, height, gray }: Raster): string {
  return Array.from({ length: height / SIDE }, (_, row) =>
    Array.from({ length: width / SIDE }, (_, column) =>
      gray[(SIDE * row + 2) * width + SIDE * column + 2]! < 128 ? '#' : '.',
    ).join(''),
  ).join('\n');
}

const outlined = ['.'.repeat(22), ...Array(6).fill(`.#${'.'.repeat(18)}#.`), '.'.repeat(22)].join('\n');

test.each([
  [
    'a band with light letters becomes paper with dark letters, without an edge',
    `
......................
.++++++++++++++++++++.
.+++..++.+++.+..+++++.
.+++..++.+++.+..+++++.
.++++++++++++++++++++.
......................
`,
    `
......................
......................
....##..#...#.##......
....##..#...#.##......
......................
......................
`,
  ],
  ['a frame stays', outlined, outlined.replaceAll('+', '#')],
  ['letters stay', '......\n.##.#.\n.##.#.\n......', '......\n.##.#.\n.##.#.\n......'],
])('%s', (_, picture, expected) => {
  expect(show(lightenBands(draw(picture)))).toBe(expected.trim());
});

test('grains of paper in the ink of a band leave nothing behind', () => {
  const band = draw('............\n.++++++++++.\n.++++..++++.\n.++++++++++.\n.++++++++++.\n............');
  band.gray[12 * band.width + 12] = 250;
  band.gray[17 * band.width + 40] = 250;
  const ink = lightenBands(band).gray.filter((value) => value < 210).length;
  expect(ink).toBe(2 * SIDE * SIDE);
});

test('a page without bands is handed on as it is', () => {
  const page = draw('......\n.#..#.\n......');
  expect(lightenBands(page)).toBe(page);
});
