import type { Raster } from '@extracto/model';
import { describe, expect, test } from 'vitest';
import { eraseBars } from './erase-bars.ts';

const [WIDTH, LINE, LEFT] = [300, 40, 150];
/** Pixels below the top of a line. */
const [CAPS, LOWER, BASELINE, FOOT] = [5, 11, 25, 32];

/** Lines of two words of three letters, and a stroke between them in each. */
function print(lines: number, stroke: readonly [top: number, bottom: number] | null, left = LEFT): Raster {
  const raster: Raster = {
    width: WIDTH,
    height: (lines + 1) * LINE,
    gray: new Uint8Array(WIDTH * (lines + 1) * LINE).fill(250),
    dpi: 200,
  };
  for (let line = 0; line < lines; line++) {
    for (const word of [20, 200])
      for (const [letter, top] of [CAPS, LOWER, CAPS].entries())
        ink(raster, word + 16 * letter, line * LINE + top, 10, BASELINE - top);
    if (stroke !== null) ink(raster, left, line * LINE + stroke[0], 2, stroke[1] - stroke[0]);
  }
  return raster;
}

function ink({ width, gray }: Raster, left: number, top: number, across: number, down: number): void {
  for (let y = top; y < top + down; y++) gray.fill(20, y * width + left, y * width + left + across);
}

/** Coordinates of the ink. */
function inkOf({ width, gray }: Raster): string[] {
  return [...gray.keys()].filter((at) => gray[at]! < 200).map((at) => `${at % width}, ${Math.floor(at / width)}`);
}

const BAR = [CAPS - 1, FOOT] as const;

test('brackets below each other are no bars: their middle stands beside their ends', () => {
  const page = print(6, null);
  for (let line = 0; line < 6; line++) {
    const top = line * LINE + CAPS - 1;
    ink(page, LEFT, top + 1, 2, 26);
    for (const end of [top, top + 21]) ink(page, LEFT + 2, end, 1, 7);
  }
  expect(inkOf(eraseBars(page).raster)).toEqual(inkOf(page));
});

describe('bars typed between cells', () => {
  test('are erased in every line, and nothing else is', () => {
    const { raster, rulings } = eraseBars(print(6, BAR));
    expect(inkOf(raster)).toEqual(inkOf(print(6, null)));
    expect(rulings).toEqual([{ orientation: 'vertical', box: [54, 1.44, 54.72, 83.52] }]);
  });
  test('are erased where one touches a letter', () => {
    const page = print(6, BAR);
    ink(page, LEFT + 2, 2 * LINE + 15, 12, 2);
    const without = print(6, null);
    ink(without, LEFT + 3, 2 * LINE + 15, 11, 2);
    expect(inkOf(eraseBars(page).raster)).toEqual(inkOf(without));
  });
  test('lie between two pixels in places', () => {
    const page = print(6, null);
    for (let line = 0; line < 6; line++) {
      ink(page, LEFT + (line % 2), line * LINE + BAR[0], 1, 14);
      for (let y = BAR[0] + 14; y < BAR[1]; y++)
        page.gray.fill(175, (line * LINE + y) * WIDTH + LEFT, (line * LINE + y) * WIDTH + LEFT + 2);
    }
    expect(eraseBars(page).rulings).toHaveLength(1);
  });
});

/** With paper of two pixels in each stroke, at a height that `at` gives for each line. */
function printBroken(at: (line: number) => number): Raster {
  const page = print(6, BAR);
  for (let line = 0; line < 6; line++)
    for (const y of [0, 1])
      page.gray.fill(250, (line * LINE + at(line) + y) * WIDTH + LEFT, (line * LINE + at(line) + y) * WIDTH + LEFT + 2);
  return page;
}

test('bars that a fax has broken here and there are erased', () => {
  expect(eraseBars(printBroken((line) => BAR[0] + 3 + 4 * line)).rulings).toHaveLength(1);
});

test.each([
  ['letters with a dot', printBroken(() => BAR[0] + 5)],
  ['the stems of letters that stand on the line', print(6, [CAPS, BASELINE])],
  ['the stems of letters that hang below it', print(6, [LOWER, FOOT])],
  ['a few strokes', print(4, BAR)],
])('%s stay', (_, page) => {
  expect(eraseBars(page)).toEqual({ raster: page, rulings: [] });
});
