import { describe, expect, it } from 'vitest';
import { printWords } from '../testing/page-fixture.ts';
import { overlapX, splitSegments, toSegment } from './segments.ts';

const texts = (line: string, gapHeights = 0.85) => splitSegments(printWords(line), gapHeights).map(({ text }) => text);

describe('a line falls apart at column gaps', () => {
  it.each([
    ['Value date   Amount', ['Value date', 'Amount']],
    ['Value date  Amount', ['Value date', 'Amount']],
    ['Value date Amount', ['Value date Amount']],
    ['   Balance', ['Balance']],
    ['', []],
  ])('%s', (line, expected) => {
    expect(texts(line)).toEqual(expected);
  });

  it('and only at gaps wider than asked for', () => {
    expect(texts('Opening Balance:    5,000.00', 2.2)).toEqual(['Opening Balance: 5,000.00']);
    expect(texts('Opening Balance:     5,000.00', 2.2)).toEqual(['Opening Balance:', '5,000.00']);
  });

  it('which leaves no word out and doubles none', () => {
    const words = printWords('a bc   d   ef g    h');
    const segments = splitSegments(words, 0.85);
    expect(segments.flatMap((segment) => segment.words)).toEqual(words);
    expect(segments.map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [2, 3],
      [3, 5],
      [5, 6],
    ]);
  });
});

it('a segment has the box of its words', () => {
  const words = printWords('Value date   Amount');
  expect(toSegment(words, 0, 2)).toMatchObject({ text: 'Value date', box: [40, 40, 90, 50], from: 0, to: 2 });
});

it.each([
  ['shared width', [0, 10], [4, 20], 6],
  ['one inside the other', [0, 10], [4, 6], 2],
  ['touching', [0, 10], [10, 20], 0],
  ['a gap is negative', [0, 10], [15, 20], -5],
] as const)('overlap: %s', (_, [a0, a1], [b0, b1], expected) => {
  expect(overlapX([a0, 0, a1, 10], [b0, 50, b1, 60])).toBe(expected);
  expect(overlapX([b0, 50, b1, 60], [a0, 0, a1, 10])).toBe(expected);
});
