import { expect, test } from 'vitest';
import type { Measurement } from './measure-documents.ts';
import { findRegressions, formatPrograms, formatTable, toBaseline } from './report.ts';
import { replaceMarked } from './write-page.ts';

const measured = (engineMs: number): Measurement => ({
  name: 'a',
  pages: 10,
  engineMs,
  bareMs: 50,
  pdfJsMs: 40,
});

test('the table has pages per second, and the engine as a part of the bare reading', () => {
  expect(
    formatTable([measured(100)])
      .split('\n')
      .at(-1),
  ).toBe('| a | 10 | 100 | 200 | 50 % | 250 |');
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
test('programs are listed with their time and memory, and one that gave up says so', () => {
  const runs = [
    { program: 'one', ms: 1234, peakMb: 90 },
    { program: 'two', ms: null, peakMb: 10 },
  ];
  expect(formatPrograms([{ document: 'a', runs }])).toBe(
    '| document | one | two |\n|---|--:|--:|\n| a | 1.23 s, 90 MB | gave up |',
  );
});
test('a page keeps all but what stands between its marks, and a page without them is refused', () => {
  expect(replaceMarked('a <!-- b -->old<!-- /b --> c', 'b', 'new')).toBe('a <!-- b -->\n\nnew\n\n<!-- /b --> c');
  expect(() => replaceMarked('a', 'b', 'new')).toThrow('<!-- b -->');
});
