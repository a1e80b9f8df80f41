import { expect, it } from 'vitest';
import { toSegment } from '../../lines/segments.ts';
import { printWord } from '../../testing/page-fixture.ts';
import { splitAtGaps } from './split-at-gaps.ts';

/** `gaps`: in points, between words that are 10 pt high. */
function namesOf(words: readonly string[], gaps: readonly number[]): readonly string[] | null {
  const lefts = words.map((_, at) => 40 + at * 50 + gaps.slice(0, at).reduce((sum, gap) => sum + gap, 0));
  const printed = words.map((text, at) => printWord(text, lefts[at]!, 40, 50));
  return splitAtGaps(toSegment(printed, 0, words.length))?.map(({ text }) => text) ?? null;
}

it.each([
  [
    ['Transaction', 'Id', 'Remarks'],
    [2.8, 5.7],
    ['Transaction Id', 'Remarks'],
  ],
  [
    ['Credit', 'Value', 'Date'],
    [7, 2.8],
    ['Credit', 'Value Date'],
  ],
  [['Transaction', 'Id', 'Remarks'], [2.8, 4.5], null],
  [['Green', 'Id', 'Remarks'], [2.8, 5.7], null],
])('%s with gaps of %s pt are %s', (words, gaps, names) => {
  expect(namesOf(words, gaps)).toEqual(names);
});
