import { expect, test } from 'vitest';
import { whitenPaper } from './whiten-paper.ts';

const SIDE_PX = 50;

test('grain goes where no ink is near, and stays around ink', () => {
  const gray = new Uint8Array(SIDE_PX * SIDE_PX).fill(240);
  const at = (x: number, y: number) => y * SIDE_PX + x;
  gray[at(12, 12)] = 40;
  const white = whitenPaper({ width: SIDE_PX, height: SIDE_PX, gray, dpi: 200 }).gray;
  expect(white[at(12, 12)]).toBe(40);
  expect([at(0, 0), at(23, 23), at(16, 12)].map((place) => white[place])).toEqual([240, 240, 240]);
  expect([at(24, 12), at(12, 24), at(49, 49)].map((place) => white[place])).toEqual([255, 255, 255]);
});
