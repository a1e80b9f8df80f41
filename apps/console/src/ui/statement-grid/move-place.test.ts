import { expect, test } from 'vitest';
import { movePlace } from './move-place.ts';

const press = (key: string, ctrlKey = false) =>
  movePlace({ row: 5, column: 'description' }, { key, ctrlKey, metaKey: false }, { rowCount: 10, page: 7 });

test.each([
  ['ArrowUp', { row: 4, column: 'description' }],
  ['ArrowRight', { row: 5, column: 'amount' }],
  ['PageUp', { row: 0, column: 'description' }],
  ['PageDown', { row: 9, column: 'description' }],
  ['Home', { row: 5, column: 'date' }],
  ['End', { row: 5, column: 'balance' }],
])('%s moves and stays inside', (key, place) => {
  expect(press(key)).toEqual(place);
});

test('with control, Home and End go to the corners', () => {
  expect(press('Home', true)).toEqual({ row: 0, column: 'date' });
  expect(press('End', true)).toEqual({ row: 9, column: 'balance' });
});

test.each(['a', 'Enter', 'Tab', 'Escape'])('%s does not move', (key) => {
  expect(press(key)).toBeNull();
});
