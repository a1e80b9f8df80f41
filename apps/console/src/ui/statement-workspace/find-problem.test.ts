import { expect, test } from 'vitest';
import { findProblem } from './find-problem.ts';

test.each([
  [[3, 7], null, 1, 3],
  [[3, 7], 3, 1, 7],
  [[3, 7], 7, 1, 3],
  [[3, 7], 3, -1, 7],
  [[3, 7], 5, -1, 3],
  [[3, 7], null, -1, 7],
  [[], 2, 1, null],
] as const)('of %j, from %j, step %i leads to %j', (problems, row, step, expected) => {
  expect(findProblem(problems, row, step)).toBe(expected);
});
