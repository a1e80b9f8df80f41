import { expect, test } from 'vitest';
import { moveBox } from './move-box.ts';

const PAGE = { width: 600, height: 800 };

test.each([
  ['ArrowRight', false, [14, 10, 54, 30]],
  ['ArrowUp', false, [10, 6, 50, 26]],
  ['ArrowRight', true, [10, 10, 54, 30]],
  ['ArrowUp', true, [10, 10, 50, 26]],
])('%s, resizing %s', (key, resize, expected) => {
  expect(moveBox([10, 10, 50, 30], key, { resize, ...PAGE })).toEqual(expected);
});

test('the box never leaves the page and never vanishes', () => {
  let box: [number, number, number, number] = [2, 2, 12, 8];
  for (const [key, resize] of [
    ['ArrowLeft', false],
    ['ArrowUp', false],
    ['ArrowLeft', true],
    ['ArrowLeft', true],
    ['ArrowUp', true],
    ['ArrowUp', true],
  ] as const) {
    box = moveBox(box, key, { resize, ...PAGE }) ?? box;
  }
  expect(box).toEqual([0, 0, 4, 4]);
  expect(moveBox([570, 780, 600, 800], 'ArrowDown', { resize: false, ...PAGE })).toEqual([570, 780, 600, 800]);
});

test('other keys do nothing', () => {
  expect(moveBox([0, 0, 1, 1], 'a', { resize: false, ...PAGE })).toBeNull();
});
