import { expect, test } from 'vitest';
import { NO_ROWS, type RowSelection, type SelectHow, selectRow } from './select-rows.ts';

/** Shown from the largest amount on, say. */
const PLACES = [4, 2, 0, 3];

function press(...steps: readonly [number, SelectHow][]): number[] {
  const start: RowSelection = NO_ROWS;
  const { rows } = steps.reduce((now, [row, how]) => selectRow(now, { row, how, places: PLACES }), start);
  return [...rows];
}

test.each<[string, [number, SelectHow][], number[]]>([
  [
    'a click selects one row',
    [
      [2, 'only'],
      [0, 'only'],
    ],
    [0],
  ],
  [
    'a range has what is between on the screen',
    [
      [2, 'only'],
      [3, 'range'],
    ],
    [2, 0, 3],
  ],
  [
    'a range goes up as well',
    [
      [3, 'only'],
      [2, 'range'],
    ],
    [2, 0, 3],
  ],
  [
    'a second range begins where the first did',
    [
      [2, 'only'],
      [3, 'range'],
      [4, 'range'],
    ],
    [4, 2],
  ],
  [
    'Ctrl adds a row and takes one back',
    [
      [2, 'only'],
      [3, 'toggle'],
      [2, 'toggle'],
    ],
    [3],
  ],
  ['a range without a beginning is one row', [[0, 'range']], [0]],
])('%s', (_, steps, expected) => {
  expect(press(...steps)).toEqual(expected);
});
