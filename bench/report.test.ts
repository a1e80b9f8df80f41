import { expect, test } from 'vitest';
import type { Measurement } from './measure-document.ts';
import { findRegressions, formatTable, toBaseline } from './report.ts';

const measured = (engineMs: number): Measurement => ({
  name: 'a',
  pages: 10,
  engineMs,
  bareMs: 50,
  pdftotextMs: null,
});

test('the table has pages per second and says what is not installed', () => {
  expect(
    formatTable([measured(100)])
      .split('\n')
      .at(-1),
  ).toBe('| a | 10 | 100 | 200 | 50 % | not installed |');
});
test('a loss of more than 15 % of the ratio is named', () => {
  expect(findRegressions([measured(120)], { a: 0.5 })).toEqual(["a: 42 % of the bare reading's speed, was 50 %"]);
});
test('a smaller loss, a gain and a new document are not', () => {
  expect(findRegressions([measured(115)], { a: 0.5 })).toEqual([]);
  expect(findRegressions([measured(80)], { a: 0.5 })).toEqual([]);
  expect(findRegressions([measured(500)], {})).toEqual([]);
});
test('a baseline keeps ratios only', () => {
  expect(toBaseline([measured(100)])).toEqual({ a: 0.5 });
});
