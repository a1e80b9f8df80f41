import { expect, test } from 'vitest';
import type { RecognisedWord } from '../adapters/recogniser.ts';
import { sampleLetters } from './sample-letters.ts';

const word = (text: string, left: number, lineIndex: number): RecognisedWord => ({
  text,
  box: [left, 40 * lineIndex, left + 60, 40 * lineIndex + 20],
  lineIndex,
  confidence: 0.3,
  symbols: [],
});

test('lines that show the script are the words that stand together, without figures and other columns', () => {
  const page = { width: 600, height: 400, dpi: 200, gray: new Uint8Array(600 * 400).fill(255) };
  page.gray.fill(0, 40 * 600 + 20, 40 * 600 + 80);
  const { width, height, gray } = sampleLetters(page, [
    word('nnTip', 20, 1),
    word('nt', 90, 1),
    word('ann', 400, 1),
    word('12.50', 20, 2),
  ]);
  expect([width, height]).toEqual([130 + 12, 20 + 12 + 6]);
  expect(gray.reduce((sum, value) => sum + Number(value === 0), 0)).toBe(60);
});
