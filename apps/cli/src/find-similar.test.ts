import { expect, test } from 'vitest';
import { findSimilar } from './find-similar.ts';

test.each([
  ['fromat', ['out', 'format', 'mode'], 'format'],
  ['formats', ['out', 'format'], 'format'],
  ['covert', ['convert', 'verify'], 'convert'],
  ['CSV', ['csv', 'qfx'], 'csv'],
  ['ox', ['ofx', 'qfx'], 'ofx'],
  ['xml', ['json', 'csv', 'xlsx', 'camt053'], null],
  ['', ['csv'], null],
])('%j among %j means %j', (typed, names, meant) => {
  expect(findSimilar(typed, names)).toBe(meant);
});
