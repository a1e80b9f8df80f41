import { expect, test } from 'vitest';
import { alignLooseMarks } from './align-loose-marks.ts';
import type { DecimalMark } from './read-figure.ts';

/** One word a row, each ending at the given edge. */
function align(rows: readonly (readonly [text: string, right: number])[], mark: DecimalMark): string[] {
  const readings = rows.map(([text]) => ({ text, alternatives: [] }));
  const places = rows.map(([text, right]) => ({ left: right - 10 * text.length, right, em: 20 }));
  return alignLooseMarks(readings, places, mark).map(({ text }) => text);
}

const COLUMN = ['45,30', '237,89', '1.190,67', '292,48'].map((text) => [text, 500] as const);

test.each<[string, string, number, DecimalMark, string]>([
  ['a short amount among amounts has the mark of the page', '8.04', 501, ',', '8,04'],
  ['an hour among amounts is an amount', '17:43', 499, ',', '17,43'],
  ['a stroke before more than a month has days is a comma', '4/77', 501, ',', '4,77'],
  ['what may be a day in a month stays one', '4/12', 501, ',', '4/12'],
  ['elsewhere it may be a day', '8.04', 100, ',', '8.04'],
  ['where the page has no mark nothing is known', '8.04', 500, null, '8.04'],
  ['a whole date stays a date', '08.04.25', 500, ',', '08.04.25'],
])('%s', (_, text, right, mark, expected) => {
  expect(align([...COLUMN, [text, right]], mark).at(-1)).toBe(expected);
});
