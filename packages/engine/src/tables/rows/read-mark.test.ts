import { expect, it } from 'vitest';
import { readMark } from './read-mark.ts';

it.each([
  ['+', 1],
  ['-', -1],
  ['−', -1],
  ['+ 1566.0', 1],
  ['-424.00', -1],
  ['+49 1566', null],
  ['CR', 'credit'],
  ['S', 'debit'],
  ['', null],
  ['--', null],
  ['GREEN GROCER', null],
] as const)('%s in a sign column says %s', (text, mark) => {
  expect(readMark(text, ['en', 'de'])).toBe(mark);
});
